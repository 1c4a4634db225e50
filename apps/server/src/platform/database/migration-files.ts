import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type pg from "pg";
import { SettingsError } from "../settings/settings.ts";
import { type BatchedChange, changeAtOnce, changeInBatches, readBatches } from "./batched-changes.ts";

const FOLDER = fileURLToPath(new URL("../../../migrations/", import.meta.url));

/** An index that is built while others read and write its table. */
export interface ConcurrentIndex {
  readonly name: string;
  /** The statement that builds it, outside a transaction. */
  readonly statement: string;
}

function listFiles(folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".sql"))
    .sort();
}

/** One step of the schema: plain SQL that is applied once and never edited afterwards. */
export interface MigrationFile {
  readonly name: string;
  readonly sql: string;
  /** Its indexes, for a file that holds nothing else; null for a file that is applied in a transaction. */
  readonly indexes: readonly ConcurrentIndex[] | null;
  /** What it changes in portions, for a file that does nothing else. */
  readonly batches: BatchedChange | null;
  /** SHA-256 of the file, in hexadecimal. */
  readonly checksum: string;
}

/** The first line of a file of indexes. */
const CONCURRENTLY = /^-- concurrently\n/;
const INDEX = /^create (?:unique )?index concurrently (\w+) on /;

/**
 * The indexes of a file that begins with the line `-- concurrently`; null for any other file.
 * @throws Error for a statement that is not one of those.
 */
export function readIndexes(file: string, sql: string): readonly ConcurrentIndex[] | null {
  if (!CONCURRENTLY.test(sql)) return null;
  const lines = sql.split("\n").filter((line) => !line.startsWith("--"));
  return lines
    .join("\n")
    .split(";")
    .map((statement) => statement.trim())
    .filter((statement) => statement !== "")
    .map((statement) => {
      const name = INDEX.exec(statement)?.[1];
      if (name === undefined) throw new Error(`${file} holds more than indexes: ${statement}`);
      return { name, statement };
    });
}

/** All migrations of this version of the product, in the order in which they are applied. */
export function readMigrationFiles(folder = FOLDER): readonly MigrationFile[] {
  return listFiles(folder).map((name) => {
    const bytes = readFileSync(join(folder, name));
    const sql = bytes.toString("utf8");
    return {
      name,
      sql,
      indexes: readIndexes(name, sql),
      batches: readBatches(name, sql),
      checksum: createHash("sha256").update(bytes).digest("hex"),
    };
  });
}

/** The number of the newest migration of this version of the product, which is applied before the product serves people. */
export const NEWEST_MIGRATION = listFiles(FOLDER).at(-1)?.slice(0, "0000".length) ?? "";

/** Creates the record of applied migrations. Databases from before checksums get the column, still empty. */
export const SCHEMA_MIGRATIONS = `
  create table if not exists schema_migrations (
    name text primary key, applied_at timestamptz not null default now());
  alter table schema_migrations add column if not exists checksum text;`;

/**
 * Refuses to go on when a file was edited after it had been applied: the schema would differ from the one that the product was
 * tested with. A database from before checksums takes the present ones over.
 * @throws SettingsError naming the first file that differs.
 */
export async function checkApplied(
  client: pg.ClientBase,
  files: readonly MigrationFile[],
): Promise<Set<string>> {
  const { rows } = await client.query<{ name: string; checksum: string | null }>(
    "select name, checksum from schema_migrations",
  );
  const known = new Map(files.map((file) => [file.name, file]));
  const changed = rows.find(
    ({ name, checksum }) => checksum !== null && known.has(name) && known.get(name)?.checksum !== checksum,
  );
  if (changed !== undefined)
    throw new SettingsError(
      `The migration ${changed.name} was changed after it had been applied to this database. Restore the original file; put changes into a new one.`,
    );
  for (const { name } of rows.filter((row) => row.checksum === null && known.has(row.name)))
    await client.query("update schema_migrations set checksum = $2 where name = $1", [
      name,
      known.get(name)?.checksum,
    ]);
  return new Set(rows.map(({ name }) => name));
}

const record = (client: pg.ClientBase, { name, checksum }: MigrationFile) =>
  client.query("insert into schema_migrations (name, checksum) values ($1, $2)", [name, checksum]);

/** Applies one migration inside the caller's transaction and records it; nobody else uses its tables. */
export async function applyMigration(client: pg.ClientBase, file: MigrationFile): Promise<void> {
  if (file.batches !== null) await changeAtOnce(client, file.batches);
  else await client.query(file.indexes === null ? file.sql : file.sql.replaceAll(/ concurrently /g, " "));
  await record(client, file);
}

const STATE_OF_INDEX = `
  select indisvalid as "isValid", format('drop index concurrently %s', indexrelid::regclass) as "dropping"
  from pg_index where indexrelid = to_regclass('public.' || quote_ident($1))`;

/** Builds one index unless it is there. One whose building was interrupted is of no use and is built from the start. */
async function buildIndex(builder: pg.ClientBase, { name, statement }: ConcurrentIndex): Promise<void> {
  const { rows } = await builder.query<{ isValid: boolean; dropping: string }>(STATE_OF_INDEX, [name]);
  const [found] = rows;
  if (found?.isValid === true) return;
  if (found !== undefined) await builder.query(found.dropping);
  await builder.query(statement);
}

/** Opens a transaction of the role that logged in, which sees all rows although the policies bind the owner, too. */
const BEGIN_PORTION = "begin; set local role none; select set_config('app.reach', 'all', true)";

/**
 * Builds the indexes of a file, or changes its rows, while others read and write their tables, and records the file.
 * @param client In an open transaction that holds the lock of migrations, and that no statement runs in meanwhile.
 * @param worker Another connection, without a transaction.
 */
export async function applyBesideOthers(
  client: pg.ClientBase,
  worker: pg.ClientBase,
  file: MigrationFile,
): Promise<void> {
  for (const index of file.indexes ?? []) await buildIndex(worker, index);
  if (file.batches !== null) await changeInBatches(worker, file.batches, BEGIN_PORTION);
  await record(client, file);
}

/** Whether a file is applied outside a transaction where others use the database. */
export const isAppliedBesideOthers = ({ indexes, batches }: MigrationFile): boolean =>
  indexes !== null || batches !== null;
