const WRITTEN = /^(\d{1,2})\D(\d{1,2})\D(\d{2,4})/;
const two = (value: string): string => value.padStart(2, "0");

/** Both days that a date such as 3/4/2024 can mean: with the day first, and with the month first. */
export function datesMeant(written: string): readonly [dayFirst: string, monthFirst: string] {
  const [, a = "1", b = "1", end = "2000"] = WRITTEN.exec(written) ?? [];
  const year = end.length === 2 ? `20${end}` : end;
  return [`${year}-${two(b)}-${two(a)}`, `${year}-${two(a)}-${two(b)}`];
}
