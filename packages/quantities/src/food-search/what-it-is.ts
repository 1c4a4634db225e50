import type { FoodLanguage } from "./word-stem.ts";

/** Whether compounds are written as one word, so that the end of a word tells what it is. */
const JOINS_WORDS: Readonly<Record<FoodLanguage, boolean>> = { en: false, nl: true };

/** Words of which the ends of Dutch compounds are known: shorter ones end too many others ("ei" and "prei"). */
const MIN_HEAD_LENGTH = 3;

/**
 * The end of the name of what is such a thing: "whole milk" is a milk, and so is "karnemelk", for Dutch writes both words
 * together; "milk chocolate" is none. A number behind it tells the fat ("goudse kaas 48"). What was typed is letters, digits and
 * spaces, so it needs no quoting.
 */
export const headPattern = (language: FoodLanguage, plain: string): string =>
  `${JOINS_WORDS[language] && plain.length >= MIN_HEAD_LENGTH ? "" : "(^| )"}${plain}( [0-9]+)*$`;
