import { splitLeadingAmount } from "@plateful/quantities";

/** A line of a simple grocery list, taken apart. */
export interface GroceryLine {
  /** Null when the line names no single number ("salt", "2-3 carrots"). */
  readonly quantity: number | null;
  /** The unit in its short form, null when things are counted or there is no quantity. */
  readonly unit: string | null;
  readonly name: string;
  /** The line as it was written; null once lines were added up, then the parts must be put into words again. */
  readonly text: string | null;
}

/** Ways to write a unit, English and Dutch, by the short form under which they count as equal. */
const SPELLINGS: Readonly<Record<string, readonly string[]>> = {
  g: ["g", "gr", "gram", "grams"],
  kg: ["kg", "kilo", "kilogram", "kilograms"],
  ml: ["ml", "milliliter", "milliliters", "millilitre", "millilitres"],
  cl: ["cl", "centiliter", "centilitre"],
  dl: ["dl", "deciliter", "decilitre"],
  l: ["l", "liter", "liters", "litre", "litres"],
  oz: ["oz", "ounce", "ounces"],
  lb: ["lb", "lbs", "pound", "pounds"],
  tbsp: ["tbsp", "tablespoon", "tablespoons", "el", "eetlepel", "eetlepels"],
  tsp: ["tsp", "teaspoon", "teaspoons", "tl", "theelepel", "theelepels"],
  cup: ["cup", "cups", "kop", "kopje", "kopjes", "koppen"],
  piece: ["piece", "pieces", "stuk", "stuks", "st"],
  slice: ["slice", "slices", "plak", "plakje", "plakjes", "plakken", "snee", "sneetje", "sneetjes", "sneden"],
  clove: ["clove", "cloves", "teen", "teentje", "teentjes", "tenen"],
  can: ["can", "cans", "tin", "tins", "blik", "blikje", "blikjes", "blikken"],
  pinch: ["pinch", "pinches", "snuf", "snufje", "snufjes"],
  bunch: ["bunch", "bunches", "bos", "bosje", "bosjes", "bossen"],
  handful: ["handful", "handfuls", "hand", "handje", "handjes"],
};
const UNIT_BY_SPELLING = new Map(
  Object.entries(SPELLINGS).flatMap(([unit, spellings]) =>
    spellings.map((spelling) => [spelling, unit] as const),
  ),
);

/**
 * Takes a line apart: number, unit, name (GROC-023). A line without a usable number keeps its whole text as name.
 *
 * @example parseGroceryLine("1 ½ el olijfolie") // { quantity: 1.5, unit: "tbsp", name: "olijfolie", … }
 */
export function parseGroceryLine(text: string): GroceryLine {
  const line = text.trim().replace(/\s+/gu, " ");
  const plain: GroceryLine = { quantity: null, unit: null, name: line, text: line };
  const split = splitLeadingAmount(line);
  if (split === null || split.rest === "") return plain;
  const { amount: quantity, rest } = split;
  const [, word = "", name = ""] = /^(\p{L}+)\.?(?:\s(.*))?$/u.exec(rest) ?? [];
  const unit = UNIT_BY_SPELLING.get(word.toLowerCase());
  if (unit !== undefined && name !== "") return { quantity, unit, name, text: line };
  return { quantity, unit: null, name: rest, text: line };
}

/** Adds up lines with equal unit and name, whatever their capitals; other lines stay as they are (GROC-023). */
export function mergeGroceryLines(lines: readonly string[]): GroceryLine[] {
  const merged = new Map<string, GroceryLine>();
  for (const text of lines) {
    if (text.trim() === "") continue;
    const line = parseGroceryLine(text);
    const key = JSON.stringify([line.quantity === null, line.unit, line.name.toLowerCase()]);
    const known = merged.get(key);
    merged.set(key, known ? addLines(known, line) : line);
  }
  return [...merged.values()];
}

function addLines(a: GroceryLine, b: GroceryLine): GroceryLine {
  if (a.quantity === null || b.quantity === null) return a;
  return { ...a, quantity: a.quantity + b.quantity, text: null };
}
