import type { Call } from "../platform/calls/call.ts";
import type { Db } from "../platform/database/open-database.ts";
import { RECIPE_IMPORT_JOB, type RecipeImportJob } from "./import-job.ts";
import { askAgain } from "./recipe-import-store.ts";
import { findStuckImport, listStuckImports as listRows, type StuckImportRow } from "./simple-import-store.ts";

/** Reading takes seconds: what was asked for so long ago and has not ended hangs. */
const HANGS_MS = 2 * 60_000;

const hangsBefore = (now: Date): Date => new Date(now.getTime() - HANGS_MS);

/** Imports of simple recipes that failed or hang, the last first; never what was read or who asked (STAFF-028). */
export const listStuckImports = (db: Db, now: Date): Promise<StuckImportRow[]> =>
  listRows(db, hangsBefore(now));

/** Reads one of them once more; false where it is not stuck any more, or nothing is left to read (STAFF-029). */
export async function retryStuckImport(
  { db, services, now, language }: Pick<Call, "db" | "services" | "now" | "language">,
  importId: number,
): Promise<boolean> {
  const stuck = await findStuckImport(db, importId, hangsBefore(now));
  if (stuck === undefined || (await askAgain(db, importId, { text: null, now })) === undefined) return false;
  const asked = (stuck.language as Call["language"] | null) ?? language;
  const job: RecipeImportJob = { importId, userId: stuck.user_id, language: asked };
  await services.jobs.enqueue(db, RECIPE_IMPORT_JOB, job);
  return true;
}
