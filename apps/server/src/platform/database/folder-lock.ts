import { createHash } from "node:crypto";
import { closeSync, existsSync, openSync, readFileSync, realpathSync, rmSync, writeSync } from "node:fs";
import { createServer, type Server } from "node:net";
import { join } from "node:path";
import { FolderNotPrivate, keepPrivate } from "../files/private-folder.ts";
import { SettingsError } from "../settings/settings.ts";

/** Gives the folder back to the next process. */
export type Unlock = () => void;

/** What may lie in a data folder before there is a database in it. */
const OWN_NAMES = new Set(["secret-key", "media", "plateful.lock", ".writable", ".restore", "backup.sock"]);

const inUse = (folder: string) =>
  new SettingsError(`Another Plateful process already uses the data folder "${folder}". Stop it first.`);

/** A name in the kernel's abstract socket space: held by one process and gone with it, also after kill -9. */
function takeSocket(folder: string): Promise<Server> {
  const name = `\0plateful-${createHash("sha256").update(realpathSync(folder)).digest("hex")}`;
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", () => reject(inUse(folder)));
    server.listen(name, () => resolve(server.unref()));
  });
}

/** Where there is no abstract socket space: a file with the process id; one left behind by a dead process is taken over. */
function takeFile(folder: string): Unlock {
  const file = join(folder, "plateful.lock");
  const write = () => {
    const handle = openSync(file, "wx");
    writeSync(handle, String(process.pid));
    closeSync(handle);
    return () => rmSync(file, { force: true });
  };
  try {
    return write();
  } catch {
    const holder = Number(readFileSync(file, "utf8"));
    if (isAlive(holder)) throw inUse(folder);
    rmSync(file, { force: true });
    return write();
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/**
 * Takes the data folder for this process, and keeps it from other users of the machine. The embedded database itself has no lock: a second process would silently
 * lose rows of the first.
 * @throws SettingsError when the folder cannot be written or kept private, or another process holds it.
 */
export async function lockFolder(folder: string): Promise<Unlock> {
  try {
    keepPrivate(folder, (name) => OWN_NAMES.has(name) || existsSync(join(folder, "PG_VERSION")));
    const probe = join(folder, ".writable");
    closeSync(openSync(probe, "w"));
    rmSync(probe);
  } catch (error) {
    if (error instanceof FolderNotPrivate)
      throw new SettingsError(`The data folder "${folder}" ${error.message}`);
    throw new SettingsError(`The data folder "${folder}" cannot be written: ${(error as Error).message}`);
  }
  if (process.platform !== "linux") return takeFile(folder);
  const server = await takeSocket(folder);
  return () => server.close();
}
