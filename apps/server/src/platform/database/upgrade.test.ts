import { spawn } from "node:child_process";
import { cpSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aFolder, anEmptyDatabase, isEmbedded, withOwner } from "../../../test/backup-world.ts";
import { CHANGED, digestKept, loadRelease } from "../../../test/released-database.ts";
import type { BackupManifest } from "../../backup/manifest.ts";
import { verifyBackup } from "../../backup/verify-backup.ts";
import type { DatabaseAddress } from "../settings/settings.ts";
import { readMigrationFiles } from "./migration-files.ts";
import { openDatabase } from "./open-by-address.ts";

/** Schema and data of the first release that is kept compatible, as its own program had written them. */
const RELEASE = fileURLToPath(new URL("../../../test/releases/2.4.11.tar.gz", import.meta.url));
const MIGRATE = fileURLToPath(new URL("../../../test/migrate-process.ts", import.meta.url));

const folder = aFolder();
let manifest: BackupManifest;
let upgraded: DatabaseAddress | undefined;
beforeAll(async () => {
  manifest = await verifyBackup(RELEASE, undefined);
});
afterAll(() => folder.remove());

/** Embedded databases are copied from the first one: loading takes longer than all the rest. */
let first: string | undefined;

/** A database as version 2.4.11 left it: its schema, its data, and no checksums of migrations. */
async function aReleasedDatabase(name: string): Promise<DatabaseAddress> {
  const address = await anEmptyDatabase(join(folder.path, name));
  if (address.kind === "pglite" && first !== undefined) {
    cpSync(first, address.folder ?? "", { recursive: true });
    return address;
  }
  await withOwner(address, async (client) => {
    await client.query("begin");
    await loadRelease(client, manifest, RELEASE);
    await client.query("commit");
  });
  if (address.kind === "pglite") {
    first = join(folder.path, "first");
    cpSync(address.folder ?? "", first, { recursive: true });
  }
  return address;
}

const appliedTo = (address: DatabaseAddress) =>
  withOwner(address, async (client) => {
    const { rows } = await client.query<{ name: string }>("select name from schema_migrations order by name");
    return rows.map(({ name }) => name);
  });

async function upgrade(address: DatabaseAddress): Promise<void> {
  await (await openDatabase(address)).close();
}

/** That of an earlier test, where there is one. */
async function anUpgradedDatabase(): Promise<DatabaseAddress> {
  if (upgraded !== undefined) return upgraded;
  const address = await aReleasedDatabase("edited");
  await upgrade(address);
  return address;
}

const expected = () =>
  Object.fromEntries(Object.entries(manifest.tables).filter(([name]) => CHANGED[name] === undefined));

async function expectUpgraded(address: DatabaseAddress): Promise<void> {
  expect(await appliedTo(address)).toEqual(readMigrationFiles().map(({ name }) => name));
  const digests = await digestKept(address, manifest);
  expect(digests).toEqual(expected());
}

/** When the embedded database was last written to. */
const lastWrite = (path: string) => statSync(join(path, "pg_wal")).mtimeMs;

/** Ends the process once it has begun to write, a while later in each round. */
async function killWhileWriting(
  path: string,
  child: ReturnType<typeof spawn>,
  afterMs: number,
): Promise<void> {
  const before = lastWrite(path);
  while (child.exitCode === null && lastWrite(path) === before) await wait(2);
  await wait(afterMs);
  child.kill("SIGKILL");
}

/** Makes the last migration wait for a lock, so that the process is in the middle of it when it is ended. */
async function killInLastMigration(url: string, start: () => ReturnType<typeof spawn>): Promise<void> {
  const holder = new pg.Client({ connectionString: url });
  await holder.connect();
  await holder.query("begin; lock table users in row exclusive mode");
  const child = start();
  const waiting =
    "select 1 from pg_locks where not granted and database = (select oid from pg_database where datname = current_database())";
  while ((await holder.query(waiting)).rows.length === 0) await wait(20);
  child.kill("SIGKILL");
  await holder.query("rollback");
  await holder.end();
}

