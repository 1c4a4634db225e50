/** Tables of the report, as Markdown. */
export type Cell = string | number;

export function toTable(heads: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const line = (cells: readonly Cell[]) => `| ${cells.join(" | ")} |`;
  return [line(heads), line(heads.map(() => "---")), ...rows.map(line)].join("\n");
}

/** `count` of `of` in percent with one decimal; a dash of nothing. */
export const share = (count: number, of: number): string =>
  of === 0 ? "-" : `${((count / of) * 100).toFixed(1)} %`;
