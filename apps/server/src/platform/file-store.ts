import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Where uploaded files lie. Names are of our own making: hexadecimal digits and an ending. */
export interface FileStore {
  readonly write: (name: string, bytes: Buffer) => Promise<void>;
  /** Null when there is no such file. */
  readonly read: (name: string) => Promise<Buffer | null>;
  /** Removing what is not there is no error: the work may be repeated. */
  readonly remove: (name: string) => Promise<void>;
}

/** A file is written beside its place and then moved there, so that nobody ever reads half of one. */
function folderStore(folder: string): FileStore {
  const place = (name: string) => join(folder, name);
  return {
    write: async (name, bytes) => {
      await mkdir(folder, { recursive: true });
      const draft = place(`${randomUUID()}.part`);
      await writeFile(draft, bytes, { mode: 0o600 });
      await rename(draft, place(name));
    },
    read: (name) =>
      readFile(place(name)).catch((error: unknown) => {
        if ((error as { code?: unknown }).code === "ENOENT") return null;
        throw error;
      }),
    remove: (name) => rm(place(name), { force: true }),
  };
}

/** Beside a database in memory, whose rows would not outlive the process either. */
function memoryStore(): FileStore {
  const files = new Map<string, Buffer>();
  return {
    write: async (name, bytes) => void files.set(name, bytes),
    read: async (name) => files.get(name) ?? null,
    remove: async (name) => void files.delete(name),
  };
}

/** The store of a folder; without one, of this process. */
export const openFileStore = (folder: string | undefined): FileStore =>
  folder === undefined ? memoryStore() : folderStore(folder);
