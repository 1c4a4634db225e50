/** How a barcode's digits are to be read: an 8-digit UPC-E is a shortened number, every other code is the number itself. */
export type BarcodeSymbology = "UPC_E" | "OTHER";

/** Lengths of GTIN-8, GTIN-12, GTIN-13 and GTIN-14; the shorter ones are stored with zeros in front. */
const LENGTHS = [8, 12, 13, 14];
const UPC_E_LENGTH = 8;
const FULL_LENGTH = 14;

/** The digit that makes the weighted sum of the digits before it a multiple of 10 (GS1 General Specifications 7.9). */
function checkDigit(digits: string): number {
  let sum = 0;
  for (let at = 1; at <= digits.length; at += 1)
    sum += Number(digits[digits.length - at]) * (at % 2 === 1 ? 3 : 1);
  return (10 - (sum % 10)) % 10;
}

/** The 12-digit UPC-A that an 8-digit UPC-E stands for (GS1 General Specifications 5.2.2.4.2). */
function expandUpcE(digits: string): string {
  const [system, a, b, c, d, e, kind, check] = [...digits];
  switch (kind) {
    case "0":
    case "1":
    case "2":
      return `${system}${a}${b}${kind}0000${c}${d}${e}${check}`;
    case "3":
      return `${system}${a}${b}${c}00000${d}${e}${check}`;
    case "4":
      return `${system}${a}${b}${c}${d}00000${e}${check}`;
    default:
      return `${system}${a}${b}${c}${d}${e}0000${kind}${check}`;
  }
}

/**
 * The number of a product in its one stored form, GTIN-14: 8, 12, 13 or 14 digits, checked by the last of them and
 * filled up with zeros. Null for anything else. EAN-13 `8710100101218` gives `08710100101218`. Source: FOOD-024.
 */
export function toGtin14(code: string, symbology: BarcodeSymbology = "OTHER"): string | null {
  const digits = code.replaceAll(/[\s-]/g, "");
  if (!/^\d+$/.test(digits) || !LENGTHS.includes(digits.length)) return null;
  if (symbology === "UPC_E" && digits.length !== UPC_E_LENGTH) return null;
  const number = symbology === "UPC_E" ? expandUpcE(digits) : digits;
  return checkDigit(number.slice(0, -1)) === Number(number.at(-1)) ? number.padStart(FULL_LENGTH, "0") : null;
}

/** True for numbers that a shop gives out itself (prefixes 02 and 20 to 29): they mean something else in every shop. */
export const isInStoreGtin = (gtin14: string): boolean => /^0(02|2)/.test(gtin14) || /^0{6}[02]/.test(gtin14);

const GS1_NORTH_AMERICA = /^0(?!0{5})(?:0[01]|03|0[6-9]|1[0-3]|75[45])/;

/** Whether GS1 US or GS1 Canada gave out a number in its stored form; those of eight digits, filled up with zeros, are none of theirs. */
export const isNorthAmericanGtin = (gtin14: string): boolean => GS1_NORTH_AMERICA.test(gtin14);
