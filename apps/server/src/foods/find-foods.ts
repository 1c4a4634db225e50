import type { CompleteLanguage } from "@plateful/phrases";
import type { Services } from "../platform/calls/services.ts";
import type { Db } from "../platform/database/open-database.ts";
import { listFoundFoods, listKnownWords, listWordsBySlips } from "./food-search-store.ts";
import type { Kitchen } from "./kitchen.ts";
import { kitchenOf } from "./kitchen-of.ts";
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
  language: CompleteLanguage,
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

interface Asked {
  readonly db: Db;
  readonly kitchen: Kitchen;
  readonly language: CompleteLanguage;
}

/** Foods that are called so, then what the database finds by the same words. */
async function findMeant({ db, kitchen, language }: Asked, plain: string): Promise<number[]> {
  const named = kitchen.named(language, plain);
  return [...new Set([...named, ...(await findAsTyped(db, language, plain))])];
}

/** Foods that are called so, or else what the database finds: what was mistyped is looked for there once more anyhow. */
async function findRight(asked: Asked, plain: string): Promise<readonly number[]> {
  const named = asked.kitchen.named(asked.language, plain);
  return named.length > 0 ? named : findAsTyped(asked.db, asked.language, plain);
}

/** The same without the words that say how much of it, where no food has them all. */
async function findBare(asked: Asked, plain: string): Promise<number[]> {
  const bare = asked.kitchen.bare(asked.language, plain);
  return bare === plain ? [] : findMeant(asked, bare);
}

/** A dish that the library lacks may have been imported; where it was not, nothing else was meant. */
async function findLacked({ db, language }: Asked, names: readonly string[]): Promise<number[]> {
  const found = [];
  for (const name of names) found.push(...(await findAsTyped(db, language, name)));
  return found;
}

/**
 * What may have been meant where hardly anything was found: other names begun, mistyped names of the library, then all others.
 * Another word may have been meant, so a name of the library takes no more than half of a page.
 */
async function findElse(asked: Asked, plain: string): Promise<number[]> {
  const { db, kitchen, language } = asked;
  const words = wordsOf(plain);
  const begun = kitchen.begunBy(language, plain);
  const corrected = begun.length > 0 ? null : kitchen.vocabulary[language].corrected(words);
  const lacked = corrected === null ? [] : kitchen.lacked(language, corrected.join(" "));
  const imported = await findLacked(asked, lacked);
  if (lacked.length > 0 && imported.length === 0) return [];
  const right = corrected === null ? [] : await findRight(asked, corrected.join(" "));
  const bare = right.length > 0 || corrected === null ? [] : await findBare(asked, corrected.join(" "));
  const others = await findWithMistakes(db, language, plain, words);
  return [...begun, ...right.slice(0, FEW), ...bare.slice(0, FEW), ...others, ...right, ...bare];
}

/**
 * The ids of the foods that someone means, best first (ledger FOOD-035). Foods of the library that are called so come first
 * (FOOD-056). Otherwise every word must stand in the name or the brand, begun or whole, in either language; a word may also be
 * the end of a compound. What was mistyped is found when hardly anything else is.
 */
export async function findFoods(
  services: Services,
  db: Db,
  language: CompleteLanguage,
  text: string,
): Promise<number[]> {
  const typed = wordsOf(plainText(text)).join(" ");
  if (typed === "") return [];
  const kitchen = await kitchenOf(services, db);
  const plain = kitchen.spelled(language, typed);
  const asked = { db, kitchen, language };
  const named = kitchen.named(language, typed);
  const found = [...new Set([...named, ...(await findMeant(asked, plain))])];
  if (named.length > 0 || found.length >= (wordsOf(plain).length < MANY_WORDS ? FEW : ENOUGH_OF_MANY_WORDS))
    return found;
  const lacked = kitchen.lacked(language, typed);
  if (lacked.length > 0) return [...new Set([...found, ...(await findLacked(asked, lacked))])];
  const bare = await findBare(asked, plain);
  return [...new Set([...found, ...bare, ...(bare.length > 0 ? [] : await findElse(asked, plain))])];
}
