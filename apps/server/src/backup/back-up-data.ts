import type { AsideConnection } from "../platform/database/open-database.ts";
import { openConnection } from "../platform/database/open-server.ts";
import { openPglite } from "../platform/database/pglite.ts";
import type { DataSettings } from "../platform/settings/settings.ts";
import { BackupError } from "./backup-error.ts";
import { askForBackup, type BackupSummary, summarise } from "./backup-requests.ts";
import { exists, makeBackup, type Progress } from "./make-backup.ts";

interface Work {
  readonly settings: DataSettings;
  readonly file: string;
  readonly progress: Progress;
}

async function backUpFrom(
  connect: () => Promise<AsideConnection>,
  { settings, file, progress }: Work,
): Promise<BackupSummary> {
  const { mediaFolder, mediaBucket, backups } = settings;
  return summarise(
    await makeBackup(
      { connect, mediaFolder, mediaBucket },
      { file, key: backups.key, now: new Date(), progress },
    ),
  );
}

const backUpServer = (url: string, work: Work): Promise<BackupSummary> =>
  backUpFrom(
    () =>
      openConnection(url).catch((error: Error) => {
        throw new BackupError(
          "not_possible",
          `The database of DATABASE_URL cannot be reached: ${error.message}`,
        );
      }),
    work,
  );

async function backUpFolder(folder: string, work: Work): Promise<BackupSummary> {
  const { key } = work.settings.backups;
  const request = { file: work.file, ...(key === undefined ? {} : { key }) };
  const done = await askForBackup(folder, request, work.progress);
  if (done !== null) return done;
  if (!(await exists(folder)))
    throw new BackupError("not_found", `There is no database in the folder "${folder}".`);
  const embedded = await openPglite(folder);
  const pool = embedded.connect("set jit = off");
  try {
    return await backUpFrom(() => pool.connect(), work);
  } finally {
    await pool.end();
    await embedded.close();
  }
}

/**
 * Backs up the data of these settings, whether the product runs or not.
 * @throws BackupError or SettingsError in one line that an operator can act on.
 */
export function backUpData(settings: DataSettings, file: string, progress: Progress): Promise<BackupSummary> {
  const { database } = settings;
  if (database.kind === "postgres") return backUpServer(database.url, { settings, file, progress });
  if (database.folder === undefined)
    throw new BackupError("not_possible", "A database in memory is not backed up: it ends with its process.");
  return backUpFolder(database.folder, { settings, file, progress });
}
