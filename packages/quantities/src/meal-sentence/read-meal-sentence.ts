import type { SaidMeasure } from "./grammar.ts";
import { type Phrase, phrasesOf } from "./phrases-of.ts";
import { amountAt, bareMeasureAt, type SaidAmount } from "./said-amount.ts";
import { plainWord, type SentenceToken, sentenceTokens } from "./sentence-tokens.ts";
import type { SentenceWords } from "./sentence-words.ts";

/** A food of a sentence, with how much of it was said. */
export interface SentenceLine {
  /** Where it stands in the sentence, its amount included. */
  readonly start: number;
  readonly end: number;
  /** What the food is called, in lower case without accents. */
  readonly words: string;
  /** Null where no amount was said. */
  readonly amount: number | null;
  /** Null where things are counted, or no amount was said. */
  readonly measure: SaidMeasure | null;
  /** Household measures that a size asks for: "a large banana". */
  readonly sized: readonly string[];
  /** The line, by its place, on or in which this food is: 0 for the cheese of "bread with cheese". */
  readonly on: number | null;
}

/** Whether several words together are the name of one food, such as "mac and cheese". */
export type IsOneName = (words: string) => boolean;

const FIRST_LETTER = /[\p{L}\d]/u;
const LAST_LETTER = /[\p{L}\d%+]/u;

/** A word without the marks around it, but with the "+" and "%" that tell kinds of a food apart. */
function withoutMarks(word: string): string {
  const letters = [...word];
  const first = letters.findIndex((letter) => FIRST_LETTER.test(letter));
  const last = letters.findLastIndex((letter) => LAST_LETTER.test(letter));
  return first < 0 ? "" : letters.slice(first, last + 1).join("");
}

const textOf = (tokens: readonly SentenceToken[]): string =>
  tokens
    .map(({ plain }) => withoutMarks(plainWord(plain)))
    .filter(Boolean)
    .join(" ");

interface Part {
  readonly food: readonly SentenceToken[];
  readonly said: SaidAmount | null;
  readonly all: readonly SentenceToken[];
}

/** Without the words around a food, such as "I had" and "for lunch". */
function bare(tokens: readonly SentenceToken[], words: SentenceWords): readonly SentenceToken[] {
  const isAround = ({ plain, isMark }: SentenceToken) => isMark || words.around.has(plain);
  const first = tokens.findIndex((token) => !isAround(token));
  if (first < 0) return [];
  const last = tokens.findLastIndex((token) => !isAround(token));
  return tokens.slice(first, last + 1);
}

/** An amount behind the food: "yoghurt 150 g", "banaan x2". */
function behind(tokens: readonly SentenceToken[], words: SentenceWords): Part | null {
  for (let at = 1; at < tokens.length; at += 1) {
    const from = words.times.has(tokens[at]?.plain ?? "") ? at + 1 : at;
    const said = amountAt(tokens, from, words);
    const isLast = said !== null && said.next === tokens.length;
    if (isLast && (!said.isArticle || said.measure !== null))
      return { food: tokens.slice(0, at), said, all: tokens };
  }
  return null;
}

/** Where the food begins behind an amount, which may be said twice: "200 ml/7 fl oz of milk". */
function foodFrom(tokens: readonly SentenceToken[], next: number, words: SentenceWords): number {
  const again = tokens[next]?.plain === "/" ? amountAt(tokens, next + 1, words) : null;
  const from = again === null || again.measure === null ? next : again.next;
  return words.of.has(tokens[from]?.plain ?? "") ? from + 1 : from;
}

/** What a phrase says: how much of which food. A measure without a food behind it is the food. */
function partOf(phrase: readonly SentenceToken[], words: SentenceWords): Part | null {
  const all = bare(phrase, words);
  if (all.length === 0) return null;
  const said = amountAt(all, 0, words) ?? bareMeasureAt(all, 0, words);
  if (said === null) return behind(all, words) ?? { food: all, said, all };
  const from = foodFrom(all, said.next, words);
  const food = bare(all.slice(from), words);
  if (food.length > 0) return { food, said, all };
  const measured = all[said.next - 1];
  if (said.measure === null || said.measure.kind === "metric" || measured === undefined) return null;
  return { food: [measured], said: { ...said, measure: null }, all };
}

