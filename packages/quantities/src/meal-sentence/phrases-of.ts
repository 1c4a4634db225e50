import { amountAt } from "./said-amount.ts";
import { type SentenceToken, sentenceTokens } from "./sentence-tokens.ts";
import type { SentenceWords } from "./sentence-words.ts";

/** A part of a sentence that names one food, and what stands before it. */
export interface Phrase {
  readonly tokens: readonly SentenceToken[];
  readonly join: "mark" | "and" | "with" | "without";
}

/** Marks within a phrase: they end no food. */
const INSIDE = new Set(["-", "–", "/", "'", "’", "×", "~", "±"]);

function joinOf(token: SentenceToken, words: SentenceWords): Phrase["join"] | null {
  if (token.isMark)
    return INSIDE.has(token.plain) ? null : token.plain === "&" || token.plain === "+" ? "and" : "mark";
  if (words.without.has(token.plain)) return "without";
  if (words.with.has(token.plain)) return "with";
  return words.and.has(token.plain) ? "and" : null;
}

/** Whether letters that follow a number at once belong to it: "7up", but neither "200g" nor "2x". */
const isNumberedName = (before: SentenceToken, token: SentenceToken, words: SentenceWords): boolean =>
  before.value !== null &&
  before.end === token.start &&
  !token.isMark &&
  token.value === null &&
  !words.beginsPair(token.plain) &&
  ![words.measures, words.times, words.parts].some((known) => known.has(token.plain));

/** Words of two parts made one: "fl oz". */
export function paired(tokens: readonly SentenceToken[], words: SentenceWords): SentenceToken[] {
  const made: SentenceToken[] = [];
  for (const token of tokens) {
    const before = made.at(-1);
    const pair = before && words.pairs.get(`${before.plain} ${token.plain}`);
    if (before !== undefined && pair !== undefined)
      made[made.length - 1] = { ...before, plain: pair, end: token.end };
    else if (before !== undefined && isNumberedName(before, token, words))
      made[made.length - 1] = { ...token, plain: before.plain + token.plain, start: before.start };
    else made.push(token);
  }
  return made;
}

/** Whether another food begins here: an amount with words before and behind it ("2 eggs 1 banana"). */
function beginsAnother(
  tokens: readonly SentenceToken[],
  at: number,
  begun: number,
  words: SentenceWords,
): boolean {
  const hasFood = tokens
    .slice(begun, at)
    .some(({ plain, value, isMark }) => value === null && !isMark && !words.has(plain));
  if (!hasFood) return false;
  const said = amountAt(tokens, at, words);
  if (said === null) return false;
  const next = tokens[said.next];
  return next !== undefined && joinOf(next, words) === null && !next.isMark && !words.around.has(next.plain);
}

/** The phrases of a sentence, each of one food. */
export function phrasesOf(sentence: string, words: SentenceWords): Phrase[] {
  const tokens = paired(sentenceTokens(sentence), words);
  const phrases: Phrase[] = [];
  let [begun, join]: [number, Phrase["join"]] = [0, "mark"];
  const close = (until: number) => {
    if (until > begun) phrases.push({ tokens: tokens.slice(begun, until), join });
  };
  let at = 0;
  while (at < tokens.length) {
    const token = tokens[at];
    if (token === undefined) break;
    const next = joinOf(token, words);
    if (next !== null) {
      close(at);
      // Two words that join say the last of them: "and also with".
      [begun, join] = [at + 1, next];
      at += 1;
    } else if (beginsAnother(tokens, at, begun, words)) {
      close(at);
      [begun, join] = [at, "mark"];
    }
    const said = next === null ? amountAt(tokens, at, words) : null;
    at = said === null ? (next === null ? at + 1 : at) : Math.max(at + 1, said.next);
  }
  close(tokens.length);
  return phrases;
}
