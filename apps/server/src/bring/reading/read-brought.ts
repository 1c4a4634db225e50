import { hash } from "node:crypto";
import { gzipSync } from "node:zlib";
import { type BroughtApp, MAX_ASKED_MEALS, MAX_BROUGHT_LINES, MAX_MISFITS } from "@plateful/contract";
import {
  type BroughtRecord,
  type FoundRecord,
  type Misfit,
  type NotFound,
  type PackedPart,
  type ReadFile,
  UnreadableFile,
} from "./brought-record.ts";
import { isFitbitJson, readFitbitJson } from "./fitbit-json.ts";
import { momentOfName } from "./meal-words.ts";
import { asText, openSources, type TextSource } from "./open-sources.ts";
import { readRecipes } from "./read-recipes.ts";
import { type Order, orderOf, type Table, tableOf } from "./read-table.ts";
import type { Reading } from "./table-format.ts";

/** Records of one part, which is one transaction when they are imported. */
const PART_RECORDS = 1_000;
const MAX_SAMPLES = 5;
/** Names of meals that are counted; a file with more of them has something else in that column. */
const MAX_COUNTED_MEALS = 500;
/** A list of weights has a month. */
const MAX_JSON_CHARACTERS = 20_000_000;

export interface ReadingTask {
  readonly bytes: Uint8Array;
  readonly name: string;
  readonly zone: string;
  readonly today: string;
  /** Most lines of all tables; MAX_BROUGHT_LINES unless a test says less. */
  readonly maxLines?: number;
}

/** What makes two entries of a file alike, so that the second cup of coffee of a day is told from the first. */
const likeness = (record: Omit<FoundRecord & { readonly kind: "meal" }, "copy">): string =>
  record.isSum
    ? `${record.date}|${record.meal}`
    : JSON.stringify([
        ...[record.date, record.time, record.meal, record.name, record.amount, record.kcal],
        ...[record.protein, record.carbohydrates, record.fat],
      ]);

class PeriodOf {
  count = 0;
  first: string | null = null;
  last: string | null = null;

  add(date: string): void {
    this.count += 1;
    if (this.first === null || date < this.first) this.first = date;
    if (this.last === null || date > this.last) this.last = date;
  }

  all = () => ({ count: this.count, first: this.first, last: this.last });
}

/** Takes up what the rows of a file give, and packs it in parts. */
class Collecting {
  readonly #meals = new PeriodOf();
  readonly #weights = new PeriodOf();
  readonly #days = new Set<string>();
  readonly #weighed = new Set<string>();
  /** How often a likeness was seen, by 48 bits of its hash: the texts of a million would be held otherwise. */
  readonly #alike = new Map<number, number>();
  readonly #unknownMeals = new Map<string, number>();
  readonly #misfits: Misfit[] = [];
  readonly #samples: ReadFile["samples"][number][] = [];
  #misfitCount = 0;
  #asksUnit = false;
  #part: BroughtRecord[] = [];
  #lines = 0;
  readonly #maxLines: number;
  readonly #give: (part: PackedPart) => void;

  constructor(give: (part: PackedPart) => void, maxLines: number) {
    this.#give = give;
    this.#maxLines = maxLines;
  }

  /** @throws UnreadableFile beyond the most lines that are read. */
  row(file: string, line: number, found: FoundRecord | NotFound, mayExchange = false): void {
    this.#lines += 1;
    if (this.#lines > this.#maxLines) throw new UnreadableFile("file_too_long");
    if (found === "SKIP") return;
    if (typeof found === "string") this.#misfit({ file, line, reason: found });
    else if (found.kind === "meal") this.#meal(found, mayExchange);
    else if (this.#weighed.has(found.date)) this.#misfit({ file, line, reason: "SECOND_WEIGHT" });
    else this.#weight(found, mayExchange);
  }

  #weight(found: FoundRecord & { readonly kind: "weight" }, mayExchange: boolean): void {
    this.#weighed.add(found.date);
    this.#weights.add(found.date);
    this.#asksUnit ||= found.unit === null;
    this.#put(mayExchange ? { ...found, mayExchange } : found);
  }

  #misfit(misfit: Misfit): void {
    this.#misfitCount += 1;
    if (this.#misfits.length < MAX_MISFITS) this.#misfits.push(misfit);
  }

  #meal(found: FoundRecord & { readonly kind: "meal" }, mayExchange: boolean): void {
    const alike = hash("sha1", likeness(found), "buffer").readUIntBE(0, 6);
    const copy = this.#alike.get(alike) ?? 0;
    this.#alike.set(alike, copy + 1);
    this.#meals.add(found.date);
    this.#days.add(found.date);
    if (found.meal !== null && momentOfName(found.meal) === undefined) this.#count(found.meal);
    if (this.#samples.length < MAX_SAMPLES) {
      const { date, time, meal, name, kcal } = found;
      this.#samples.push({ date, time, meal, name, kcal });
    }
    this.#put(mayExchange ? { ...found, copy, mayExchange } : { ...found, copy });
  }

  #count(meal: string): void {
    const count = this.#unknownMeals.get(meal);
    if (count !== undefined || this.#unknownMeals.size < MAX_COUNTED_MEALS)
      this.#unknownMeals.set(meal, (count ?? 0) + 1);
  }

