import type { Services } from "../platform/calls/services.ts";
import { inSystemScope } from "../platform/database/scope.ts";
import { summarise, takeBackupRequests } from "./backup-requests.ts";
import { takeRestoredJobs } from "./backup-run-store.ts";
import { makeBackup } from "./make-backup.ts";
import { backUpIfDue, exportErasures } from "./scheduled-backups.ts";

const LOOK_EVERY_MS = 60_000;

/** Looks every minute whether a backup is due, and keeps the list of erased people beside the backups. */
function watchSchedule(services: Services): () => Promise<void> {
  if (services.settings.backups.folder === undefined) return () => Promise.resolve();
  let isOver = false;
  let written = "";
  let timer: NodeJS.Timeout | undefined;
  let underWay = Promise.resolve();
  const look = async () => {
    try {
      written = await exportErasures(services, written);
      await backUpIfDue(services);
    } catch (error) {
      services.log.error({ err: error }, "Backups cannot be looked after");
    }
  };
  const wait = (ms: number) => {
    timer = setTimeout(() => {
      underWay = look().finally(() => {
        if (!isOver) wait(LOOK_EVERY_MS);
      });
    }, ms);
    timer.unref();
  };
  wait(LOOK_EVERY_MS / 2);
  return async () => {
    isOver = true;
    clearTimeout(timer);
    await underWay;
  };
}

/** Takes requests of `npm run backup` where this process alone can read the database. */
function watchRequests({ settings, database, clock }: Services): Promise<() => Promise<void>> {
  const folder = settings.database.kind === "pglite" ? settings.database.folder : undefined;
  if (folder === undefined) return Promise.resolve(() => Promise.resolve());
  const { mediaFolder, mediaBucket } = settings;
  const source = { connect: database.connectAside, mediaFolder, mediaBucket };
  return takeBackupRequests(folder, async ({ file, key }, progress) =>
    summarise(await makeBackup(source, { file, key, now: clock.now(), progress })),
  );
}

/** Puts into the queue what waited when a restored backup was made. A kind of work that no longer exists is left out. */
export async function resumeRestoredJobs(services: Services, kinds: readonly string[]): Promise<void> {
  await inSystemScope(services.db, async (db) => {
    for (const { name, data, start_after } of await takeRestoredJobs(db)) {
      const afterSeconds = Math.max(
        0,
        Math.ceil((start_after.getTime() - services.clock.now().getTime()) / 1000),
      );
      if (kinds.includes(name)) await services.jobs.enqueue(db, name, data, { afterSeconds });
      else
        services.log.warn({ name }, "A restored job was left out, because this version knows no such work");
    }
  });
}

/** Looks after backups as long as the process lives. Returns how to stop, which waits for a backup under way. */
export async function watchBackups(services: Services): Promise<() => Promise<void>> {
  const stopSchedule = watchSchedule(services);
  const stopRequests = await watchRequests(services);
  return async () => {
    await Promise.all([stopSchedule(), stopRequests()]);
  };
}
