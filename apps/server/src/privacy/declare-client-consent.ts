import type { declareClientConsent as endpoint } from "@plateful/contract";
import { Problem } from "../platform/base/problem.ts";
import { insertAudit } from "../platform/calls/audit-store.ts";
import type { Call } from "../platform/calls/call.ts";
import { requireRight } from "../platform/calls/team-rights.ts";
import { insertDecisions, isClientOf, listLatestDecisions, type NewDecision } from "./consent-store.ts";

/**
 * Records that a coach says that a client agreed, so that the coach can enter the client's data (COACH-015). What the client
 * decided is never overruled: a kind that was given or withdrawn by the client stays as it is.
 * @throws Problem not_found for anybody who is not a client of the caller; permission_denied for a kind that the client
 * withdrew.
 */
export async function declareClientConsent(call: Call<typeof endpoint>): Promise<undefined> {
  const { db, actor, now, language } = call;
  const { client, kinds } = call.body;
  if (!(await isClientOf(db, actor.id, client))) throw new Problem("not_found");
  await requireRight(call, "EDIT_PLANS");
  const latest = await listLatestDecisions(db, client);
  const decisionOf = (kind: string) => latest.find((row) => row.kind === kind)?.decision;
  if (kinds.some((kind) => decisionOf(kind) === "WITHDRAWN")) throw new Problem("permission_denied");
  const fresh = [...new Set(kinds)].filter((kind) => decisionOf(kind) === undefined);
  await insertDecisions(
    db,
    fresh.map(
      (kind): NewDecision => ({
        ...{ user_id: client, actor_id: actor.id, kind, decision: "DECLARED", given_in: "COACH" },
        ...{ text_version: null, language, decided_at: now },
      }),
    ),
  );
  const entry = { actor_id: actor.id, user_id: client, action: "declare-client-consent" };
  await insertAudit(db, { ...entry, happened_at: now });
}
