import { pipeline, Readable } from "node:stream";
import { CsvError, type Options, parse } from "csv-parse";
import { parse as parseAtOnce } from "csv-parse/sync";
import { UnreadableFile } from "./brought-record.ts";
import { FOOD_FORMATS } from "./food-formats.ts";
import type { TextSource } from "./open-sources.ts";
import { type DateOrder, orderToldBy } from "./read-values.ts";
import { Columns, type TableFormat } from "./table-format.ts";
import { WEIGHT_FORMATS } from "./weight-formats.ts";

/** A line with a hundred columns of nutrients has some thousand signs. */
const MAX_LINE = 100_000;
/** The names of the columns may follow a title, but not a long text. */
const MAX_TITLE_LINES = 12;
const MAX_COLUMNS = 400;

/** A row of a table, and the line of the file on which it ends. */
interface TableRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** A table of a file that was recognised. */
export interface Table {
  readonly name: string;
  readonly format: TableFormat;
  readonly columns: Columns;
  readonly delimiter: string;
  readonly rows: () => AsyncGenerator<TableRow>;
}

const DELIMITERS = [",", ";", "\t"] as const;

/** The sign that parts most cells of a line, outside of quotes. */
function delimiterOf(line: string): string {
  const unquoted = line.replaceAll(/"[^"]*"/gu, "");
  const counts = DELIMITERS.map((delimiter) => unquoted.split(delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ",";
}

const optionsFor = (delimiter: string): Options => ({
  delimiter,
  relax_quotes: true,
  relax_column_count: true,
  skip_empty_lines: true,
  skip_records_with_empty_values: true,
  max_record_size: MAX_LINE,
});

interface WithInfo {
  readonly info: { readonly lines: number };
  readonly record: string[];
}

async function* rowsOf(source: TextSource, delimiter: string, firstLine: number): AsyncGenerator<TableRow> {
  const parser = parse({ ...optionsFor(delimiter), info: true, from_line: firstLine });
  // What fails before it fails in it, where it is told.
  pipeline(Readable.from(source.text()), parser, () => {});
  try {
    for await (const { info, record } of parser as AsyncIterable<WithInfo>)
      yield { line: info.lines, cells: record };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new UnreadableFile(error.code === "CSV_MAX_RECORD_SIZE" ? "file_line_too_long" : "file_damaged");
  }
}

function cellsOf(line: string, delimiter: string): string[] {
  try {
    const rows: string[][] = parseAtOnce(line, { ...optionsFor(delimiter), to_line: 1 });
    return rows[0] ?? [];
  } catch {
    return [];
  }
}

/** The table of a file, as far as its columns are known; undefined for any other. */
export function tableOf(source: TextSource): Table | undefined {
  const lines = source.head.split(/\r\n|\n|\r/u, MAX_TITLE_LINES);
  const title = lines[0] ?? "";
  for (const [at, line] of lines.entries()) {
    if (line.length > MAX_LINE) return undefined;
    const delimiter = delimiterOf(line);
    const header = cellsOf(line, delimiter);
    if (header.length < 2 || header.length > MAX_COLUMNS) continue;
    const columns = new Columns(header);
    const format = [...FOOD_FORMATS, ...WEIGHT_FORMATS].find(({ matches }) =>
      matches(columns, { name: source.name, title }),
    );
    if (format === undefined) continue;
    const rows = () => rowsOf(source, delimiter, at + 2);
    return { name: source.name, format, columns, delimiter, rows };
  }
  return undefined;
}

export interface Order {
  /** Null where nothing tells it, or no date can be mistaken. */
  readonly told: DateOrder | null;
  /** A date that can be read in two ways, of a table that does not tell in which. */
  readonly asked: string | null;
}

/** In which order a table writes its dates. */
export async function orderOf(table: Table): Promise<Order> {
  const { format, columns } = table;
  if (format.order !== undefined) return { told: format.order, asked: null };
  const date = columns.text(...format.date);
  let asked: string | null = null;
  for await (const { cells } of table.rows()) {
    const told = orderToldBy(date(cells));
    if (told === "DMY" || told === "MDY") return { told, asked: null };
    if (told === "EITHER") asked ??= date(cells).trim();
    // Dates that begin with their year go on doing so.
    else if (asked === null && /^\d{4}\D/.test(date(cells).trim())) break;
  }
  return { told: null, asked };
}
