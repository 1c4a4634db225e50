import type { AnswerOf, findTemplateUses as endpoint, TemplateUse } from "@plateful/contract";
import { roundHalfUp } from "@plateful/quantities";
import { insertReadAudit } from "../platform/calls/audit-store.ts";
import type { Call } from "../platform/calls/call.ts";
import { listStarts, listUses, type UseRow } from "./plan-template-store.ts";

const UNDONE_WITHIN_MS = 7 * 86_400_000;

/** What a template made before this moment can no longer be undone. */
export const undoableSince = (now: Date): Date => new Date(now.getTime() - UNDONE_WITHIN_MS);

export const presentUse = ({
  user_id,
  plan_id,
  saved_at,
  days_before: _days,
  kcal,
  ...use
}: UseRow): TemplateUse => ({
  ...use,
  ...{ client: user_id, plan: plan_id },
  applied_at: saved_at.toISOString(),
  kcal: roundHalfUp(kcal),
});

/**
 * What can still be undone: plans that a template made in the last 7 days and that were not changed since (COACH-113). And
 * who still gets their first plan from one (COACH-190).
 */
export async function findTemplateUses(call: Call<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const uses = await listUses(call.db, {
    of: { coachId: call.actor.id },
    since: undoableSince(call.now),
  });
  const starts = await listStarts(call.db, call.actor.id);
  await insertReadAudit(
    call.db,
    { actor_id: call.actor.id, action: "find-template-uses", happened_at: call.now },
    [...uses.map(({ user_id }) => user_id), ...starts.map(({ client }) => client)],
  );
  return { uses: uses.map(presentUse), starts };
}
