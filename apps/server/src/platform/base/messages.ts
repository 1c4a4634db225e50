import type { StoringKind } from "@plateful/access";
import type { FieldError, ProblemCode } from "@plateful/contract";
import type { AllPhrases } from "@plateful/phrases/all";

type Sentence = string | ((values: never) => string);

const say = (sentence: Sentence, values: object): string =>
  typeof sentence === "string" ? sentence : sentence(values as never);

/** The sentence for a refusal in the caller's language. */
export function problemMessage(
  phrases: AllPhrases,
  code: ProblemCode,
  values: { seconds: number; method: string; consent: StoringKind; address: string; scope: string },
): string {
  return say(phrases.errors.problem[code], values);
}

/** The sentence for a field that cannot be accepted. */
export function fieldMessage(phrases: AllPhrases, error: FieldError): string {
  return say(phrases.errors.field[error.code], error);
}
