/** Makes spreadsheets read the file as UTF-8. */
export const BYTE_ORDER_MARK = "\u{feff}";

/** What a spreadsheet would run or read as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

function textOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "string") return FORMULA.test(value) ? `'${value}` : value;
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** One line of CSV as RFC 4180 has it. Texts that look like a formula get an apostrophe, so that no spreadsheet runs them. */
export const csvLine = (values: readonly unknown[]): string =>
  `${values.map((value) => quoted(textOf(value))).join(",")}\r\n`;