describe("an upgrade from version 2.4.11", () => {
  it("F1 DATA-050: keeps every value of every table, and does nothing the second time", async () => {
    const address = await aReleasedDatabase("upgrade");
    upgraded = address;
    expect(await appliedTo(address)).toEqual(manifest.header.migrations.map(({ name }) => name));
    await upgrade(address);
    await expectUpgraded(address);
    const moments = () =>
      withOwner(
        address,
        async (client) => (await client.query("select * from schema_migrations order by 1")).rows,
      );
    const before = await moments();
    await upgrade(address);
    expect(await moments()).toEqual(before);
  }, 240_000);

  it("F2 DATA-050: completes at the next start when it is killed in the middle", async () => {
    const address = await aReleasedDatabase("killed");
    const target = address.kind === "postgres" ? address.url : `pglite:${address.folder}`;
    const start = () => spawn(process.execPath, [MIGRATE], { env: { ...process.env, DATABASE_URL: target } });
    if (address.kind === "postgres") await killInLastMigration(address.url, start);
    else
      for (const afterMs of [0, 15, 60]) {
        const child = start();
        const ended = new Promise((resolve) => child.once("close", resolve));
        await killWhileWriting(address.folder ?? "", child, afterMs);
        await ended;
      }
    await upgrade(address);
    await expectUpgraded(address);
  }, 240_000);

  it("F2 DATA-051: is refused in one line when a migration was edited after it had been applied", async () => {
    const [edited = ""] = readMigrationFiles().map(({ name }) => name);
    const address = await anUpgradedDatabase();
    await withOwner(address, (client) =>
      client.query("update schema_migrations set checksum = repeat('0', 64) where name = $1", [edited]),
    );
    await expect(upgrade(address)).rejects.toThrow(new RegExp(`migration ${edited} was changed`));
  }, 240_000);
});

it.runIf(isEmbedded)(
  "F1 DATA-051: the migrations of version 2.4.11 are byte for byte what was released",
  () => {
    const released = new Map(readMigrationFiles().map(({ name, checksum }) => [name, checksum]));
    expect(Object.fromEntries(Object.keys(RELEASED).map((name) => [name, released.get(name)]))).toEqual(
      RELEASED,
    );
  },
);

/** SHA-256 of the files that databases out there have applied. They are never edited. */
const RELEASED: Readonly<Record<string, string>> = {
  "0001-people-and-access.sql": "49d2606f5df7eb83e6e412e01c053ed00210218b529ddbaa21904b85f0fa13fc",
  "0002-foods-and-recipes.sql": "e82c20b8325fc02d0a31c93bb6f921e18c3b7bc886c9d2db48d20ad98a6a3590",
  "0003-plans-and-diary.sql": "cc4d54f927c8e96d6744edf448891422a574b2737417e653659310e089bfe5ef",
  "0004-demo-accounts.sql": "64bbc6e9d713a1ba7388fc33463c62b8d32ca67ab5a85df1128b3fd7f187a7d8",
  "0005-food-search.sql": "2bc67065b7e79c901b914613b1bbe040d33b3a275789b4f1778c456f8c126b6d",
  "0006-simple-recipes.sql": "5041a82e5be9a4afe2a04b6210ec5a446f78c72abe700dc68db82b5192151671",
  "0008-measurements.sql": "f9d1c343150450a4d363f7a06ddea7e57437d9361d16b8d03ef244a514600d3b",
  "0009-own-recipes.sql": "b9c2d24c902c0f8d5181321094213582853eb2e4ab2b5796cbb918bd4b532e8f",
  "0011-billing.sql": "23bc083a971a9d0f3b64eeab3b774c0c03d9dffb7a0f253874046b418f432954",
  "0012-planning-runs.sql": "2f0a9f85e35af17aae692944e35a0d06b7ed0defb94fc6abf99c2decc2ed2772",
  "0013-staff-media-and-mail.sql": "37544b4b6f63b0b306c4fac59029f7635e277b9f265409d0049138d3fca2cc46",
  "0014-audit-reads.sql": "559a722a6e1ba4513a513a634430b31c1fdc7d3d86d950f2676b09ca0f04c6f0",
  "0020-planning-wishes.sql": "139580cd12ffeaa4ffebf354af7a19847e1bfd6335dc24f34e176d08f3731ed4",
  "0021-leftovers.sql": "e174b43654a73a24a03bbdfe9b26bf739b56e4caf90b9e3632a43702cee7880c",
  "0022-leftovers-of-lists.sql": "47e89dd99d2a77ec77f5e6b08721938d84d4127a9d93e8fcd40ae59faa8e7870",
  "0023-household.sql": "af6f3eac65b2d3ab9d613db8d408ab22a4f865b0a6bdd2c7978d754de3b06658",
  "0025-people-of-lists.sql": "224d704a6ea61c05db08ca4d500e5a08cc9922594539bf874bed85eca78e693b",
};
