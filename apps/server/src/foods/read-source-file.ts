import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { createGunzip } from "node:zlib";
import type { SourceRow } from "./imported-product.ts";

/** The cells of one line of a table; a quoted cell may hold the separator and doubled quotes, but no line break. */
export function cellsOf(line: string, separator: string): string[] {
  const cells: string[] = [];
  for (let at = 0; at <= line.length; at += 1) {
    const quoted = line[at] === '"' ? /^"((?:[^"]|"")*)"/.exec(line.slice(at)) : null;
    const end = quoted === null ? line.indexOf(separator, at) : at + quoted[0].length;
    const stop = end === -1 ? line.length : end;
    cells.push(quoted === null ? line.slice(at, stop) : (quoted[1] ?? "").replaceAll('""', '"'));
    at = stop;
  }
  return cells;
}

const toRow = (names: readonly string[], cells: readonly string[]): SourceRow =>
  Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ""]));

function jsonRow(line: string): SourceRow {
  try {
    const { nutriments, ...row } = JSON.parse(line) as SourceRow;
    return { ...row, ...(nutriments as SourceRow | undefined) };
  } catch {
    // A line that cannot be read is a row without a name, and is counted among the rejected.
    return {};
  }
}

/** What stands between the names of columns: tabs as in Open Food Facts, bars as in NEVO, or commas. */
const separatorOf = (header: string): string =>
  ["\t", "|"].find((separator) => header.includes(separator)) ?? ",";

/**
 * The rows of an export, one after the other: `.jsonl`, or a table whose first line names its columns. Either may be packed
 * (`.gz`).
 */
export async function* readSourceFile(path: string): AsyncGenerator<SourceRow> {
  const file = createReadStream(path);
  const input = path.endsWith(".gz") ? file.pipe(createGunzip()) : file;
  const isJson = /\.jsonl?(\.gz)?$/.test(path);
  let names: string[] | null = null;
  let separator = ",";
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() === "") continue;
    if (isJson) yield jsonRow(line);
    else if (names === null) {
      separator = separatorOf(line);
      names = cellsOf(line, separator);
    } else yield toRow(names, cellsOf(line, separator));
  }
}
