import { randomUUID } from "node:crypto";
import { chmod, mkdir, open, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type pg from "pg";
import server from "../../package.json" with { type: "json" };
import { APP_ROLE } from "../platform/database/migrate.ts";
import type { AsideConnection } from "../platform/database/open-database.ts";
import type { MediaPlace } from "../platform/settings/bucket-settings.ts";
import { type ArchiveEntry, writeArchive } from "./archive.ts";
import { BackupError, describeFailure } from "./backup-error.ts";
import {
  type BackupHeader,
  type BackupManifest,
  FORMAT,
  HEADER_NAME,
  MANIFEST_NAME,
  type TableManifest,
  toBytes,
} from "./manifest.ts";
import { PictureTally, type PinnedPictures, pinPictures } from "./pictures.ts";
import {
  listPictureFiles,
  listTables,
  picturesStillKept,
  printJobs,
  printTable,
  readAppliedMigrations,
  readSequences,
  seeEverything,
} from "./read-tables-store.ts";
import { verifyBackup } from "./verify-backup.ts";

/** One line for whoever watches. */
export type Progress = (line: string) => void;

export interface BackupSource extends MediaPlace {
  readonly connect: () => Promise<AsideConnection>;
}

export interface BackupOptions {
  /** Where the backup is written; the folder is created if it is missing. */
  readonly file: string;
  /** Secret key of age; undefined = the backup is readable by anyone who can read the file. */
  readonly key: string | undefined;
  readonly now: Date;
  readonly progress: Progress;
}

export interface MadeBackup {
  readonly file: string;
  readonly bytes: number;
  readonly manifest: BackupManifest;
}

/** Names sort by time. A key makes the ending of age's own files. */
export const backupFileName = (now: Date, encrypted: boolean): string =>
  `plateful-${now.toISOString().slice(0, 19).replaceAll(":", "")}Z.tar.gz${encrypted ? ".age" : ""}`;

/** Pictures may be removed between the snapshot and the moment at which they are held; then everything is read once more. */
const SNAPSHOT_TRIES = 5;

/** Files were not where their rows say. `lost` are those whose rows are still there, so that waiting would not help. */
class PicturesMoved extends Error {
  readonly lost: readonly string[];

  constructor(lost: readonly string[]) {
    super("Pictures were removed while the snapshot was taken.");
    this.lost = lost;
  }
}

async function* parts(
  prefix: string,
  source: AsyncGenerator<Uint8Array, TableManifest>,
): AsyncGenerator<ArchiveEntry, TableManifest> {
  for (let number = 1; ; number++) {
    const part = await source.next();
    if (part.done) return part.value;
    yield { name: `${prefix}/${String(number).padStart(6, "0")}.jsonl`, bytes: part.value };
  }
}

/** Holds the pictures of the snapshot. A file that is lost for good is reported in the manifest; it fails no backup. */
async function pinSnapshot(
  client: pg.ClientBase,
  source: BackupSource,
  lost: readonly string[],
): Promise<PinnedPictures> {
  const pinned = await pinPictures(source, await listPictureFiles(client));
  const unexplained = pinned.missing.filter((name) => !lost.includes(name));
  if (unexplained.length === 0) return pinned;
  await pinned.release();
  // Only a new transaction sees what was removed since the snapshot.
  await client.query("commit");
  await client.query("begin read only");
  await client.query(`set local role ${APP_ROLE}`);
  await seeEverything(client);
  throw new PicturesMoved(await picturesStillKept(client, pinned.missing));
}

async function beginSnapshot(client: pg.ClientBase): Promise<void> {
  await client.query("begin isolation level repeatable read read only");
  await client.query(`set local role ${APP_ROLE}`);
  // A hung disk must not hold the snapshot for ever, but a big table may take its time.
  await client.query("set local statement_timeout = '10min'");
  await seeEverything(client);
}

async function* tableEntries(
  client: pg.ClientBase,
  progress: Progress,
): AsyncGenerator<ArchiveEntry, BackupManifest["tables"]> {
  const tables: BackupManifest["tables"] = {};
  const shapes = await listTables(client);
  let rows = 0;
  for (const [at, shape] of shapes.entries()) {
    progress(`Reading table ${at + 1} of ${shapes.length}: ${shape.name}`);
    const table = yield* parts(`tables/${shape.name}`, printTable(client, shape));
    tables[shape.name] = table;
    rows += table.rows;
  }
  progress(`Read ${rows} rows of ${shapes.length} tables`);
  return tables;
}

async function* pictureEntries(
  pinned: PinnedPictures,
  progress: Progress,
): AsyncGenerator<ArchiveEntry, BackupManifest["pictures"]> {
  const tally = new PictureTally();
  for (const [at, name] of pinned.names.entries()) {
    if (at % 100 === 0) progress(`Reading picture ${at + 1} of ${pinned.names.length}`);
    const bytes = await pinned.read(name);
    if (bytes === null) throw new PicturesMoved([]);
    tally.add(name, bytes);
    yield { name: `pictures/${name}`, bytes };
  }
  return tally.finish(pinned.missing);
}

/** Everything of one snapshot, in the order in which a restore needs it. `finished` gets the manifest. */
async function* snapshotEntries(
  client: pg.ClientBase,
  source: BackupSource,
  options: BackupOptions & { readonly lost: readonly string[] },
  finished: (manifest: BackupManifest) => void,
): AsyncGenerator<ArchiveEntry> {
  await beginSnapshot(client);
  const pinned = await pinSnapshot(client, source, options.lost);
  try {
    const header: BackupHeader = {
      product: "plateful",
      format: FORMAT,
      version: server.version,
      createdAt: options.now.toISOString(),
      migrations: await readAppliedMigrations(client),
    };
    yield { name: HEADER_NAME, bytes: toBytes(header) };
    const tables = yield* tableEntries(client, options.progress);
    const jobs = yield* parts("jobs", printJobs(client));
    const sequences = await readSequences(client);
    await client.query("commit");
    const pictures = yield* pictureEntries(pinned, options.progress);
    const manifest = { header, tables, sequences, jobs, pictures };
    yield { name: MANIFEST_NAME, bytes: toBytes(manifest) };
    finished(manifest);
  } finally {
    await pinned.release();
  }
}

async function writeSnapshot(
  source: BackupSource,
  options: BackupOptions & { readonly lost: readonly string[] },
  draft: string,
): Promise<BackupManifest> {
  const client = await source.connect();
  let manifest: BackupManifest | undefined;
  try {
    const entries = snapshotEntries(client, source, options, (finished) => {
      manifest = finished;
    });
    await writeArchive(draft, options.key, entries);
  } finally {
    await client.query("rollback").then(
      () => client.release(),
      (error: Error) => client.release(error),
    );
  }
  if (manifest === undefined) throw new Error("The archive was closed without its manifest.");
  return manifest;
}

async function writeWithRetry(
  source: BackupSource,
  options: BackupOptions,
  draft: string,
): Promise<BackupManifest> {
  let lost: readonly string[] = [];
  for (let tries = 1; ; tries++)
    try {
      return await writeSnapshot(source, { ...options, lost }, draft);
    } catch (error) {
      if (!(error instanceof PicturesMoved) || tries === SNAPSHOT_TRIES) throw error;
      lost = error.lost;
      await rm(draft, { force: true });
    }
}

/** The new name is on the disk only when its folder is. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Writes a backup of one moment: all tables, the jobs that wait, and every picture that the tables name. It gets its final
 * name only after it was read back, decrypted and compared with what the database gave.
 * @throws BackupError in one line that an operator can act on; no file is left behind.
 */
export async function makeBackup(source: BackupSource, options: BackupOptions): Promise<MadeBackup> {
  const folder = dirname(options.file);
  const draft = join(folder, `.${basename(options.file)}.${randomUUID()}.part`);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    if (await exists(options.file))
      throw new BackupError("not_possible", `The file "${options.file}" already exists.`);
    const manifest = await writeWithRetry(source, options, draft);
    options.progress("Verifying what was written");
    await verifyBackup(draft, options.key, manifest);
    await chmod(draft, 0o600);
    await rename(draft, options.file);
    await syncFolder(folder);
    const { size } = await stat(options.file);
    return { file: options.file, bytes: size, manifest };
  } catch (error) {
    throw describeFailure(error, options.file);
  } finally {
    await rm(draft, { force: true });
  }
}

export const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
