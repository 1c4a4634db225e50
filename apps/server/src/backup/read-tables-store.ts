import { createHash, type Hash } from "node:crypto";
import type pg from "pg";
import type { BackupManifest, TableManifest } from "./manifest.ts";

/** What the rows of a table consist of; generated columns are left out, because the database computes them. */
export interface TableShape {
  readonly name: string;
  readonly columns: readonly { readonly name: string; readonly type: string }[];
  /** Sort terms that give every database the same order of rows. */
  readonly order: string;
}

/** A value as the database prints it: exact for every type, and the same in both databases. */
export type Row = readonly (string | null)[];

const FETCH_ROWS = 1_000;
/** Rows are cut into entries of about this size. */
const PART_BYTES = 1 << 20;

/** How values are printed, whatever the database or the role is set to; it ends with the transaction. */
const PRINT_SETTINGS = `
  set local datestyle = 'ISO, MDY'; set local intervalstyle = 'postgres'; set local timezone = 'UTC';
  set local bytea_output = 'hex'; set local extra_float_digits = 1;
  set local xmlbinary = 'base64'; set local search_path = public, pg_temp;
  select set_config('app.reach', 'all', true);`;

/** Prepares an open transaction for reading or writing every row, values printed exactly. */
export const seeEverything = async (client: pg.ClientBase): Promise<void> => {
  await client.query(PRINT_SETTINGS);
};

const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;
export const qualified = (name: string): string => `public.${quote(name)}`;

/** Text sorts by its bytes: databases differ in their collations. */
const sortTerm = (name: string, type: string) =>
  type === "text" || type.startsWith("character varying") ? `${quote(name)} collate "C"` : quote(name);

const TABLES = `
  select c.relname as name,
    array_agg(a.attname::text order by a.attnum) as columns,
    array_agg(format_type(a.atttypid, a.atttypmod) order by a.attnum) as types,
    (select array_agg(k.attname::text order by array_position(i.indkey::int2[], k.attnum))
      from pg_index i join pg_attribute k on k.attrelid = c.oid and k.attnum = any (i.indkey)
      where i.indrelid = c.oid and i.indisprimary) as key
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'schema_migrations'
  group by c.oid, c.relname order by c.relname collate "C"`;

/** All tables of the product, in the order of their names. */
export async function listTables(client: pg.ClientBase): Promise<TableShape[]> {
  const { rows } = await client.query<{
    name: string;
    columns: string[];
    types: string[];
    key: string[] | null;
  }>(TABLES);
  return rows.map(({ name, columns, types, key }) => {
    const typed = columns.map((column, at) => ({ name: column, type: types[at] ?? "text" }));
    const sorted = key === null ? typed : typed.filter((column) => key.includes(column.name));
    const order = sorted.map((column) =>
      key === null ? `${quote(column.name)}::text collate "C"` : sortTerm(column.name, column.type),
    );
    return { name, columns: typed, order: order.join(", ") };
  });
}

const asPrinted = { getTypeParser: () => (value: unknown) => value } as unknown as pg.CustomTypesConfig;

/** Reads a query in portions, each value as text. The transaction stays open meanwhile. */
async function* readPrinted(client: pg.ClientBase, select: string): AsyncGenerator<Row[]> {
  await client.query(`declare backup_rows no scroll cursor for ${select}`);
  const text = `fetch ${FETCH_ROWS} from backup_rows`;
  for (;;) {
    const { rows } = await client.query<(string | null)[]>({ text, rowMode: "array", types: asPrinted });
    if (rows.length > 0) yield rows;
    if (rows.length < FETCH_ROWS) break;
  }
  await client.query("close backup_rows");
}

/** Counts and digests rows as they pass. */
class RowTally {
  readonly #hash: Hash = createHash("sha256");
  readonly #columns: readonly string[];
  #rows = 0;

  constructor(columns: readonly string[]) {
    this.#columns = columns;
  }

  add(lines: Uint8Array | string, rows: number): void {
    this.#hash.update(lines);
    this.#rows += rows;
  }