  #put(record: BroughtRecord): void {
    this.#part.push(record);
    if (this.#part.length >= PART_RECORDS) this.#pack();
  }

  #pack(): void {
    if (this.#part.length === 0) return;
    this.#give({ content: gzipSync(JSON.stringify(this.#part)), records: this.#part.length });
    this.#part = [];
  }

  /** @throws UnreadableFile for a file without entries. */
  end(app: BroughtApp, askedDate: string | null): ReadFile {
    this.#pack();
    if (this.#meals.count + this.#weights.count + this.#misfitCount === 0)
      throw new UnreadableFile("file_empty");
    const named = [...this.#unknownMeals].map(([name, count]) => ({ name, count }));
    return {
      app,
      meals: { ...this.#meals.all(), days: this.#days.size },
      weights: this.#weights.all(),
      askedDate,
      asksUnit: this.#asksUnit,
      askedMeals: named.toSorted((a, b) => b.count - a.count).slice(0, MAX_ASKED_MEALS),
      samples: this.#samples,
      misfitCount: this.#misfitCount,
      misfits: this.#misfits,
      recipes: null,
    };
  }
}

const textOf = async (source: TextSource): Promise<string> => {
  let text = "";
  for await (const part of source.text()) {
    text += part;
    if (text.length > MAX_JSON_CHARACTERS) throw new UnreadableFile("file_too_long");
  }
  return text;
};

interface Recognised {
  readonly tables: readonly Table[];
  readonly lists: readonly TextSource[];
}

async function recognise({ bytes, name }: ReadingTask): Promise<Recognised> {
  const sources = await openSources(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), name);
  const [tables, lists]: [Table[], TextSource[]] = [[], []];
  for (const source of sources) {
    const text = await asText(source);
    if (isFitbitJson(text.head)) lists.push(text);
    const table = tableOf(text);
    if (table !== undefined) tables.push(table);
  }
  // Sums of days say again what entries of the same app say.
  const isListed = ({ app }: Table["format"]) =>
    tables.some(({ format }) => format.app === app && format.kind === "meal" && format.isOfDays !== true);
  return { tables: tables.filter(({ format }) => format.isOfDays !== true || !isListed(format)), lists };
}

/** The app that wrote the file: the first that is not just a table. */
const appOf = ({ tables, lists }: Recognised): BroughtApp | undefined =>
  tables.find(({ format }) => format.app !== "PLAIN")?.format.app ??
  (lists.length > 0 ? "FITBIT" : tables[0]?.format.app);

/** A table of weights may be in kilograms with a decimal comma where its cells are parted by semicolons. */
const hasComma = ({ format, delimiter }: Table): boolean => format.hasDecimalComma ?? delimiter === ";";

/** Reads the tables of a file; answers one of its dates where nothing tells how they are meant. */
async function readTables(
  tables: readonly Table[],
  task: ReadingTask,
  collecting: Collecting,
): Promise<string | null> {
  const orders: ({ readonly table: Table } & Order)[] = [];
  for (const table of tables) orders.push({ table, ...(await orderOf(table)) });
  // The tables of an app are written alike: what one of them tells holds for all.
  const told = orders.find((one) => one.told !== null)?.told ?? null;
  const asked = told === null ? (orders.find((one) => one.asked !== null)?.asked ?? null) : null;
  for (const { table, told: own, asked: date } of orders) {
    const mayExchange = asked !== null && date !== null;
    // A day that seems to come may be one that was, with its month and day exchanged.
    const today = mayExchange ? `${task.today.slice(0, 4)}-12-31` : task.today;
    const order = own ?? told ?? "DMY";
    const reading = { order, hasDecimalComma: hasComma(table), zone: task.zone, today };
    const read = table.format.open(table.columns, reading);
    for await (const { line, cells } of table.rows())
      collecting.row(table.name, line, read(cells), mayExchange);
  }
  return asked;
}

/** @throws UnreadableFile for what is not about recipes either. */
async function readAsRecipes(
  { bytes, name }: ReadingTask,
  give: (part: PackedPart) => void,
): Promise<ReadFile> {
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const recipes = await readRecipes({ bytes: whole, name }, give);
  if (recipes === null) throw new UnreadableFile("file_unknown");
  return recipes;
}

/**
 * Reads a file of another app from its first byte to its last, and gives its records in parts. No more of it is held than a part,
 * and what tells one entry from another.
 * @throws UnreadableFile for what is not known, damaged, empty or too long.
 */
export async function readBrought(task: ReadingTask, give: (part: PackedPart) => void): Promise<ReadFile> {
  const recognised = await recognise(task);
  const app = appOf(recognised);
  if (app === undefined) return readAsRecipes(task, give);
  const collecting = new Collecting(give, task.maxLines ?? MAX_BROUGHT_LINES);
  const asked = await readTables(recognised.tables, task, collecting);
  const reading: Reading = { order: "MDY", hasDecimalComma: false, zone: task.zone, today: task.today };
  for (const list of recognised.lists) {
    const found = readFitbitJson(await textOf(list), reading);
    if (found === null) throw new UnreadableFile("file_damaged");
    for (const [at, one] of found.entries()) collecting.row(list.name, at + 1, one);
  }
  return collecting.end(app, asked);
}
