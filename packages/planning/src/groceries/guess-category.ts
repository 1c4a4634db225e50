import type { GroceryCategory } from "@plateful/nutrition";
import { CATEGORY_WORDS } from "./category-words.ts";
import { parseGroceryLine } from "./grocery-lines.ts";

/** The end of a Dutch compound names the thing, but a short end may be a coincidence. */
const MIN_END_LENGTH = 4;

const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

const KNOWN: readonly (readonly [word: string, category: GroceryCategory])[] = Object.entries(CATEGORY_WORDS)
  .flatMap(([category, words]) =>
    words.split(",").map((word) => [plain(word), category as GroceryCategory] as const),
  )
  // The longest word that fits says most.
  .sort(([a], [b]) => b.length - a.length);

/** The forms under which a word may be listed: as it is, and without the ending of a plural. */
const formsOf = (word: string): string[] => [word, word.replace(/(?<=\p{L}{3})(?:es|s|en|n)$/u, "")];

function fits(line: string, words: readonly string[], known: string): boolean {
  if (known.includes(" ")) return ` ${line} `.includes(` ${known} `);
  return words.some(
    (word) => formsOf(word).includes(known) || (known.length >= MIN_END_LENGTH && word.endsWith(known)),
  );
}

/**
 * The shelf on which something is probably found, by its name in English or Dutch (GROC-023); OTHER when no word is known.
 *
 * @example guessCategory("2 l halfvolle melk") // "DAIRY"
 */
export function guessCategory(text: string): GroceryCategory {
  const line = plain(parseGroceryLine(text).name);
  const words = line.split(" ");
  return KNOWN.find(([known]) => fits(line, words, known))?.[1] ?? "OTHER";
}