  finish = (): TableManifest => ({
    columns: [...this.#columns],
    rows: this.#rows,
    sha256: this.#hash.digest("hex"),
  });
}

/** Yields lines of JSON, one row each, in parts of bounded size; returns what the whole of them amounts to. */
async function* printRows(
  client: pg.ClientBase,
  columns: readonly string[],
  select: string,
): AsyncGenerator<Uint8Array, TableManifest> {
  const tally = new RowTally(columns);
  let part = "";
  for await (const rows of readPrinted(client, select)) {
    for (const row of rows) {
      part += `${JSON.stringify(row)}\n`;
      tally.add("", 1);
      if (part.length < PART_BYTES) continue;
      tally.add(part, 0);
      yield Buffer.from(part);
      part = "";
    }
  }
  tally.add(part, 0);
  if (part !== "") yield Buffer.from(part);
  return tally.finish();
}

export const printTable = (
  client: pg.ClientBase,
  shape: TableShape,
  columns: readonly string[] = shape.columns.map(({ name }) => name),
) =>
  printRows(
    client,
    columns,
    `select ${columns.map(quote).join(", ")} from ${qualified(shape.name)} order by ${shape.order}`,
  );

export const JOB_COLUMNS = ["name", "data", "start_after"] as const;

/** Work that waits in the queue. Mails are left out: a restore days later would send codes and reminders a second time. */
const WAITING_JOBS = `select name, data, start_after from pgboss.job
  where state in ('created', 'retry', 'active') and name <> 'mail' and name not like '\\_\\_pgboss%' order by created_on, id`;

export async function* printJobs(client: pg.ClientBase): AsyncGenerator<Uint8Array, TableManifest> {
  const { rows } = await client.query<{ there: boolean }>(
    "select to_regclass('pgboss.job') is not null as there",
  );
  if (rows[0]?.there !== true) return new RowTally(JOB_COLUMNS).finish();
  return yield* printRows(client, JOB_COLUMNS, WAITING_JOBS);
}

/** Digests a table as `printTable` prints it; of the columns named, where not all are wanted. */
export async function digestTable(
  client: pg.ClientBase,
  shape: TableShape,
  columns?: readonly string[],
): Promise<TableManifest> {
  const parts = printTable(client, shape, columns);
  for (;;) {
    const part = await parts.next();
    if (part.done) return part.value;
  }
}

/** Collects what the parts of a table in an archive amount to. */
export class PartTally {
  readonly #hash: Hash = createHash("sha256");
  #rows = 0;

  add(part: Uint8Array): void {
    this.#hash.update(part);
    for (const byte of part) if (byte === 0x0a) this.#rows += 1;
  }

  finish = (): Pick<TableManifest, "rows" | "sha256"> => ({
    rows: this.#rows,
    sha256: this.#hash.digest("hex"),
  });
}

/** The state of every sequence, so that ids go on where they were. */
export async function readSequences(client: pg.ClientBase): Promise<BackupManifest["sequences"]> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c
     where c.relkind = 'S' and c.relnamespace = 'public'::regnamespace order by c.relname`,
  );
  const sequences: Record<string, { value: number; isCalled: boolean }> = {};
  for (const { name } of rows) {
    const state = await client.query<{ value: string; called: boolean }>(
      `select last_value::text as value, is_called as called from ${qualified(name)}`,
    );
    sequences[name] = { value: Number(state.rows[0]?.value), isCalled: state.rows[0]?.called === true };
  }
  return sequences;
}

export async function readAppliedMigrations(
  client: pg.ClientBase,
): Promise<{ name: string; checksum: string | null }[]> {
  const { rows } = await client.query<{ name: string; checksum: string | null }>(
    // Databases of version 2.4.11 and before record no checksums.
    "select name, to_jsonb(m) ->> 'checksum' as checksum from public.schema_migrations m order by name",
  );
  return rows;
}

/** Every place that names an uploaded picture. A logo stays with its organisation after the person who uploaded it has left. */
const PICTURES = `
  select file_name from public.media
  union select substr(logo, length('/media/') + 1) from public.organisations where logo like '/media/%'
  union select substr(image, length('/media/') + 1) from public.recipe_templates where image like '/media/%'
  union select substr(published_form ->> 'image', length('/media/') + 1) from public.recipe_templates
    where published_form ->> 'image' like '/media/%'`;

/** The files of all pictures, in the order of their names. */
export async function listPictureFiles(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ file_name: string }>(
    `select file_name from (${PICTURES}) p order by file_name collate "C"`,
  );
  return rows.map(({ file_name }) => file_name);
}

/** Those of the names that are still in use, as a later transaction sees it. */
export async function picturesStillKept(client: pg.ClientBase, names: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ file_name: string }>(
    `select file_name from (${PICTURES}) p where file_name = any ($1)`,
    [names],
  );
  return rows.map(({ file_name }) => file_name);
}
