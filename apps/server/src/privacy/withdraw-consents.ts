import { type ConsentKind, STORING_KINDS } from "@plateful/access";
import type { AnswerOf, withdrawConsents as endpoint } from "@plateful/contract";
import type { Call } from "../platform/calls/call.ts";
import { findProvenEmail, forgetHeldAnswers } from "../platform/calls/held-answers-store.ts";
import { forgetAnswersOf } from "../platform/calls/idempotency.ts";
import type { Db } from "../platform/database/open-database.ts";
import { withReach } from "../platform/database/scope.ts";
import {
  eraseMealIngredients,
  eraseOwnCycle,
  eraseRows,
  findCoachId,
  insertDecisions,
  type NewDecision,
} from "./consent-store.ts";
import { HEALTH_TABLES } from "./health-tables.ts";
import { loadConsentsOf } from "./present-consent.ts";

async function eraseDataOf(db: Db, userId: number, kind: ConsentKind): Promise<void> {
  if (kind === "COACH_SHARING") return;
  for (const table of HEALTH_TABLES[kind]) await eraseRows(db, table, userId);
  // What a practice notes about them they do not see, but it goes with the rest.
  if (kind === "BODY_AND_PLAN") await withReach(db, "all", () => eraseRows(db, "client_notes", userId));
  if (kind === "CYCLE") await eraseOwnCycle(db, userId);
  if (kind === "BODY_AND_PLAN") await eraseMealIngredients(db, userId);
  // They may tell of the body and of the cycle.
  const mayTell = kind === "BODY_AND_PLAN" || kind === "CYCLE";
  const email = mayTell ? await findProvenEmail(db, userId) : null;
  if (email !== null) await forgetHeldAnswers(db, email);
}

/**
 * Withdraws consent: the data of the kind is erased in the same transaction, and a coach sees nothing from the next call on.
 * Answers that were kept for repeated calls go too, because they may hold what is being erased.
 */
export async function withdrawConsents(call: Call<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { db, actor, now, language } = call;
  const kinds = [...new Set(call.body.kinds)];
  const coachId = await findCoachId(db, actor.id);
  for (const kind of kinds) await eraseDataOf(db, actor.id, kind);
  if (kinds.some((kind) => (STORING_KINDS as readonly string[]).includes(kind)))
    await forgetAnswersOf(db, actor.id);
  await insertDecisions(
    db,
    kinds.map((kind): NewDecision => {
      const sharing = kind === "COACH_SHARING" && coachId !== null ? { coach_id: coachId } : {};
      const { given_in } = call.body;
      const decided = { decision: "WITHDRAWN" as const, text_version: null, decided_at: now };
      return { user_id: actor.id, actor_id: actor.id, kind, language, given_in, ...decided, ...sharing };
    }),
  );
  return { latest: await loadConsentsOf(db, actor.id) };
}
