import type { listStaffJobs as endpoint, StaffJobs } from "@plateful/contract";
import type { Call } from "../platform/calls/call.ts";
import { listFailedJobs, listQueues } from "./job-queue-store.ts";

/** What waits in the queue, and what was given up (ledger STAFF-005). */
export async function listStaffJobs({ db }: Call<typeof endpoint>): Promise<StaffJobs> {
  const failed = await listFailedJobs(db);
  return {
    kinds: await listQueues(db),
    failed: failed.map((job) => ({ ...job, failed_at: job.failed_at?.toISOString() ?? null })),
  };
}
