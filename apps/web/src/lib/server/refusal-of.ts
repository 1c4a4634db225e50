import type { Phrases } from "@plateful/phrases";
import { CallError } from "./call-error.ts";

/** Why a form was refused as a whole, in words; null when its fields say it, or nothing was refused. */
export function refusalOf(error: Error | null, fields: readonly string[], phrases: Phrases): string | null {
  if (error === null) return null;
  if (!(error instanceof CallError)) return phrases.general.somethingWentWrong;
  if (error.status === 0) return phrases.profile.editing.offline;
  // What stands between here and the server may have answered, in words that are not ours.
  if (error.status >= 500) return phrases.general.somethingWentWrong;
  if (fields.some((field) => error.at(field) !== undefined)) return null;
  return error.general ?? error.detail ?? phrases.general.somethingWentWrong;
}

/** What was wrong with one field. */
export const refusalAt = (error: Error | null, field: string): string | undefined =>
  error instanceof CallError ? error.at(field) : undefined;
