import { dirname, isAbsolute, join, relative, resolve } from "node:path";
import pg from "pg";
import { findPrimary } from "../platform/database/find-primary.ts";
import { lockFolder } from "../platform/database/folder-lock.ts";
import { loginOf } from "../platform/database/open-server.ts";
import { openPglite } from "../platform/database/pglite.ts";
import { abandonSwap, beginSwap, finishSwap, prepareSwap } from "../platform/database/swap-folder.ts";
import type { MediaPlace } from "../platform/settings/bucket-settings.ts";
import type { DatabaseAddress, PostgresAddress } from "../platform/settings/settings.ts";
import { readArchive } from "./archive.ts";
import { BackupError, describeFailure } from "./backup-error.ts";
import { type Erasure, readErasureList } from "./erasure-list.ts";
import { exists, type Progress } from "./make-backup.ts";
import type { BackupManifest } from "./manifest.ts";
import { listPictureFiles } from "./read-tables-store.ts";
import { migrationsOf, restoreDatabase } from "./restore-database.ts";
import {
  holdsNoPictures,
  openBucketPictures,
  openRestoredPictures,
  type RestoredPictures,
} from "./restored-pictures.ts";
import { verifyBackup } from "./verify-backup.ts";
import { countOthers, dropEverything, isEmptyDatabase, listErasures } from "./write-tables-store.ts";

export interface RestoreOptions extends MediaPlace {
  readonly file: string;
  readonly key: string | undefined;
  readonly target: DatabaseAddress;
  /** Whether data that is there may be replaced. It stays as it is until the backup is in place and verified. */
  readonly replace: boolean;
  readonly progress: Progress;
}

interface Work {
  readonly options: RestoreOptions;
  readonly manifest: BackupManifest;
  readonly pictures: RestoredPictures;
  /** From the list beside the backup. */
  readonly erasures: readonly Erasure[];
  readonly login?: string | undefined;
}

const LOCK_TIMEOUT_MS = 10_000;

const notEmpty = (what: string) =>
  new BackupError(
    "not_empty",
    `${what} is not empty. Add --replace to put the backup in the place of what is there.`,
  );

/** Loads the backup in one transaction and returns the pictures that its rows name. */
async function loadInto(
  client: pg.ClientBase,
  { options, manifest, pictures, erasures, login }: Work,
  prepare: () => Promise<readonly Erasure[]>,
): Promise<string[]> {
  await client.query("begin");
  const known = await prepare();
  await restoreDatabase(client, {
    manifest,
    entries: readArchive(options.file, options.key),
    erasures: [...erasures, ...known],
    login,
    takePicture: pictures.take,
    progress: options.progress,
  });
  const names = await listPictureFiles(client);
  // In place before the rows that name them: a picture without its row is lost room, a row without its picture is damage.
  await pictures.keep(names);
  await client.query("commit");
  return names;
}

async function replaceServerDatabase(client: pg.ClientBase, replace: boolean): Promise<readonly Erasure[]> {
  await client.query(`set local lock_timeout = ${LOCK_TIMEOUT_MS}`);
  if (await isEmptyDatabase(client)) return [];
  if (!replace) throw notEmpty("The database");
  if ((await countOthers(client)) > 0)
    throw new BackupError(
      "in_use",
      "Other programs are connected to the database. Stop the product on every machine first.",
    );
  await client.query("set local app.reach = 'all'");
  const erasures = await listErasures(client);
  await dropEverything(client);
  return erasures;
}

async function restoreToServer(work: Work, url: string): Promise<void> {
  const unreachable = (error: Error): never => {
    throw new BackupError("not_possible", `The database of DATABASE_URL cannot be reached: ${error.message}`);
  };
  const connectionString = await findPrimary(url).catch(unreachable);
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: LOCK_TIMEOUT_MS });
  client.on("error", () => {});
  await client.connect().catch(unreachable);
  try {
    const names = await loadInto(client, work, () => replaceServerDatabase(client, work.options.replace));
    await client.query("analyze");
    if (work.options.replace) await work.pictures.removeOthers(names);
  } finally {
    await client.end();
  }
}

const isInside = (folder: string, path: string): boolean => {
  const way = relative(resolve(folder), resolve(path));
  return way !== "" && !way.startsWith("..") && !isAbsolute(way);
};

