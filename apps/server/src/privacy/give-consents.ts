import { CONSENT_TEXT_VERSIONS, NEEDED_PART, SHARED_PARTS } from "@plateful/access";
import type {
  AnswerOf,
  giveConsents as giveEndpoint,
  shareWithCoach as shareEndpoint,
} from "@plateful/contract";
import { invalidField } from "../platform/base/problem.ts";
import type { Call } from "../platform/calls/call.ts";
import { findCoachId, insertDecisions, type NewDecision } from "./consent-store.ts";
import { loadConsentsOf } from "./present-consent.ts";

/** The parts of a decision that are the same for everything that a person decides in one call. */
const ownDecision = (call: Pick<Call, "actor" | "language" | "now">) => ({
  user_id: call.actor.id,
  actor_id: call.actor.id,
  language: call.language,
  decided_at: call.now,
});

/** @throws InvalidFields for a text that is no longer the one that people are asked with. */
function checkVersion(kind: NewDecision["kind"], version: number, path: string): void {
  if (version !== CONSENT_TEXT_VERSIONS[kind])
    throw invalidField(path, { code: "choice", value: String(version) });
}

/** Records what the caller consents to, each kind by itself, with the text that was read. */
export async function giveConsents(call: Call<typeof giveEndpoint>): Promise<AnswerOf<typeof giveEndpoint>> {
  const { consents, given_in } = call.body;
  const decisions = consents.map(({ kind, text_version }, at) => {
    checkVersion(kind, text_version, `consents.${at}.text_version`);
    return { ...ownDecision(call), kind, text_version, given_in, decision: "GIVEN" as const };
  });
  await insertDecisions(call.db, decisions);
  return { latest: await loadConsentsOf(call.db, call.actor.id) };
}

/**
 * Records what the caller's coach may see from now on.
 * @throws InvalidFields for someone who is not the caller's coach, or a text that is no longer the present one.
 */
export async function shareWithCoach(
  call: Call<typeof shareEndpoint>,
): Promise<AnswerOf<typeof shareEndpoint>> {
  const { coach, parts, text_version, given_in } = call.body;
  checkVersion("COACH_SHARING", text_version, "text_version");
  if ((await findCoachId(call.db, call.actor.id)) !== coach)
    throw invalidField("coach", { code: "invalid_pk", id: coach });
  await insertDecisions(call.db, [
    {
      ...ownDecision(call),
      ...{ kind: "COACH_SHARING", decision: "GIVEN", text_version, given_in, coach_id: coach },
      parts: SHARED_PARTS.filter((part) => part === NEEDED_PART || parts.includes(part)),
    },
  ]);
  return { latest: await loadConsentsOf(call.db, call.actor.id) };
}
