import type { SaidMeasure } from "./grammar.ts";
import type { SentenceToken } from "./sentence-tokens.ts";
import type { SentenceWords } from "./sentence-words.ts";

/** An amount at a place of a phrase. */
export interface SaidAmount {
  readonly amount: number;
  readonly measure: SaidMeasure | null;
  /** The household measures that a size asks for: "large". */
  readonly sized: readonly string[];
  /** The token behind it. */
  readonly next: number;
  /** Whether only an article said it: "a banana". */
  readonly isArticle: boolean;
}

interface Count {
  readonly value: number;
  readonly next: number;
  readonly isArticle: boolean;
}

/** A number written in digits or as a word. */
function numberAt(tokens: readonly SentenceToken[], at: number, words: SentenceWords): number | null {
  const token = tokens[at];
  if (token === undefined || token.isMark) return null;
  return token.value ?? words.numbers.get(token.plain) ?? null;
}

const partAt = (tokens: readonly SentenceToken[], at: number, words: SentenceWords): number | null => {
  const token = tokens[at];
  if (token === undefined) return null;
  const isSign = token.value !== null && token.value < 1;
  return isSign ? token.value : (words.parts.get(token.plain) ?? null);
};

/** What follows a whole number: "½", "1/2", "and a half", "en een half". */
function restAfter(tokens: readonly SentenceToken[], at: number, words: SentenceWords): Count | null {
  const direct = tokens[at]?.value;
  if (direct !== undefined && direct !== null && direct < 1)
    return { value: direct, next: at + 1, isArticle: false };
  if (!words.and.has(tokens[at]?.plain ?? "")) return null;
  const behind = words.articles.has(tokens[at + 1]?.plain ?? "") ? at + 2 : at + 1;
  const part = partAt(tokens, behind, words);
  return part === null ? null : { value: part, next: behind + 1, isArticle: false };
}

const withoutArticle = (tokens: readonly SentenceToken[], at: number, words: SentenceWords): number =>
  words.articles.has(tokens[at]?.plain ?? "") || words.of.has(tokens[at]?.plain ?? "") ? at + 1 : at;

/** "half", "half a", "een halve", "two thirds of a", "a couple of", "a". */
function partOrArticle(tokens: readonly SentenceToken[], at: number, words: SentenceWords): Count | null {
  const isArticle = words.articles.has(tokens[at]?.plain ?? "");
  const first = isArticle ? at + 1 : at;
  const part = partAt(tokens, first, words);
  if (part !== null) return { value: part, next: withoutArticle(tokens, first + 1, words), isArticle: false };
  if (!isArticle) return null;
  const number = numberAt(tokens, first, words);
  if (number !== null) return { value: number, next: first + 1, isArticle: false };
  return { value: 1, next: first, isArticle: true };
}

function countAt(tokens: readonly SentenceToken[], at: number, words: SentenceWords): Count | null {
  const number = numberAt(tokens, at, words);
  if (number === null || number < 1) return partOrArticle(tokens, at, words);
  const rest = restAfter(tokens, at + 1, words);
  if (rest !== null) return { value: number + rest.value, next: rest.next, isArticle: false };
  const share = words.parts.get(tokens[at + 1]?.plain ?? "");
  if (share !== undefined) return { value: number * share, next: at + 2, isArticle: false };
  return { value: number, next: at + 1, isArticle: false };
}

/** The mean of a range: "2-3", "2 tot 3". */
function rangeFrom(tokens: readonly SentenceToken[], first: Count, words: SentenceWords): Count {
  const between = tokens[first.next];
  if (first.isArticle || between === undefined) return first;
  const isRange = ["-", "–"].includes(between.plain) || words.upTo.has(between.plain);
  const last = isRange ? countAt(tokens, first.next + 1, words) : null;
  if (last === null || last.isArticle) return first;
  return { ...last, value: (first.value + last.value) / 2 };
}

/** An amount that begins at a token, with its measure if one is said; null where none does. */
export function amountAt(
  tokens: readonly SentenceToken[],
  at: number,
  words: SentenceWords,
): SaidAmount | null {
  const begun = countAt(tokens, at, words);
  if (begun === null) return null;
  const { value, next: behind, isArticle } = rangeFrom(tokens, begun, words);
  let next =
    words.times.has(tokens[behind]?.plain ?? "") || tokens[behind]?.plain === "×" ? behind + 1 : behind;
  const sized: string[] = [];
  for (let size = words.sizes.get(tokens[next]?.plain ?? ""); size !== undefined; ) {
    sized.push(...size);
    next += 1;
    size = words.sizes.get(tokens[next]?.plain ?? "");
  }
  const measure = words.measures.get(tokens[next]?.plain ?? "") ?? null;
  return { amount: value, measure, sized, next: measure === null ? next : next + 1, isArticle };
}

/** A measure without a number, as in "glass of milk" and "plak kaas": one of it. */
export function bareMeasureAt(
  tokens: readonly SentenceToken[],
  at: number,
  words: SentenceWords,
): SaidAmount | null {
  const sized = words.sizes.get(tokens[at]?.plain ?? "");
  const first = sized === undefined ? at : at + 1;
  const measure = words.measures.get(tokens[first]?.plain ?? "");
  if (measure === undefined || measure.kind === "metric") return null;
  return { amount: 1, measure, sized: sized ?? [], next: first + 1, isArticle: true };
}
