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

const VULGAR: Readonly<Record<string, number>> = {
  "½": 1 / 2,
  "⅓": 1 / 3,
  "⅔": 2 / 3,
  "¼": 1 / 4,
  "¾": 3 / 4,
  "⅕": 1 / 5,
  "⅛": 1 / 8,
  "⅜": 3 / 8,
  "⅝": 5 / 8,
  "⅞": 7 / 8,
};

const NUMBER =
  /^(?<whole>\d+(?:[.,]\d+)?)?(?:\s*(?<vulgar>[½⅓⅔¼¾⅕⅛⅜⅝⅞])|(?:(?<=\d)\s+)?(?<top>\d+)\/(?<bottom>\d+))?/u;
/** A second number right after the first makes a range, which cannot be added up. */
const RANGE = /^\s*[-–]\s*\d/u;

/**
 * Takes a line apart: number, unit, name (GROC-023). A line without a usable number keeps its whole text as name.
 *
 * @example parseGroceryLine("1 ½ el olijfolie") // { quantity: 1.5, unit: "tbsp", name: "olijfolie", … }
 */
export function parseGroceryLine(text: string): GroceryLine {
  const line = text.trim().replace(/\s+/gu, " ");
  const plain: GroceryLine = { quantity: null, unit: null, name: line, text: line };
  const fraction = /^(\d+)\/(\d+)/u.exec(line);
  const match = fraction ?? NUMBER.exec(line);
  const quantity = fraction ? Number(fraction[1]) / Number(fraction[2]) : leadingQuantity(match);
  const rest = line.slice(match?.[0].length ?? 0);
  if (quantity === null || !Number.isFinite(quantity) || RANGE.test(rest)) return plain;
  const [, word = "", name = ""] = /^\s*(\p{L}+)\.?(?:\s+(.*))?$/u.exec(rest) ?? [];
  const unit = UNIT_BY_SPELLING.get(word.toLowerCase());
  if (unit !== undefined && name !== "") return { quantity, unit, name, text: line };
  return rest.trim() === "" ? plain : { quantity, unit: null, name: rest.trim(), text: line };
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

function leadingQuantity(match: RegExpExecArray | null): number | null {
  const { whole, vulgar, top, bottom } = match?.groups ?? {};
  if (whole === undefined && vulgar === undefined) return null;
  const base = whole === undefined ? 0 : Number(whole.replace(",", "."));
  const part = top === undefined ? (VULGAR[vulgar ?? ""] ?? 0) : Number(top) / Number(bottom);
  return base + part;
}
