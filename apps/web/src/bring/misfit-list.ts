import type { BroughtFile } from "@plateful/contract";

/** What a spreadsheet would run or read as a formula. */
const FORMULA = /^[=+\-@\t\r]/;
const cell = (text: string): string => `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** The lines that do not fit as a table, for a spreadsheet. */
export function misfitTable(
  misfits: BroughtFile["misfits"],
  {
    columns,
    reasons,
  }: { columns: { file: string; line: string; reason: string }; reasons: Record<string, string> },
): string {
  const rows = [
    [columns.file, columns.line, columns.reason],
    ...misfits.map(({ file, line, reason }) => [file, String(line), reasons[reason] ?? reason]),
  ];
  return `\u{feff}${rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("")}`;
}
