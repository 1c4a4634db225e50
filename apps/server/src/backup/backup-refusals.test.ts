import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, readdirSync, readFileSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  addPictures,
  aFolder,
  anEmptyDatabase,
  digestPictures,
  digestTables,
} from "../../test/backup-world.ts";
import { aDatabase, openAppOn } from "../../test/lasting-app.ts";
import type { DatabaseAddress } from "../platform/settings/settings.ts";
import { type ArchiveEntry, makeBackupKey, readArchive, writeArchive } from "./archive.ts";
import { backUpData } from "./back-up-data.ts";
import { BackupError, type BackupFailure } from "./backup-error.ts";
import { type BackupHeader, type BackupManifest, HEADER_NAME, MANIFEST_NAME, toBytes } from "./manifest.ts";
import { PartTally } from "./read-tables-store.ts";
import { restoreBackup } from "./restore-backup.ts";

const folder = aFolder();
const inFolder = (...names: string[]) => join(folder.path, ...names);
const mediaFolder = inFolder("old", "media");
const backups = { folder: undefined, schedule: undefined, keepDays: 30, key: undefined };
let key: string;
let good: string;
let encrypted: string;
/** The data that a refused restore must leave as it is. */
let target: DatabaseAddress;
let before: { tables: Record<string, string>; pictures: string[] };

const stateOfTarget = async () => ({
  tables: await digestTables(target),
  pictures: digestPictures(mediaFolder),
});

beforeAll(async () => {
  target = await aDatabase(inFolder("old"));
  const app = await openAppOn(target, { mediaFolder });
  await addPictures(app, 2);
  await app.close();
  key = await makeBackupKey();
  good = inFolder("good.tar.gz");
  encrypted = inFolder("encrypted.tar.gz.age");
  const settings = { database: target, mediaFolder, backups };
  await backUpData(settings, good, () => {});
  await backUpData({ ...settings, backups: { ...backups, key } }, encrypted, () => {});
  before = await stateOfTarget();
}, 300_000);
afterAll(() => folder.remove());

const restore = (file: string, withKey?: string, replace = true) =>
  restoreBackup({ file, key: withKey, target, mediaFolder, replace, progress: () => {} });

async function refusal(work: Promise<unknown>): Promise<BackupFailure | string> {
  try {
    await work;
    return "accepted";
  } catch (error) {
    expect((error as Error).message.split("\n")).toHaveLength(1);
    return error instanceof BackupError ? error.failure : `unknown: ${(error as Error).message}`;
  }
}

/** A copy with one byte changed, at this share of its length. */
function withChangedByte(file: string, share: number): string {
  const bytes = readFileSync(file);
  const at = Math.min(bytes.length - 1, Math.floor(bytes.length * share));
  bytes[at] = (bytes[at] ?? 0) ^ 0x10;
  const changed = inFolder(`changed-${share}.bin`);
  writeFileSync(changed, bytes);
  return changed;
}

/** An archive that is whole, but of other entries. */
async function rewritten(
  name: string,
  change: (entry: ArchiveEntry) => ArchiveEntry | null,
): Promise<string> {
  const file = inFolder(name);
  async function* entries() {
    for await (const entry of readArchive(good, undefined)) {
      const changed = change(entry);
      if (changed !== null) yield changed;
    }
  }
  await writeArchive(file, undefined, entries());
  return file;
}

const parse = <Value>(entry: ArchiveEntry) => JSON.parse(Buffer.from(entry.bytes).toString()) as Value;

/** The good backup under another header, which its manifest repeats. */
const withHeader = (name: string, change: (header: BackupHeader) => BackupHeader) =>
  rewritten(name, (entry) => {
    if (entry.name === HEADER_NAME) return { ...entry, bytes: toBytes(change(parse(entry))) };
    if (entry.name !== MANIFEST_NAME) return entry;
    const manifest = parse<BackupManifest>(entry);
    return { ...entry, bytes: toBytes({ ...manifest, header: change(manifest.header) }) };
  });

