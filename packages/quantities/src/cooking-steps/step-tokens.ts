import { plainText } from "../food-search/search-words.ts";
import { stemOf } from "../food-search/word-stem.ts";

/** One word of a text, with its stems by the rules of both languages: a recipe does not say in which it is written. */
export interface StepToken {
  /** In lower case, without accents. */
  readonly word: string;
  readonly english: string;
  readonly dutch: string;
  readonly start: number;
  readonly end: number;
  /** Whether a sentence, or a part of one, ends between the word before and this one. */
  readonly startsPart: boolean;
  readonly startsSentence: boolean;
}

/** Several of what no rule of endings reaches. */
const IRREGULAR: Readonly<Record<string, string>> = {
  ...{ eieren: "ei", eitjes: "ei", uien: "ui", leaves: "leaf", loaves: "loaf", halves: "half" },
  ...{ kropjes: "krop", kroppen: "krop", lapjes: "lap" },
};

const WORD = /[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*/gu;

/** Letters with their accents taken off, hyphens kept: "reduced-salt" is one word, and no salt. */
const plainWord = (word: string): string =>
  word
    .split("-")
    .map((part) => plainText(part.replaceAll(/['’]s$/g, "s")))
    .join("-");

export function stepTokens(text: string): StepToken[] {
  let last = 0;
  return [...text.matchAll(WORD)].map((found, at) => {
    const plain = plainWord(found[0]);
    const word = IRREGULAR[plain] ?? plain;
    const between = text.slice(last, found.index);
    last = found.index + found[0].length;
    return {
      ...{ word, english: stemOf(word, "en"), dutch: stemOf(word, "nl") },
      ...{ start: found.index, end: last },
      startsPart: at === 0 || /[,.;:!?()]/.test(between),
      startsSentence: at === 0 || /[.;!?]/.test(between),
    };
  });
}

/** The same word, perhaps of several of the thing: "tomaat" and "tomaten", "leek" and "leeks". */
export const isSameWord = (one: StepToken, other: StepToken): boolean =>
  one.word === other.word || one.english === other.english || one.dutch === other.dutch;
