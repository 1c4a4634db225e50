import { amountToText, scaleIngredientLine } from "@plateful/quantities";
import { type GroceryLine, parseGroceryLine } from "./grocery-lines.ts";

/** An ingredient of a planned recipe in both languages, with the part of the recipe that is cooked. */
export interface SimpleIngredientLine {
  readonly en: string;
  readonly nl: string;
  readonly category: string;
  /** 1 = the recipe as it is written. */
  readonly factor: number;
}

/** A line of a simple grocery list. */
export interface SimpleGroceryLine {
  readonly en: string;
  readonly nl: string;
  readonly category: string;
}

/** What is said of the preparation does not matter in the shop: "1 onion, finely chopped" buys "1 onion". */
const asBought = (line: string): string => (line.split(/[,(]/u)[0] ?? "").trim();

/** Names count as equal in singular and plural, whatever their capitals. */
const nameKey = (name: string): string =>
  name
    .toLowerCase()
    .split(" ")
    .map((word) => word.replace(/(?<=[a-z]{2})e?s$/u, ""))
    .join(" ");

/** By what a line counts as the same thing from list to list, whatever its amount (GROC-030). */
export const groceryLineKey = (line: string): string => nameKey(parseGroceryLine(asBought(line)).name);

interface Entry {
  /** The largest single amount: its words fit the sum best. */
  readonly line: SimpleIngredientLine;
  readonly parsed: GroceryLine;
  readonly quantity: number | null;
}

const amountOf = ({ quantity }: GroceryLine, factor: number): number | null =>
  quantity === null ? null : quantity * factor;

function merge(known: Entry, next: Entry): Entry {
  if (known.quantity === null || next.quantity === null) return known;
  const larger = (next.parsed.quantity ?? 0) > (known.parsed.quantity ?? 0) ? next : known;
  return { ...larger, quantity: known.quantity + next.quantity };
}

function written(text: string, { parsed, quantity }: Entry, decimalSign: "." | ","): string {
  const { quantity: first, unit } = parsed;
  if (first === null || quantity === null || quantity === first) return text;
  // Things that are counted were written in the singular: "2 × onion" is right in every language.
  const isSingular = unit === null && first <= 1 && quantity > 1;
  if (isSingular) return `${amountToText(quantity, decimalSign)} × ${parseGroceryLine(text).name}`;
  return scaleIngredientLine(text, quantity / first, decimalSign);
}

/**
 * What to buy for planned simple recipes: the same thing in the same unit is one line with the sum; what has no amount
 * stands once. The English lines decide what is the same, so the list has the same lines in both languages (GROC-016).
 */
export function simpleGroceryLines(lines: readonly SimpleIngredientLine[]): SimpleGroceryLine[] {
  const entries = new Map<string, Entry>();
  for (const given of lines) {
    const line = { ...given, en: asBought(given.en), nl: asBought(given.nl) };
    const parsed = parseGroceryLine(line.en);
    const entry = { line, parsed, quantity: amountOf(parsed, line.factor) };
    const key = JSON.stringify([parsed.quantity === null, parsed.unit, nameKey(parsed.name)]);
    const known = entries.get(key);
    entries.set(key, known === undefined ? entry : merge(known, entry));
  }
  return [...entries.values()].map((entry) => ({
    en: written(entry.line.en, entry, "."),
    nl: written(entry.line.nl, entry, ","),
    category: entry.line.category,
  }));
}
