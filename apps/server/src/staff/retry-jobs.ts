import type { retryJobs as endpoint } from "@plateful/contract";
import { insertAudit } from "../platform/calls/audit-store.ts";
import type { Call } from "../platform/calls/call.ts";

/** Lets failed jobs of one kind be done again; a job that is not failed any more is left alone (ledger STAFF-005). */
export async function retryJobs({ db, actor, body, now, services }: Call<typeof endpoint>) {
  const count = await services.jobs.retryFailed(db, body.kind, body.id);
  const entry = { actor_id: actor.id, user_id: null, happened_at: now };
  await insertAudit(db, { ...entry, action: "retry-jobs" });
  return { count };
}
