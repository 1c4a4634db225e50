/** How the dates of a file are written that have the year last; unknown until one tells it. */
export type DateOrder = "DMY" | "MDY";

const MONTHS: readonly (readonly string[])[] = [
  ["jan", "ene"],
  ["feb", "fev"],
  ["mar", "mrt", "maa", "mär", "mae"],
  ["apr"],
  ["may", "mei", "mai"],
  ["jun"],
  ["jul"],
  ["aug"],
  ["sep"],
  ["oct", "okt"],
  ["nov"],
  ["dec", "dez"],
];
const monthOf = (word: string): number =>
  MONTHS.findIndex((names) => names.includes(word.slice(0, 3).toLowerCase())) + 1;

const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?=$|[ T])/;
const YEAR_LAST = /^(\d{1,2})([-/.])(\d{1,2})[-/.](\d{4}|\d{2})(?=$|[ ,T])/;
const MONTH_NAMED = /^(\p{L}{3,9})\.? (\d{1,2}),? (\d{4})$/u;
const DAY_NAMED = /^(\d{1,2})\.? (\p{L}{3,9})\.?,? (\d{4})$/u;

const two = (value: number): string => String(value).padStart(2, "0");
const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
function toDate(year: number, month: number, day: number): string | null {
  const longest =
    month === 2 && (year % 4 !== 0 || (year % 100 === 0 && year % 400 !== 0)) ? 28 : DAYS[month - 1];
  if (longest === undefined || day < 1 || day > longest) return null;
  return `${year}-${two(month)}-${two(day)}`;
}

/** What a date tells of the order of all: null where it is the same in both, or cannot be mistaken. */
export function orderToldBy(text: string): DateOrder | "EITHER" | null {
  const [, first, sign, second] = YEAR_LAST.exec(text.trim()) ?? [];
  if (first === undefined) return null;
  // Nobody writes the month first with points.
  if (sign === "." || Number(first) > 12) return "DMY";
  return Number(second) > 12 ? "MDY" : "EITHER";
}

/** The day that a text begins with, or is; null for none. */
export function readDate(text: string, order: DateOrder): string | null {
  const written = text.trim();
  const iso = YEAR_FIRST.exec(written);
  if (iso !== null) return toDate(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const last = YEAR_LAST.exec(written);
  if (last !== null) {
    const [a, b] = [Number(last[1]), Number(last[3])];
    const year = (last[4] ?? "").length === 2 ? 2000 + Number(last[4]) : Number(last[4]);
    return order === "DMY" || last[2] === "." ? toDate(year, b, a) : toDate(year, a, b);
  }
  const named = MONTH_NAMED.exec(written);
  if (named !== null) return toDate(Number(named[3]), monthOf(named[1] ?? ""), Number(named[2]));
  const dayFirst = DAY_NAMED.exec(written);
  return dayFirst === null
    ? null
    : toDate(Number(dayFirst[3]), monthOf(dayFirst[2] ?? ""), Number(dayFirst[1]));
}

/** The same day with its month and day exchanged, for a file that turns out to have the other order. */
export const exchanged = (date: string): string => `${date.slice(0, 4)}-${date.slice(8)}-${date.slice(5, 7)}`;

const TIME = /(?:^|[ T])(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d{1,6})?)?(?: ?([AaPp])\.?[Mm]\.?)?(?:Z|$)/;

/** The time of day as `HH:MM` at the end of a text; null for none. */
export function readTime(text: string): string | null {
  const found = TIME.exec(text.trim());
  if (found === null) return null;
  const [, hours, minutes, half] = found;
  const noon =
    half === undefined ? Number(hours) : (Number(hours) % 12) + (half.toLowerCase() === "p" ? 12 : 0);
  return noon > 23 || Number(minutes) > 59 ? null : `${two(noon)}:${minutes}`;
}

const NUMBER = /^[-+]?[\d.,' \u00a0\u202f]*\d/;
const THOUSANDS = /^[-+]?\d{1,3}(?:,\d{3})+$/;
const POINT_THOUSANDS = /^[-+]?\d{1,3}(?:\.\d{3})+$/;

/** A number with its thousands marked or not; the last of point and comma parts the decimals. */
function plainNumber(digits: string, hasDecimalComma: boolean): string {
  const bare = digits.replaceAll(/[' \u00a0\u202f]/g, "");
  const [comma, point] = [bare.lastIndexOf(","), bare.lastIndexOf(".")];
  if (comma !== -1 && point !== -1)
    return comma > point ? bare.replaceAll(".", "").replace(",", ".") : bare.replaceAll(",", "");
  if (comma !== -1)
    return THOUSANDS.test(bare) && !hasDecimalComma ? bare.replaceAll(",", "") : bare.replace(",", ".");
  return hasDecimalComma && POINT_THOUSANDS.test(bare) ? bare.replaceAll(".", "") : bare;
}

/** The number that a text begins with; null for none, such as `n/a` or `--`. */
export function readNumber(text: string, hasDecimalComma: boolean): number | null {
  const found = NUMBER.exec(text.trim())?.[0];
  if (found === undefined) return null;
  const value = Number(plainNumber(found, hasDecimalComma));
  return Number.isFinite(value) ? value : null;
}

/** The unit that a weight names; null for none. */
export function unitOf(text: string): "KG" | "LB" | null {
  const word = text.toLowerCase();
  if (/\bkgs?\b|kilo/.test(word)) return "KG";
  return /\blbs?\b|pound/.test(word) ? "LB" : null;
}

const AMOUNT =
  /^([\d.,]+) ?(g|gr|gram|grams|grammes|gramm|ml|milliliter|milliliters|milliliter\(s\)|gram\(s\))$/i;

/** An amount in grams or millilitres; null for what is counted in anything else. */
export function readAmount(
  text: string,
  hasDecimalComma: boolean,
): { readonly amount: number; readonly unit: "g" | "ml" } | null {
  const found = AMOUNT.exec(text.trim());
  if (found === null) return null;
  const amount = readNumber(found[1] ?? "", hasDecimalComma);
  if (amount === null || amount <= 0) return null;
  return { amount, unit: (found[2] ?? "").toLowerCase().startsWith("m") ? "ml" : "g" };
}

/** Letters without their accents in lower case, and nothing but one space between words: as columns and meals are compared. */
export const folded = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[\s_]+/gu, " ")
    .trim();

const CONTROLS = /[\p{Cc}\p{Cs}\u2028\u2029]+/gu;

/** A text of a file as it may be kept: without control signs and halves of characters. */
export function cleaned(text: string, max: number): string {
  const plain = text.replaceAll(CONTROLS, " ").replaceAll(/\s+/gu, " ").trim();
  // Few texts are longer than their limit even by halves of characters.
  if (plain.length <= max) return plain;
  const signs = [...plain];
  return signs.length <= max ? plain : `${signs.slice(0, max - 1).join("")}…`;
}
