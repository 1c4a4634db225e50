import type { retryJobs as endpoint } from "@plateful/contract";
import { insertAudit } from "../platform/calls/audit-store.ts";
import type { Call } from "../platform/calls/call.ts";
import { withReach } from "../platform/database/scope.ts";
import { RECIPE_IMPORT_JOB, retryStuckImport } from "../recipe-imports/index.ts";

type Retry = Call<typeof endpoint>;

/** A simple recipe's import may have failed although its job did what it could: then there is no failed job to try again. */
async function retryImport(call: Retry, importId: number): Promise<number> {
  if (call.body.kind !== RECIPE_IMPORT_JOB) return 0;
  const isRetried = await withReach(call.db, "all", () => retryStuckImport(call, importId));
  return Number(isRetried);
}

/**
 * Lets failed jobs of one kind be done again, or one import of a simple recipe; what is not failed any more is left alone (ledger
 * STAFF-005, STAFF-029).
 */
export async function retryJobs(call: Retry) {
  const { db, actor, body, now, services } = call;
  const count =
    body.import === undefined
      ? await services.jobs.retryFailed(db, body.kind, body.id)
      : await retryImport(call, body.import);
  const entry = { actor_id: actor.id, user_id: null, happened_at: now };
  await insertAudit(db, { ...entry, action: "retry-jobs" });
  return { count };
}
