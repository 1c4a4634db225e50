import type { ProblemCode } from "@plateful/contract";
import { phrasesOf } from "@plateful/phrases/all";
import { problemMessage } from "../base/messages.ts";

/** The words of a problem as an example has them; the description of the API has them in English. */
export const EN = (code: ProblemCode): string =>
  problemMessage(phrasesOf("en"), code, {
    seconds: 42,
    method: "DELETE",
    consent: "BODY_AND_PLAN",
    address: "https://plateful.example",
    scope: "groceries:read",
  });
