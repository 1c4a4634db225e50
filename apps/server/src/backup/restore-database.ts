import { isDeepStrictEqual } from "node:util";
import { Kysely, PostgresDialect } from "kysely";
import type pg from "pg";
import { mustHave } from "../platform/base/must-have.ts";
import { LimitedEvents } from "../platform/calls/limited-events.ts";
import { findBroken } from "../platform/database/invariants.ts";
import { GRANTS, prepareRole } from "../platform/database/migrate.ts";
import {
  applyMigration,
  type MigrationFile,
  readMigrationFiles,
  SCHEMA_MIGRATIONS,
} from "../platform/database/migration-files.ts";
import type { Db } from "../platform/database/open-database.ts";
import type { Tables } from "../platform/database/tables.gen.ts";
import { erasePerson } from "../sign-in/index.ts";
import type { ArchiveEntry } from "./archive.ts";
import { BackupError } from "./backup-error.ts";
import { type Erasure, erasedSince } from "./erasure-list.ts";
import type { Progress } from "./make-backup.ts";
import { type BackupHeader, type BackupManifest, JOBS_PREFIX } from "./manifest.ts";
import { digestTable, listTables, type Row, seeEverything, type TableShape } from "./read-tables-store.ts";
import {
  emptyTables,
  endEntries,
  findErased,
  insertRows,
  keepErasures,
  keepJobs,
  liftConstraints,
  setSequences,
  switchTriggers,
} from "./write-tables-store.ts";

export interface DatabaseRestore {
  readonly manifest: BackupManifest;
  readonly entries: AsyncIterable<ArchiveEntry>;
  readonly erasures: readonly Erasure[];
  /** Role that the running product logs in as, when that is not the owner who restores. */
  readonly login?: string | undefined;
  readonly takePicture: (name: string, bytes: Uint8Array) => Promise<void>;
  readonly progress: Progress;
}

/**
 * The migrations of a backup, as this version of the product has them.
 * @throws BackupError when the backup has one that this version does not know, or knows otherwise.
 */
export function migrationsOf(header: BackupHeader): MigrationFile[] {
  const known = new Map(readMigrationFiles().map((file) => [file.name, file]));
  return header.migrations.map(({ name, checksum }) => {
    const file = known.get(name);
    if (file === undefined)
      throw new BackupError(
        "version_newer",
        `The backup was made by version ${header.version}, whose database is newer (${name}). Restore it with that version or a later one.`,
      );
    if (checksum !== null && checksum !== file.checksum)
      throw new BackupError("version_unknown", `The backup has another migration under the name ${name}.`);
    return file;
  });
}

const readRows = (part: Uint8Array): Row[] =>
  Buffer.from(part)
    .toString("utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as Row);

/** One parameter holds at most this many values, and memory stays bounded. */
const INSERT_ROWS = 1_000;

async function loadRows(
  client: pg.ClientBase,
  { manifest, entries, takePicture, progress }: Omit<DatabaseRestore, "erasures">,
  shapes: readonly TableShape[],
): Promise<Row[]> {
  const byName = new Map(shapes.map((shape) => [shape.name, shape]));
  const jobs: Row[] = [];
  let current = "";
  for await (const { name, bytes } of entries) {
    if (name.startsWith(JOBS_PREFIX)) jobs.push(...readRows(bytes));
    else if (name.startsWith("pictures/")) await takePicture(name.slice("pictures/".length), bytes);
    if (!name.startsWith("tables/")) continue;
    const table = name.split("/")[1] ?? "";
    const shape = byName.get(table);
    if (shape === undefined)
      throw new BackupError("version_unknown", `The backup has a table ${table} that its own schema lacks.`);
    if (table !== current) progress(`Loading table ${table}`);
    current = table;
    const rows = readRows(bytes);
    for (let at = 0; at < rows.length; at += INSERT_ROWS)
      await insertRows(
        client,
        shape,
        mustHave(manifest.tables[table], `what the backup says of table ${table}`).columns,
        rows.slice(at, at + INSERT_ROWS),
      );
  }
  return jobs;
}

/** Reads every table back and compares it with what the backup says of it. */
async function compareTables(
  client: pg.ClientBase,
  manifest: BackupManifest,
  shapes: readonly TableShape[],
): Promise<void> {
  for (const shape of shapes) {
    const restored = await digestTable(client, shape);
    const { sha256, rows } = manifest.tables[shape.name] ?? { sha256: "", rows: 0 };
    if (!isDeepStrictEqual({ sha256: restored.sha256, rows: restored.rows }, { sha256, rows }))
      throw new BackupError("corrupt", `The restored table ${shape.name} differs from the backup.`);
  }
}

/** The query builder over a transaction that is already open. */
const buildOver = (client: pg.ClientBase): Db => {
  const lent = { query: client.query.bind(client), release: () => {} };
  const pool = { connect: () => Promise.resolve(lent), end: () => Promise.resolve() };
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: pool as never }) });
};

/** Erases once more who was erased after the backup was made. Returns how many were in it. */
async function eraseAgain(
  client: pg.ClientBase,
  erasures: readonly Erasure[],
  createdAt: string,
): Promise<number> {
  const later = erasedSince(erasures, createdAt);
  const people = await findErased(client, later);
  const db = buildOver(client);
  // Whatever was counted is gone with the sessions, so the key of the counters does not matter.
  const limitedEvents = new LimitedEvents(db, "");
  for (const person of people) await erasePerson({ limitedEvents }, db, person);
  await keepErasures(client, later);
  return people.length;
}

/**
 * Builds the schema of the backup in an empty database, loads the rows and compares every table with the backup. Returns the
 * jobs that waited. All of it happens in the caller's transaction, so a failure leaves nothing behind.
 * @throws BackupError when a table differs afterwards.
 */
export async function loadBackup(
  client: pg.ClientBase,
  restore: Omit<DatabaseRestore, "erasures">,
): Promise<Row[]> {
  const { manifest, login, progress } = restore;
  await prepareRole(client, login);
  await client.query(SCHEMA_MIGRATIONS);
  for (const file of migrationsOf(manifest.header)) await applyMigration(client, file);
  await seeEverything(client);
  const shapes = await listTables(client);
  await emptyTables(client, shapes);
  const putBack = await liftConstraints(client);
  await switchTriggers(client, shapes, "disable");
  const jobs = await loadRows(client, restore, shapes);
  await switchTriggers(client, shapes, "enable");
  await putBack();
  await setSequences(client, manifest.sequences);
  progress("Comparing every table with the backup");
  await compareTables(client, manifest, shapes);
  return jobs;
}

/** Loads a backup into an empty database, brings its schema up to date and ends what must not outlive a restore. */
export async function restoreDatabase(client: pg.ClientBase, restore: DatabaseRestore): Promise<void> {
  const { manifest, progress } = restore;
  const jobs = await loadBackup(client, restore);
  const applied = new Set(manifest.header.migrations.map(({ name }) => name));
  for (const file of readMigrationFiles().filter(({ name }) => !applied.has(name))) {
    progress(`Bringing the schema up to date: ${file.name}`);
    await applyMigration(client, file);
  }
  await client.query(GRANTS);
  // A migration may have changed a setting of the transaction.
  await seeEverything(client);
  await endEntries(client);
  await keepJobs(client, jobs);
  const erased = await eraseAgain(client, restore.erasures, manifest.header.createdAt);
  if (erased > 0) progress(`Erased ${erased} people again who had left since the backup`);
  // The backup is what there is: rows that disagree are told of, and do not keep everything else away.
  for (const sentence of await findBroken(client)) progress(`Warning: ${sentence}`);
}
