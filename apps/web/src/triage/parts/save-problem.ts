import type { Phrases } from "@plateful/phrases";
import { CallError, plainMessages } from "../../lib/server/call-error.ts";

/**
 * What stopped the saving of a client's round, in words: someone else's change, no connection (the draft is kept), what the
 * server says, else that something went wrong (ledger COACH-227).
 */
export function saveProblem(
  error: Error,
  { general, profile }: Pick<Phrases, "general" | "profile">,
  changedMeanwhile: string,
): string {
  if (!(error instanceof CallError)) return general.somethingWentWrong;
  if (error.status === 409 && error.code === "conflict") return changedMeanwhile;
  if (error.status === 0) return profile.editing.offline;
  return error.detail ?? plainMessages(error.fields)[0] ?? general.somethingWentWrong;
}
