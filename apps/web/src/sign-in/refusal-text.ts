import type { Phrases } from "@plateful/phrases";
import { CallError } from "../lib/server/call-error.ts";

/** What to say when a sign-in mail could not be asked for (ledger AUTH-009, AUTH-022). */
export function refusalText(error: unknown, phrases: Phrases): string {
  if (!(error instanceof CallError)) return phrases.general.loginFailed;
  if (error.status === 0) return phrases.signIn.login.noNetwork;
  return error.at("email") ?? error.general ?? error.detail ?? phrases.general.loginFailed;
}
