import type { Duration } from "./find-durations.ts";
import type { Mention } from "./match-ingredients.ts";
import { stepTokens } from "./step-tokens.ts";

/** Where something cooks while a timer runs. */
export type TimerPlace = "OVEN" | "HOB" | "FRIDGE";

/** What a timer is called: an ingredient by its place in the list, or the first words of the step. */
export type TimerName = { readonly ingredient: number } | { readonly words: string };

const FIRST_WORDS = 4;

/** Words that tell where, by their beginning; the fridge and the oven are surer than what happens in them. */
const PLACES: readonly [TimerPlace, RegExp][] = [
  ["FRIDGE", /\b(?:fridge|refrigerator|koelkast|freezer|vriezer)\b/],
  ["OVEN", /\b(?:oven|roast|roaster|gratin)/],
  [
    "HOB",
    /\b(?:pan|wok|simmer|boil|fry|heat|saute|kook|bak|fruit|roerbak|verwarm|stoof|pruttel|sudder|stew)/,
  ],
];

/** A verb behind a comma or an "and" begins what the time is of: "melt the butter and let the eggs set for 3 minutes". */
const CLAUSE =
  /(?:,|\band|\ben|\bthen|\bdan) (?:let|leave|cook|bake|fry|simmer|boil|roast|heat|warm|laat|kook|bak|fruit|rooster|stoof|verwarm)\b/g;

const sentenceStart = (text: string, at: number): number =>
  Math.max(0, ...[". ", "; ", "! "].map((end) => text.lastIndexOf(end, at) + 1));

/** The sentence that a time stands in, in lower case. */
function sentenceAround(text: string, { start, end }: Duration): string {
  const stop = text.slice(end).search(/[.;!]/);
  return text.slice(sentenceStart(text, start), stop < 0 ? undefined : end + stop).toLowerCase();
}

/** Where something cooks in the sentence of a time; null where the sentence does not say. */
export function timerPlace(text: string, duration: Duration): TimerPlace | null {
  const sentence = sentenceAround(text, duration);
  return PLACES.find(([, words]) => words.test(sentence))?.[0] ?? null;
}

/**
 * What a timer is called: the first food that is named with its verb, or between the time before it and its own, else the first of its sentence or of
 * the step, else how the step begins.
 */
export function timerName(
  text: string,
  duration: Duration,
  { before, mentions }: { before: Duration | null; mentions: readonly Mention[] },
): TimerName {
  const begin = sentenceStart(text, duration.start);
  const within = mentions.filter(({ start }) => start >= begin && start < duration.start);
  const clause = [...text.slice(begin, duration.start).matchAll(CLAUSE)].at(-1);
  const ofClause = within.find(({ start }) => clause !== undefined && start >= begin + clause.index);
  const since = within.find(({ start }) => start >= (before?.end ?? 0));
  const named = ofClause ?? since ?? within[0] ?? mentions.find(({ start }) => start < duration.start);
  if (named !== undefined) return { ingredient: named.ingredient };
  const words = stepTokens(text).slice(0, FIRST_WORDS);
  return { words: text.slice(0, words.at(-1)?.end ?? 0) };
}
