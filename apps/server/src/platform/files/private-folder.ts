import { chmodSync, existsSync, lstatSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** A folder that cannot be kept from other users of the machine. The message completes "The folder … ". */
export class FolderNotPrivate extends Error {}

const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;
const OTHERS = 0o077;
const STICKY = 0o1000;
/** The root of a mounted disk holds it. */
const NEVER_OURS = "lost+found";

function close(folder: string, names: readonly string[]): void {
  for (const name of names) {
    const path = join(folder, name);
    const entry = lstatSync(path);
    if (entry.isDirectory()) close(path, readdirSync(path));
    else if (entry.isFile()) chmodSync(path, FILE_MODE);
  }
  chmodSync(folder, FOLDER_MODE);
}

/** Gives everything in a folder the owner's rights only. What a symbolic link names is left alone. */
export function closeFolder(folder: string): void {
  if (process.platform !== "win32") close(folder, readdirSync(folder));
}

/**
 * Makes a folder that only the user of this process can enter (ledger DATA-034). A folder that was open to others, as older
 * versions left it, is closed with all its files; one that is closed already is not looked through, so a start costs nothing.
 * `isOurs` tells by its name whether something in the folder may be closed. Windows has other rights and is left alone.
 * @throws FolderNotPrivate for an open folder that is shared or holds what is not ours; the error of the system when the
 * folder cannot be made or closed.
 */
export function keepPrivate(folder: string, isOurs: (name: string) => boolean): void {
  if (!existsSync(folder)) mkdirSync(folder, { recursive: true, mode: FOLDER_MODE });
  const { mode } = lstatSync(`${folder}/`);
  if (process.platform === "win32" || (mode & OTHERS) === 0) return;
  if ((mode & STICKY) !== 0)
    throw new FolderNotPrivate("is shared with other users. Choose a folder of its own.");
  const names = readdirSync(folder).filter((name) => name !== NEVER_OURS);
  const foreign = names.find((name) => !isOurs(name));
  if (foreign !== undefined)
    throw new FolderNotPrivate(
      `is readable by other users and holds files of another program ("${foreign}"). Choose a folder of its own.`,
    );
  close(folder, names);
}
