/** Databases as a released version of the product left them. */
import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import type pg from "pg";
import { readArchive } from "../src/backup/archive.ts";
import type { BackupManifest } from "../src/backup/manifest.ts";
import { digestTable, listTables, seeEverything } from "../src/backup/read-tables-store.ts";
import { loadBackup } from "../src/backup/restore-database.ts";
import type { DatabaseAddress } from "../src/platform/settings/settings.ts";
import { withOwner } from "./backup-world.ts";

const FOLDER = fileURLToPath(new URL("releases/", import.meta.url));

/** Columns and tables that a later migration gave another content or dropped, and why. */
export const CHANGED: Readonly<Record<string, string>> = {
  limited_events: "counters under hashed keys, which SQL cannot compute from the plain ones",
  sign_in_failures: "counted by hashed keys",
};

/** Schema and data of every release since the first that is kept compatible, as its own program had written them. */
export const RELEASES = readdirSync(FOLDER)
  .filter((file) => file.endsWith(".tar.gz"))
  .map((file) => ({ version: basename(file, ".tar.gz"), file: join(FOLDER, file) }));

/** Loads a release into an empty database, in an open transaction. Version 2.4.11 records no checksums of migrations. */
export async function loadRelease(
  client: pg.ClientBase,
  manifest: BackupManifest,
  file: string,
): Promise<void> {
  const takePicture = () => Promise.resolve();
  await loadBackup(client, {
    manifest,
    entries: readArchive(file, undefined),
    takePicture,
    progress: () => {},
  });
  if (manifest.header.migrations.every(({ checksum }) => checksum === null))
    await client.query("alter table schema_migrations drop column checksum");
}

/** Count and digest of every table that the release had, of the columns that it had. */
export const digestKept = (address: DatabaseAddress, manifest: BackupManifest) =>
  withOwner(address, async (client) => {
    await client.query("begin");
    await seeEverything(client);
    const digests: Record<string, unknown> = {};
    for (const shape of await listTables(client)) {
      const columns = manifest.tables[shape.name]?.columns;
      if (columns !== undefined && CHANGED[shape.name] === undefined)
        digests[shape.name] = await digestTable(client, shape, columns);
    }
    await client.query("commit");
    return digests;
  });
