import type { Kitchen } from "./kitchen.ts";
import { isChecked, plainText, wordsOf } from "./search-words.ts";
import type { FoodLanguage } from "./word-stem.ts";

/** With fewer finds than this something may have been mistyped; three words that one food has were not. */
const FEW = 5;
const ENOUGH_OF_MANY_WORDS = 1;
const MANY_WORDS = 3;

/** Where foods are looked for by their words. */
export interface FoodSource {
  /** Foods that have these words, begun or whole, best first. */
  readonly asTyped: (plain: string) => Promise<number[]> | number[];
  /** The same where words may have been mistyped; asked only where one of them may be. */
  readonly withMistakes: (plain: string, words: readonly string[]) => Promise<number[]> | number[];
}

interface Asked {
  readonly source: FoodSource;
  readonly kitchen: Kitchen;
  readonly language: FoodLanguage;
}

/** Foods that are called so, then what is found by the same words. */
async function findMeant({ source, kitchen, language }: Asked, plain: string): Promise<number[]> {
  const named = kitchen.named(language, plain);
  return [...new Set([...named, ...(await source.asTyped(plain))])];
}

/** Foods that are called so, or else what is found by the words: what was mistyped is looked for there once more anyhow. */
async function findRight(asked: Asked, plain: string): Promise<readonly number[]> {
  const named = asked.kitchen.named(asked.language, plain);
  return named.length > 0 ? named : asked.source.asTyped(plain);
}

/** The same without the words that say how much of it, where no food has them all. */
async function findBare(asked: Asked, plain: string): Promise<number[]> {
  const bare = asked.kitchen.bare(asked.language, plain);
  return bare === plain ? [] : findMeant(asked, bare);
}

/** A dish that the library lacks may have been imported; where it was not, nothing else was meant. */
async function findLacked({ source }: Asked, names: readonly string[]): Promise<number[]> {
  const found = [];
  for (const name of names) found.push(...(await source.asTyped(name)));
  return found;
}

/**
 * What may have been meant where hardly anything was found: other names begun, mistyped names of the library, then all others.
 * Another word may have been meant, so a name of the library takes no more than half of a page.
 */
async function findElse(asked: Asked, plain: string): Promise<number[]> {
  const { source, kitchen, language } = asked;
  const words = wordsOf(plain);
  const begun = kitchen.begunBy(language, plain);
  const corrected = begun.length > 0 ? null : kitchen.vocabulary[language].corrected(words);
  const lacked = corrected === null ? [] : kitchen.lacked(language, corrected.join(" "));
  const imported = await findLacked(asked, lacked);
  if (lacked.length > 0 && imported.length === 0) return [];
  const right = corrected === null ? [] : await findRight(asked, corrected.join(" "));
  const bare = right.length > 0 || corrected === null ? [] : await findBare(asked, corrected.join(" "));
  const others = words.some(isChecked) ? await source.withMistakes(plain, words) : [];
  return [...begun, ...right.slice(0, FEW), ...bare.slice(0, FEW), ...others, ...right, ...bare];
}

/**
 * The ids of the foods that someone means, best first (ledger FOOD-035). Foods of the library that are called so come first
 * (FOOD-056). Otherwise every word must stand in the name or the brand, begun or whole, in either language; a word may also be
 * the end of a compound. What was mistyped is found when hardly anything else is.
 */
export async function findMeantFoods(asked: Asked, text: string): Promise<number[]> {
  const { kitchen, language } = asked;
  const typed = wordsOf(plainText(text)).join(" ");
  if (typed === "") return [];
  const plain = kitchen.spelled(language, typed);
  const named = kitchen.named(language, typed);
  const found = [...new Set([...named, ...(await findMeant(asked, plain))])];
  if (named.length > 0 || found.length >= (wordsOf(plain).length < MANY_WORDS ? FEW : ENOUGH_OF_MANY_WORDS))
    return found;
  const lacked = kitchen.lacked(language, typed);
  if (lacked.length > 0) return [...new Set([...found, ...(await findLacked(asked, lacked))])];
  const bare = await findBare(asked, plain);
  return [...new Set([...found, ...bare, ...(bare.length > 0 ? [] : await findElse(asked, plain))])];
}
