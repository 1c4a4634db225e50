import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type pg from "pg";
import { SettingsError } from "../settings.ts";

const FOLDER = fileURLToPath(new URL("../../../migrations/", import.meta.url));

/** One step of the schema: plain SQL that is applied once, in a transaction, and never edited afterwards. */
export interface MigrationFile {
  readonly name: string;
  readonly sql: string;
  /** SHA-256 of the file, in hexadecimal. */
  readonly checksum: string;
}

/** All migrations of this version of the product, in the order in which they are applied. */
export function readMigrationFiles(folder = FOLDER): readonly MigrationFile[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".sql"))
    .sort()
    .map((name) => {
      const bytes = readFileSync(join(folder, name));
      return {
        name,
        sql: bytes.toString("utf8"),
        checksum: createHash("sha256").update(bytes).digest("hex"),
      };
    });
}

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

/** Applies one migration inside the caller's transaction and records it. */
export async function applyMigration(client: pg.ClientBase, file: MigrationFile): Promise<void> {
  await client.query(file.sql);
  await client.query("insert into schema_migrations (name, checksum) values ($1, $2)", [
    file.name,
    file.checksum,
  ]);
}