/** Reads who was erased in the data that is about to be replaced; nothing when that data cannot be opened any more. */
async function readOldErasures(folder: string, progress: Progress): Promise<readonly Erasure[]> {
  if (!(await exists(join(folder, "PG_VERSION")))) return [];
  try {
    const old = await openPglite(folder);
    const pool = old.connect("reset role; set app.reach = 'all'");
    try {
      const client = await pool.connect();
      return await listErasures(client).finally(() => client.release());
    } finally {
      await pool.end();
      await old.close();
    }
  } catch (error) {
    progress(
      `The replaced data cannot be opened (${(error as Error).message}); erasures recorded in it are not known`,
    );
    return [];
  }
}

async function loadFolder(folder: string, work: Work): Promise<string[]> {
  const embedded = await openPglite(folder);
  const pool = embedded.connect("reset role");
  try {
    const client = await pool.connect();
    try {
      return await loadInto(client, work, () => Promise.resolve([]));
    } finally {
      client.release();
    }
  } finally {
    await pool.end();
    await embedded.close();
  }
}

const openPictures = (place: {
  readonly mediaBucket: MediaPlace["mediaBucket"];
  readonly mediaFolder: string;
}): Promise<RestoredPictures> =>
  place.mediaBucket === undefined
    ? openRestoredPictures(place.mediaFolder)
    : openBucketPictures(place.mediaBucket);

async function restoreToFolder(
  options: RestoreOptions,
  folder: string,
  manifest: BackupManifest,
): Promise<void> {
  const old = options.replace ? await readOldErasures(folder, options.progress) : [];
  const unlock = await lockFolder(folder);
  try {
    finishSwap(folder);
    const { mediaBucket, mediaFolder = join(folder, "media") } = options;
    const hasDatabase = await exists(join(folder, "PG_VERSION"));
    const holdsData = hasDatabase || !(await holdsNoPictures({ mediaBucket, mediaFolder }));
    if (!options.replace && holdsData) throw notEmpty(`The folder "${folder}"`);
    const fresh = prepareSwap(folder);
    const inside = mediaBucket === undefined && isInside(folder, mediaFolder);
    const place = inside ? join(fresh, relative(resolve(folder), resolve(mediaFolder))) : mediaFolder;
    const pictures = await openPictures({ mediaBucket, mediaFolder: place });
    try {
      const erasures = [...(await readErasureList(dirname(options.file))), ...old];
      const names = await loadFolder(fresh, { options, manifest, pictures, erasures });
      await pictures.discard();
      beginSwap(folder);
      if (!inside && options.replace) await pictures.removeOthers(names);
    } finally {
      await pictures.discard();
    }
  } catch (error) {
    abandonSwap(folder);
    throw error;
  } finally {
    unlock();
  }
}

async function restoreToDatabase(
  options: RestoreOptions,
  address: PostgresAddress,
  manifest: BackupManifest,
): Promise<void> {
  const { mediaBucket, mediaFolder = "./data/media" } = options;
  if (!options.replace && !(await holdsNoPictures({ mediaBucket, mediaFolder })))
    throw notEmpty(
      mediaBucket === undefined
        ? `The folder of the pictures "${mediaFolder}"`
        : "The bucket of the pictures",
    );
  const pictures = await openPictures({ mediaBucket, mediaFolder });
  try {
    const erasures = await readErasureList(dirname(options.file));
    await restoreToServer(
      { options, manifest, pictures, erasures, login: loginOf(address) },
      address.ownerUrl ?? address.url,
    );
  } finally {
    await pictures.discard();
  }
}

/**
 * Puts a backup into an empty database and an empty folder of pictures, or with `replace` in the place of what is there. The
 * backup is read and checked as a whole before anything is written. Afterwards everybody has to sign in again.
 * @returns what the backup says of itself.
 * @throws BackupError in one line that an operator can act on; the data is then as it was.
 */
export async function restoreBackup(options: RestoreOptions): Promise<BackupManifest> {
  const { target, progress } = options;
  if (target.kind === "pglite" && target.folder === undefined)
    throw new BackupError(
      "not_possible",
      "A database in memory cannot be restored: it ends with the command.",
    );
  try {
    progress("Verifying the backup");
    const manifest = await verifyBackup(options.file, options.key);
    migrationsOf(manifest.header);
    if (target.kind === "postgres") await restoreToDatabase(options, target, manifest);
    else await restoreToFolder(options, target.folder ?? "", manifest);
    return manifest;
  } catch (error) {
    throw describeFailure(error, options.file);
  }
}
