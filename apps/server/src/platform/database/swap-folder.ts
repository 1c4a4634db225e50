import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";

/** Folder inside the data folder in which a restore prepares the new data. */
const WORK = ".restore";
const NEW = join(WORK, "new");
const OLD = join(WORK, "old");
/** From here on the old data is moved aside; before it, nothing of it was touched. */
const BEGUN = join(WORK, "begun");
/** The old data is aside: what lies in the folder now is new. */
const CLEARED = join(WORK, "cleared");

/** Where a restore puts the new data of a folder. Whatever an earlier one left there unfinished is removed. */
export function prepareSwap(folder: string): string {
  rmSync(join(folder, WORK), { recursive: true, force: true });
  const target = join(folder, NEW);
  mkdirSync(target, { recursive: true, mode: 0o700 });
  return target;
}

const removeWork = (folder: string): void => rmSync(join(folder, WORK), { recursive: true, force: true });

/** Gives up what was prepared. A swap that has begun is left to `finishSwap`: there is no way back from it. */
export function abandonSwap(folder: string): void {
  if (!existsSync(join(folder, BEGUN))) removeWork(folder);
}

function syncFolder(folder: string): void {
  if (process.platform === "win32") return;
  const handle = openSync(folder, "r");
  fsyncSync(handle);
  closeSync(handle);
}

function mark(folder: string, name: string): void {
  writeFileSync(join(folder, name), "", { flush: true });
  syncFolder(join(folder, WORK));
}

/** What a database cluster consists of. Other files in the folder, such as a secret key or backups, stay where they are. */
const CLUSTER_FILE = /^(PG_VERSION|base|global|current_logfiles|pg_.*|post(gresql|master)\..*)$/;

function moveOldAside(folder: string): void {
  const replaced = new Set(readdirSync(join(folder, NEW)));
  mkdirSync(join(folder, OLD), { recursive: true, mode: 0o700 });
  for (const name of readdirSync(folder))
    if (replaced.has(name) || CLUSTER_FILE.test(name))
      renameSync(join(folder, name), join(folder, OLD, name));
}

function moveNewIn(folder: string): void {
  for (const name of readdirSync(join(folder, NEW))) renameSync(join(folder, NEW, name), join(folder, name));
}

/**
 * Puts the prepared data in the place of the old. It renames inside the folder, which may itself be a mount point, and each
 * step can be repeated: after a crash `finishSwap` goes on where this stopped.
 */
export function beginSwap(folder: string): void {
  mark(folder, BEGUN);
  finishSwap(folder);
}

/** Completes a swap that a crash interrupted. Does nothing in a folder without one. */
export function finishSwap(folder: string): void {
  if (!existsSync(join(folder, BEGUN))) return;
  if (!existsSync(join(folder, CLEARED))) {
    moveOldAside(folder);
    syncFolder(folder);
    mark(folder, CLEARED);
  }
  moveNewIn(folder);
  syncFolder(folder);
  // Removed in this order, a crash leaves nothing that a later start would take for a swap.
  rmSync(join(folder, BEGUN), { force: true });
  removeWork(folder);
}
