import type { CompleteLanguage } from "@plateful/phrases";
import { phrasesOf } from "@plateful/phrases/all";
import type { ZipEntry } from "../platform/base/zip.ts";
import type { Services } from "../platform/calls/services.ts";
import { inSystemScope } from "../platform/database/scope.ts";
import { readDataViews } from "../privacy/index.ts";
import { BYTE_ORDER_MARK, csvLine } from "./csv.ts";
import {
  listPersonalTables,
  listPictureNames,
  listRowsAfter,
  type Owner,
  openPersonalRow,
  PAGE_ROWS,
  type PersonalRow,
  type PersonalTable,
} from "./personal-rows-store.ts";
import { LEFT_OUT } from "./personal-tables.ts";

export interface Wanted {
  readonly owner: Owner & { readonly name: string };
  readonly language: CompleteLanguage;
  readonly now: Date;
}

type Rows = AsyncIterable<PersonalRow>;

const readPage = ({ db }: Services, table: PersonalTable, owner: Owner, last?: PersonalRow) =>
  inSystemScope(db, (trx) => listRowsAfter(trx, table, owner, last));

/**
 * Reads page by page, each in a short transaction of its own; nothing is locked or held while the file is sent. A table of one
 * page is read once for both of its files.
 */
async function* rowsFrom(
  services: Services,
  table: PersonalTable,
  owner: Owner,
  first: readonly PersonalRow[],
) {
  for (let page = first; ; ) {
    for (const row of page) yield openPersonalRow(services.db, table, row);
    if (page.length < PAGE_ROWS) return;
    page = await readPage(services, table, owner, page.at(-1));
  }
}

async function* asCsv(columns: readonly string[], rows: Rows): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(columns);
  for await (const row of rows) yield csvLine(columns.map((column) => row[column]));
}

async function* asJson(rows: Rows): AsyncGenerator<string> {
  let before = "[\n";
  for await (const row of rows) {
    yield before + JSON.stringify(row);
    before = ",\n";
  }
  yield before === "[\n" ? "[]\n" : "\n]\n";
}

/** Who reached the person's data, as sentences (ledger PRIV-017). */
async function* viewsOf(services: Services, { owner, language }: Wanted): AsyncGenerator<PersonalRow> {
  const { privacy, myData } = phrasesOf(language);
  const { views } = privacy;
  const who = { COACH: views.unnamedCoach, STAFF: views.staff, FORMER: views.former };
  for (let page = 0; ; page++) {
    const found = await inSystemScope(services.db, (trx) => readDataViews(trx, owner.id, page));
    for (const { by, name, part, is_change, happened_at } of found) {
      const words = { who: name === null ? who[by] : views.coach({ name }), part: views.parts[part] };
      const what = is_change ? views.changed(words) : views.looked(words);
      yield { [myData.viewColumns.when]: happened_at, [myData.viewColumns.what]: what };
    }
    if (found.length === 0) return;
  }
}

function* readme({ owner, language, now }: Wanted, names: readonly string[]): Generator<string> {
  const { readme: text, leftOut, contents, tables } = phrasesOf(language).myData;
  const date = now.toISOString().slice(0, 10);
  yield `${text({ name: owner.name, date }).join("\n\n")}\n\n`;
  for (const [table, columns] of Object.entries(LEFT_OUT))
    for (const [column, reason] of Object.entries(columns))
      yield `- ${tables[table] ?? table}, ${column}: ${leftOut[reason]}\n`;
  yield `\n${contents}\n\n${names.map((name) => `- ${name}\n`).join("")}`;
}

/** Every file of the archive, one after another. */
export async function* dataArchive(services: Services, wanted: Wanted): AsyncGenerator<ZipEntry> {
  const { files: words, tables: titles, viewColumns } = phrasesOf(wanted.language).myData;
  const { owner } = wanted;
  const tables = await inSystemScope(services.db, listPersonalTables);
  const pictures = await inSystemScope(services.db, (trx) => listPictureNames(trx, owner.id));
  const titled = tables.map((table) => ({ table, title: titles[table.name] ?? table.name }));
  const names = [words.views, ...titled.map(({ title }) => title)];
  yield { name: words.readme, content: readme(wanted, names) };
  const columns = [viewColumns.when, viewColumns.what];
  yield { name: `${words.csv}/${words.views}.csv`, content: asCsv(columns, viewsOf(services, wanted)) };
  yield { name: `${words.json}/${words.views}.json`, content: asJson(viewsOf(services, wanted)) };
  for (const { table, title } of titled) {
    const first = await readPage(services, table, owner);
    const rows = () => rowsFrom(services, table, owner, first);
    yield { name: `${words.csv}/${title}.csv`, content: asCsv(table.columns, rows()) };
    yield { name: `${words.json}/${title}.json`, content: asJson(rows()) };
  }
  for (const picture of pictures) {
    const bytes = await services.files.read(picture);
    if (bytes !== null) yield { name: `${words.pictures}/${picture}`, content: [bytes] };
  }
}
