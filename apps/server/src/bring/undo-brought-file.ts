import type { BroughtFile, undoBroughtFile as endpoint } from "@plateful/contract";
import { Problem } from "../platform/base/problem.ts";
import type { Call } from "../platform/calls/call.ts";
import { BRING_JOB, type BringJob } from "./bring-job.ts";
import { deleteFile, deleteParts, lockFile, setStatus } from "./brought-file-store.ts";
import { readFile } from "./get-brought-file.ts";
import { presentBroughtFile } from "./present-brought-file.ts";

/**
 * Takes back what an import added, also while it is under way (ledger DOOR-042). A file that was only read is thrown away at once,
 * and one that was taken back stays so.
 */
export async function undoBroughtFile(call: Call<typeof endpoint>): Promise<BroughtFile> {
  const { db, actor, now, params, services } = call;
  const row = await lockFile(db, actor.id, params.id, now);
  if (row === undefined) throw new Problem("not_found");
  if (row.status === "READY") {
    await deleteFile(db, row.id);
    return presentBroughtFile({ ...row, status: "UNDONE" }, now);
  }
  if (row.status === "UNDONE") return presentBroughtFile(row, now);
  await deleteParts(db, row.id);
  await setStatus(db, row.id, "UNDOING", now);
  const job: BringJob = { fileId: row.id, userId: actor.id };
  await services.jobs.enqueue(db, BRING_JOB, job);
  return readFile(call as Call, row.id);
}
