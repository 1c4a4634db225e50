import type { Call } from "../platform/call.ts";
import { Problem } from "../platform/problem.ts";
import { checkMayWrite } from "./write-simple-recipe.ts";

/** Imports are for those who may write; without a provider of posts there is nothing to import from (SREC-040). */
export async function startImport(call: Call): Promise<never> {
  checkMayWrite(call, call.actor.isStaff ? null : call.actor.organisationId);
  throw new Problem("import_unavailable");
}

/** No import was ever started, so no job is anybody's. */
export async function getImportStatus(): Promise<never> {
  throw new Problem("not_found");
}
