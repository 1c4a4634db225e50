import { toVulgarFraction } from "./fraction.ts";
import { roundHalfUp } from "./rounding.ts";

const SIGN_VALUES: Readonly<Record<string, number>> = {
  "¼": 1 / 4,
  "⅓": 1 / 3,
  "½": 1 / 2,
  "⅔": 2 / 3,
  "¾": 3 / 4,
  "⅛": 1 / 8,
};

const SIGN = "[¼⅓½⅔¾⅛]";
const AMOUNT = `\\d+\\s+\\d+/\\d+|\\d+/\\d+|\\d+(?:[.,]\\d+)?\\s*${SIGN}|\\d+(?:[.,]\\d+)?|${SIGN}`;
const LEADING_AMOUNT = new RegExp(`^\\s*(${AMOUNT})(?:\\s*[-–]\\s*(${AMOUNT}))?(?![\\d/])`);

/** Reads a decimal number with a point or a comma, as people type it; null for anything else. "70,5" gives 70.5. */
export const parseDecimal = (text: string): number | null => {
  const trimmed = text.trim();
  return /^[+-]?(?:\d+(?:[.,]\d*)?|[.,]\d+)$/.test(trimmed) ? Number(trimmed.replace(",", ".")) : null;
};

const amountPart = (part: string): number => {
  const sign = SIGN_VALUES[part];
  if (sign !== undefined) return sign;
  const [numerator, denominator] = part.split("/");
  return denominator === undefined ? Number(part.replace(",", ".")) : Number(numerator) / Number(denominator);
};

const readAmount = (text: string): number =>
  text
    .replace(new RegExp(`(${SIGN})`), " $1")
    .trim()
    .split(/\s+/)
    .reduce((sum, part) => sum + amountPart(part), 0);

/** Writes an amount for text: a vulgar fraction where one fits, else up to two decimals with the reader's decimal sign. */
export const amountToText = (value: number, decimalSign: "." | ","): string => {
  const fraction = toVulgarFraction(value);
  if (fraction) return `${fraction.whole > 0 ? `${fraction.whole} ` : ""}${fraction.sign}`;
  return roundHalfUp(value, 2).toString().replace(".", decimalSign);
};

/**
 * Scales the number that an ingredient line begins with (a decimal, a fraction or a range such as "2-3");
 * a line that begins with no number stays as it is. "1 1/2 cups milk" times 2 gives "3 cups milk". Source: SREC-024.
 */
export const scaleIngredientLine = (line: string, factor: number, decimalSign: "." | ","): string => {
  const match = LEADING_AMOUNT.exec(line);
  const [whole, from, to] = match ?? [];
  if (whole === undefined || from === undefined) return line;
  const amounts = to === undefined ? [from] : [from, to];
  const values = amounts.map((amount) => readAmount(amount) * factor);
  if (!values.every(Number.isFinite)) return line;
  return values.map((value) => amountToText(value, decimalSign)).join("-") + line.slice(whole.length);
};

/**
 * Takes the single number off the front of an ingredient line: "1 1/2 cups milk" gives 1.5 and "cups milk". Null for a
 * line that begins with no number or with a range. Source: GROC-023.
 */
export const splitLeadingAmount = (
  line: string,
): { readonly amount: number; readonly rest: string } | null => {
  const [whole, single, upTo] = LEADING_AMOUNT.exec(line) ?? [];
  if (whole === undefined || single === undefined || upTo !== undefined) return null;
  const amount = readAmount(single);
  return Number.isFinite(amount) ? { amount, rest: line.slice(whole.length).trim() } : null;
};
