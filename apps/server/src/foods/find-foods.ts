import type { CompleteLanguage } from "@plateful/phrases";
import { correctionsOf, findMeantFoods, halvesOf, isChecked, slipsOf, wordsOf } from "@plateful/quantities";
import type { Services } from "../platform/calls/services.ts";
import type { Db } from "../platform/database/open-database.ts";
import { listFoundFoods, listKnownWords, listWordsBySlips } from "./food-search-store.ts";
import { kitchenOf } from "./kitchen-of.ts";
import { joinedTerm, pairTerm, wordTerm } from "./search-terms.ts";

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
  language: CompleteLanguage,
  plain: string,
  words: readonly string[],
): Promise<number[]> {
  const corrected = await correctedTerms(db, words);
  const split = await splitTerms(db, words);
  const orElse = split.length === 0 ? null : split.join("|");
  if (corrected === null && orElse === null) return [];
  const terms = corrected ?? words.map((word) => wordTerm(word, []));
  return listFoundFoods(db, language, { plain, words, terms, orElse, withCompounds: false });
}

/** What the database finds by these words. */
function findAsTyped(db: Db, language: CompleteLanguage, plain: string): Promise<number[]> {
  const words = wordsOf(plain);
  const terms = words.map((word) => wordTerm(word, []));
  return listFoundFoods(db, language, {
    plain,
    words,
    terms,
    orElse: joinedTerm(words),
    withCompounds: true,
  });
}

/** The ids of the foods that someone means, best first (ledger FOOD-035). */
export async function findFoods(
  services: Services,
  db: Db,
  language: CompleteLanguage,
  text: string,
): Promise<number[]> {
  const kitchen = await kitchenOf(services, db);
  const source = {
    asTyped: (plain: string) => findAsTyped(db, language, plain),
    withMistakes: (plain: string, words: readonly string[]) => findWithMistakes(db, language, plain, words),
  };
  return findMeantFoods({ source, kitchen, language }, text);
}