describe("a restore is refused, and the old data stays as it was", () => {
  it.each([0.0005, 0.3, 0.7, 0.9999])("F3: when a byte at %s of the file was changed", async (share) => {
    expect(await refusal(restore(withChangedByte(good, share)))).toBe("corrupt");
    expect(await refusal(restore(withChangedByte(encrypted, share), key))).toBe("corrupt");
  });

  it.each([0, 10, 0.5, -1])("F3: when the file was cut off (%s)", async (length) => {
    for (const [file, withKey] of [
      [good, undefined],
      [encrypted, key],
    ] as const) {
      const cut = inFolder(`cut-${length}.bin`);
      copyFileSync(file, cut);
      const size = readFileSync(file).length;
      truncateSync(cut, length < 0 ? size + length : Math.floor(length < 1 ? size * length : length));
      expect(await refusal(restore(cut, withKey))).toBe("corrupt");
    }
  });

  it("F3: when the key is missing or another one, or the file is not there", async () => {
    expect(await refusal(restore(encrypted))).toBe("key_missing");
    expect(await refusal(restore(encrypted, await makeBackupKey()))).toBe("key_wrong");
    expect(await refusal(restore(inFolder("nothing.tar.gz")))).toBe("not_found");
  });

  it("F3: when it is of another format, of a newer schema or of another history", async () => {
    const format = await withHeader("format.tar.gz", (header) => ({ ...header, format: 2 }));
    expect(await refusal(restore(format))).toBe("version_unknown");
    const newer = { name: "9999-not-yet.sql", checksum: "0".repeat(64) };
    const future = await withHeader("future.tar.gz", (header) => ({
      ...header,
      migrations: [...header.migrations, newer],
    }));
    expect(await refusal(restore(future))).toBe("version_newer");
    const other = await withHeader("other.tar.gz", (header) => ({
      ...header,
      migrations: header.migrations.map((one) => ({ ...one, checksum: "0".repeat(64) })),
    }));
    expect(await refusal(restore(other))).toBe("version_unknown");
  });

  it("F3: when a table, a picture or a row is missing in an archive that is otherwise whole", async () => {
    const without = (name: string, wanted: RegExp) =>
      rewritten(name, (entry) => (wanted.test(entry.name) ? null : entry));
    expect(await refusal(restore(await without("table.tar.gz", /^tables\/users\//)))).toBe("corrupt");
    expect(await refusal(restore(await without("picture.tar.gz", /^pictures\//)))).toBe("corrupt");
    expect(await refusal(restore(await without("manifest.tar.gz", /^manifest/)))).toBe("corrupt");
  });

  it("F3: when its rows break a rule of the database, which shows only while they are loaded", async () => {
    const tally = new PartTally();
    const orphans = await rewritten("orphans.tar.gz", (entry) => {
      if (entry.name.startsWith("tables/users/")) return null;
      if (entry.name !== MANIFEST_NAME) return entry;
      const manifest = parse<BackupManifest>(entry);
      const users = { columns: manifest.tables.users?.columns ?? [], ...tally.finish() };
      return { ...entry, bytes: toBytes({ ...manifest, tables: { ...manifest.tables, users } }) };
    });
    await expect(restore(orphans)).rejects.toThrow(/foreign key/);
    expect(await stateOfTarget()).toEqual(before);
  }, 300_000);

  it("F3: without --replace, where there is data", async () => {
    expect(await refusal(restore(good, undefined, false))).toBe("not_empty");
    expect(await stateOfTarget()).toEqual(before);
  }, 300_000);

  it("F3: while the product runs on it", async () => {
    const app = await openAppOn(target, { mediaFolder });
    try {
      await expect(restore(good)).rejects.toThrow(/Stop/);
    } finally {
      await app.close();
    }
    expect(await stateOfTarget()).toEqual(before);
  }, 300_000);
});

describe("a backup", () => {
  it.skipIf(process.getuid?.() !== 0)("F3: leaves nothing behind when the disk is full", async () => {
    const full = inFolder("full");
    mkdirSync(full);
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=128k", "tmpfs", full]);
    try {
      const settings = { database: target, mediaFolder, backups };
      expect(await refusal(backUpData(settings, join(full, "x.tar.gz"), () => {}))).toBe("no_space");
      expect(readdirSync(full)).toEqual([]);
    } finally {
      execFileSync("umount", [full]);
    }
  });

  it("F3: never overwrites a file", async () => {
    const settings = { database: target, mediaFolder, backups };
    const bytes = readFileSync(good);
    expect(await refusal(backUpData(settings, good, () => {}))).toBe("not_possible");
    expect(readFileSync(good).equals(bytes)).toBe(true);
  });

  it("F3: takes the place of data that is there with --replace, pictures included", async () => {
    const app = await openAppOn(target, { mediaFolder });
    await addPictures(app, 1);
    await app.close();
    expect((await stateOfTarget()).pictures).toHaveLength(3);
    await restore(encrypted, key);
    const after = await stateOfTarget();
    expect(after.pictures).toEqual(before.pictures);
    expect(after.tables.media).toBe(before.tables.media);
    expect(after.tables.recipe_templates).toBe(before.tables.recipe_templates);
  }, 300_000);

  it("F3: of nothing is refused in one line", async () => {
    const empty = await anEmptyDatabase(inFolder("empty"), true);
    const settings = { database: empty, mediaFolder: undefined, backups };
    expect(await refusal(backUpData(settings, inFolder("x.tar.gz"), () => {}))).toBe("not_found");
  });
});