/** The carrier that a phrase begins with, and what is on it without a word between: "boterham" and "kaas". */
function partsOnCarrier(part: Part, words: SentenceWords): readonly Part[] {
  const [first, ...rest] = part.food;
  const keys = words.carriers.get(first?.plain ?? "");
  if (first === undefined || keys === undefined) return [part];
  const said = part.said ?? { amount: 1, measure: null, sized: [], next: 0, isArticle: true };
  const counted: SaidAmount = {
    ...said,
    measure: said.measure ?? { kind: "household", keys, ml: null },
  };
  const until = part.all.indexOf(first) + 1;
  const carrier = { food: [first], said: counted, all: part.all.slice(0, until) };
  return rest.length === 0 ? [carrier] : [carrier, { food: rest, said: null, all: rest }];
}

interface Read extends Part {
  readonly join: Phrase["join"];
}

const toLine = ({ food, said, all }: Read, on: number | null): SentenceLine | null => {
  const [first, last] = [all[0], all.at(-1)];
  const text = textOf(food);
  if (first === undefined || last === undefined || text === "") return null;
  return {
    start: first.start,
    end: last.end,
    words: text,
    amount: said?.amount ?? null,
    measure: said?.measure ?? null,
    sized: said?.sized ?? [],
    on,
  };
};

/** Phrases that together are one name are one: "mac and cheese". What comes with a food and has a name of its own is one more. */
function joinNames(sentence: string, read: readonly Read[], isOneName: IsOneName): Read[] {
  const joined: Read[] = [];
  for (const next of read) {
    const before = joined.at(-1);
    const [from, to] = [before?.food[0]?.start, next.food.at(-1)?.end];
    const isBeside = next.join === "with" && isOneName(textOf(next.food));
    const isWhole = before !== undefined && next.said === null && next.join !== "mark" && !isBeside;
    const together = isWhole ? plainWord(sentence.slice(from, to)) : "";
    if (isWhole && isOneName(together)) {
      const food = sentenceTokens(sentence).filter(
        ({ start, end }) => start >= (from ?? start) && end <= (to ?? end),
      );
      joined[joined.length - 1] = { ...before, food, all: [...before.all, ...next.all] };
    } else joined.push(next);
  }
  return joined;
}

/** Whether each was left out, as is what is named behind it without an amount: "without milk and sugar". */
function leftOutOf(read: readonly Read[]): boolean[] {
  let isLeftOut = false;
  return read.map(({ join, said }) => {
    isLeftOut = join === "without" || (isLeftOut && join === "and" && said === null);
    return isLeftOut;
  });
}

export interface MealSentence {
  readonly lines: readonly SentenceLine[];
  /** What is called by its name and was left out: "koffie zonder suiker". */
  readonly leftOut: readonly string[];
}

/** The lines of what was eaten, each with what it is on. */
function linesOf(read: readonly Read[]): SentenceLine[] {
  const lines: SentenceLine[] = [];
  let host: number | null = null;
  for (const one of read) {
    const isOn = one.join === "with" || (one.join === "and" && host !== null && one.said === null);
    if (!isOn) host = null;
    else if (host === null && lines.length > 0) host = lines.length - 1;
    const line = toLine(one, isOn ? host : null);
    if (line !== null) lines.push(line);
  }
  return lines;
}

/**
 * Reads which foods a sentence names, and how much of each: "2 boterhammen met kaas en een glas melk" gives two slices of
 * "boterhammen", "kaas" on them, and a glass of "melk". What it says besides is left out. Source: FOOD-066, FOOD-067.
 */
export function readMealSentence(
  sentence: string,
  words: SentenceWords,
  isOneName: IsOneName = () => false,
): MealSentence {
  const read = phrasesOf(sentence, words).flatMap(({ tokens, join }): Read[] => {
    const part = partOf(tokens, words);
    const parts = part === null ? [] : partsOnCarrier(part, words);
    return parts.map((one, at) => ({ ...one, join: at === 0 ? join : "with" }));
  });
  const joined = joinNames(sentence, read, isOneName);
  const isLeftOut = leftOutOf(joined);
  const eaten = joined.filter((_one, at) => isLeftOut[at] === false);
  const leftOut = joined.filter((_one, at) => isLeftOut[at]).map(({ food }) => textOf(food));
  return { lines: linesOf(eaten), leftOut };
}
