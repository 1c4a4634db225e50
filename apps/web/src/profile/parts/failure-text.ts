import type { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { CallError } from "../../lib/server/call-error.ts";

/** The words of a failed save: the server's own, else what fits the failure. */
export function failureText(error: Error, phrases: ReturnType<typeof usePhrases>): string {
  if (!(error instanceof CallError)) return phrases.general.somethingWentWrong;
  if (error.status === 0) return phrases.profile.editing.offline;
  const [first] = Object.values(error.fields);
  const message = Array.isArray(first) ? (first[0] as string | undefined) : undefined;
  return error.general ?? message ?? error.detail ?? phrases.general.somethingWentWrong;
}
