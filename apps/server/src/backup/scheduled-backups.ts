import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Services } from "../platform/calls/services.ts";
import type { Db } from "../platform/database/open-database.ts";
import { inSystemScope } from "../platform/database/scope.ts";
import type { BackupSchedule } from "../platform/settings/backup-settings.ts";
import {
  claimRun,
  failRun,
  finishRun,
  forgetBefore,
  keepRunAlive,
  listErasures,
  readHistory,
} from "./backup-run-store.ts";
import { writeErasureList } from "./erasure-list.ts";
import { backupFileName, type MadeBackup, makeBackup } from "./make-backup.ts";

type BackupServices = Pick<Services, "settings" | "database" | "db" | "clock" | "log">;

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** How late a backup may be before someone has to look. */
const GRACE_MS = 2 * 60 * MINUTE_MS;
const BACKUP_FILE = /^plateful-\d{4}-\d\d-\d\dT\d{6}Z\.tar\.gz(\.age)?$/;

const periodOf = (schedule: BackupSchedule): number =>
  schedule.kind === "daily" ? DAY_MS : schedule.minutes * MINUTE_MS;

/** The latest moment up to now at which a backup was due. */
export function lastDue(schedule: BackupSchedule, now: Date): Date {
  const period = periodOf(schedule);
  const offset = schedule.kind === "daily" ? schedule.minute * MINUTE_MS : 0;
  return new Date(Math.floor((now.getTime() - offset) / period) * period + offset);
}

/** Removes backups that are older than they are kept, but never the newest one. */
export async function removeOldBackups(folder: string, keepDays: number, now: Date): Promise<string[]> {
  const files = (await readdir(folder)).filter((name) => BACKUP_FILE.test(name)).sort();
  const removed: string[] = [];
  for (const name of files.slice(0, -1)) {
    const { mtimeMs } = await stat(join(folder, name));
    if (now.getTime() - mtimeMs <= keepDays * DAY_MS) continue;
    await rm(join(folder, name), { force: true });
    removed.push(name);
  }
  return removed;
}

/** Says every minute that this process is at it, so that no other one begins the same backup. */
function announce(services: BackupServices, dueAt: Date): () => void {
  const timer = setInterval(() => {
    inSystemScope(services.db, (db) => keepRunAlive(db, dueAt, services.clock.now())).catch(() => {});
  }, MINUTE_MS);
  timer.unref();
  return () => clearInterval(timer);
}

function makeScheduled(services: BackupServices, folder: string): Promise<MadeBackup> {
  const { settings, database, clock, log } = services;
  const now = clock.now();
  const { mediaFolder, mediaBucket } = settings;
  const { key } = settings.backups;
  return makeBackup(
    { connect: database.connectAside, mediaFolder, mediaBucket },
    {
      file: join(folder, backupFileName(now, key !== undefined)),
      key,
      now,
      progress: (line) => log.debug({ line }, "backup"),
    },
  );
}

async function backUp(services: BackupServices, folder: string, dueAt: Date): Promise<void> {
  const { settings, db, clock, log } = services;
  const stop = announce(services, dueAt);
  try {
    const { file, bytes, manifest } = await makeScheduled(services, folder);
    const { missing } = manifest.pictures;
    if (missing.length > 0) log.error({ missing }, "Pictures are lost: the backup was made without them");
    await inSystemScope(db, (trx) => finishRun(trx, dueAt, bytes, clock.now()));
    const removed = await removeOldBackups(folder, settings.backups.keepDays, clock.now());
    log.info({ file, bytes, removed }, "The scheduled backup was made and verified");
  } catch (error) {
    log.error({ err: error }, "The scheduled backup failed");
    await inSystemScope(db, (trx) => failRun(trx, dueAt, (error as Error).message, clock.now()));
  } finally {
    stop();
  }
}

/**
 * Makes the backup that is due, unless it was made or another process is at it.
 * @returns whether this call made one or failed at it.
 */
export async function backUpIfDue(services: BackupServices): Promise<boolean> {
  const { folder, schedule } = services.settings.backups;
  if (folder === undefined || schedule === undefined) return false;
  const now = services.clock.now();
  const dueAt = lastDue(schedule, now);
  if (!(await inSystemScope(services.db, (db) => claimRun(db, dueAt, now)))) return false;
  await backUp(services, folder, dueAt);
  return true;
}

/** Forgets what no backup can hold any more, and returns the list of erased people as text when it should be written. */
export async function exportErasures(services: BackupServices, lastWritten: string): Promise<string> {
  const { folder, keepDays } = services.settings.backups;
  if (folder === undefined) return lastWritten;
  const oldest = new Date(services.clock.now().getTime() - keepDays * DAY_MS);
  const erasures = await inSystemScope(services.db, async (db) => {
    await forgetBefore(db, oldest);
    return listErasures(db);
  });
  const text = JSON.stringify(erasures);
  if (text !== lastWritten) await writeErasureList(folder, erasures);
  return text;
}

export type BackupState = "ok" | "off" | "late" | "failed";

/**
 * Whether scheduled backups are made as they should be: a warning, since the product serves people without. Needs a
 * transaction that sees every row.
 */
export async function readBackupState(
  db: Db,
  schedule: BackupSchedule | undefined,
  now: Date,
): Promise<BackupState> {
  if (schedule === undefined) return "off";
  const { firstStart, lastFinish, failure } = await readHistory(db);
  if (failure !== null) return "failed";
  const since = lastFinish ?? firstStart;
  const longest = lastFinish === null ? GRACE_MS : periodOf(schedule) + GRACE_MS;
  return since !== null && now.getTime() - since.getTime() > longest ? "late" : "ok";
}
