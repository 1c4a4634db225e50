import type { SimpleAnswersError } from "@plateful/nutrition";
import type { Phrases } from "@plateful/phrases";
import { CallError, listMessages } from "../lib/server/call-error.ts";
import { InternalError } from "../lib/server/internal-error.ts";

const MESSAGES: Readonly<Record<SimpleAnswersError, string>> = {
  motivation: "Motivation is required",
  cooking_styles: "Please select 1-2 cooking styles",
  meal_times: "Please select at least one meal time",
};

/** The answers were not sent, because something is missing (ledger SIM-017). */
export class SubmitRefused extends Error {
  readonly code: SimpleAnswersError;

  constructor(code: SimpleAnswersError) {
    super(MESSAGES[code]);
    this.name = "SubmitRefused";
    this.code = code;
  }
}

function callFailureText(error: CallError, words: Phrases["simpleOnboarding"]): string {
  if (error.detail !== undefined) return error.detail;
  const data = listMessages(error.fields).join("\n");
  if (data !== "") return data;
  return error.status === 0 ? words.saveFailed : words.apiError({ status: error.status });
}

/** What a failed save says: the server's own words, its data, its status, what was thrown, or that it failed (ledger SIM-032). */
export function submitFailureText(error: unknown, words: Phrases["simpleOnboarding"]): string {
  if (error instanceof CallError) return callFailureText(error, words);
  if (error instanceof SubmitRefused) return words.refusals[error.code];
  if (error instanceof InternalError && error.code === "user_id") return words.refusals.user_id;
  return error instanceof Error && error.message !== "" ? error.message : words.saveFailed;
}
