import type { listStaffJobs as endpoint, StaffJobs } from "@plateful/contract";
import type { Call } from "../platform/calls/call.ts";
import { withReach } from "../platform/database/scope.ts";
import { listStuckImports } from "../recipe-imports/index.ts";
import { listFailedJobs, listQueues } from "./job-queue-store.ts";

/** What waits in the queue, what was given up (ledger STAFF-005), and which imports of simple recipes are stuck (STAFF-028). */
export async function listStaffJobs({ db, now }: Call<typeof endpoint>): Promise<StaffJobs> {
  const failed = await listFailedJobs(db);
  const imports = await withReach(db, "all", () => listStuckImports(db, now));
  return {
    kinds: await listQueues(db),
    failed: failed.map((job) => ({ ...job, failed_at: job.failed_at?.toISOString() ?? null })),
    imports: imports.map(({ is_readable, asked, status, ...row }) => ({
      ...row,
      status: status as StaffJobs["imports"][number]["status"],
      asked_at: asked.toISOString(),
      can_be_retried: is_readable,
    })),
  };
}
