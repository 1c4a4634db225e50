import type { Language } from "@plateful/phrases";
import type { Db } from "../platform/database/open-database.ts";
import { listFoundFoods, listKnownWords, listWordsBySlips } from "./food-search-store.ts";
import {
  correctionsOf,
  halvesOf,
  isChecked,
  joinedTerm,
  pairTerm,
  plainText,
  slipsOf,
  wordsOf,
  wordTerm,
} from "./search-words.ts";

/** With fewer finds than this something may have been mistyped; three words that one food has were not. */
const FEW = 5;
const ENOUGH_OF_MANY_WORDS = 1;
const MANY_WORDS = 3;

/** What each word may have been meant to be, as terms of a question; null when no word is in doubt. */
async function correctedTerms(db: Db, words: readonly string[]): Promise<string[] | null> {
  const checked = words.filter(isChecked);
  const candidates = await listWordsBySlips(db, checked.flatMap(slipsOf));
  let isCorrected = false;
  const terms = words.map((word) => {
    const isBegun = candidates.some((known) => known.word.startsWith(word));
    const corrections =
      isChecked(word) && (words.length === 1 || !isBegun) ? correctionsOf(word, candidates) : [];
    isCorrected ||= corrections.length > 0;
    return wordTerm(word, corrections);
  });
  return isCorrected ? terms : null;
}

/** Two known words that were typed as one. */
async function splitTerms(db: Db, words: readonly string[]): Promise<string[]> {
  const [word] = words;
  if (word === undefined || words.length > 1) return [];
  const halves = halvesOf(word);
  const known = await listKnownWords(db, halves.flat());
  return halves.filter((pair) => pair.every((half) => known.has(half))).map(pairTerm);
}

/** What may have been meant where next to nothing was found as it was typed. */
async function findWithMistakes(
  db: Db,
  language: Language,
  plain: string,
  words: readonly string[],
): Promise<number[]> {
  if (!words.some(isChecked)) return [];
  const corrected = await correctedTerms(db, words);
  const split = await splitTerms(db, words);
  const orElse = split.length === 0 ? null : split.join("|");
  if (corrected === null && orElse === null) return [];
  const terms = corrected ?? words.map((word) => wordTerm(word, []));
  return listFoundFoods(db, language, { plain, words, terms, orElse, withCompounds: false });
}

/**
 * The ids of the foods that someone means, best first (ledger FOOD-035). Every word must stand in the name or the
 * brand, begun or whole, in either language; a word may also be the end of a compound. What was mistyped is found when
 * hardly anything else is.
 */
export async function findFoods(db: Db, language: Language, text: string): Promise<number[]> {
  const plain = plainText(text);
  const words = wordsOf(plain);
  if (words.length === 0) return [];
  const terms = words.map((word) => wordTerm(word, []));
  const asTyped = { plain, words, terms, orElse: joinedTerm(words), withCompounds: true };
  const found = await listFoundFoods(db, language, asTyped);
  if (found.length >= (words.length < MANY_WORDS ? FEW : ENOUGH_OF_MANY_WORDS)) return found;
  return [...new Set([...found, ...(await findWithMistakes(db, language, plain, words))])];
}
