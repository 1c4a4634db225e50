import { randomUUID } from "node:crypto";
import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Log } from "../base/log.ts";
import { Problem } from "../base/problem.ts";
import type { BucketSettings, MediaPlace } from "../settings/bucket-settings.ts";
import { SettingsError } from "../settings/settings.ts";
import { openBucket } from "./bucket-store.ts";
import type { FileStore } from "./file-store.ts";
import { FolderNotPrivate, keepPrivate } from "./private-folder.ts";

/** A picture, or one that was being written when the process ended. */
const isOurs = (name: string): boolean => /^[0-9a-f]{32}\.(png|jpg|webp)$|^[0-9a-f-]{36}\.part$/.test(name);

/** Names are all that keeps pictures from people who were not told of them, so nobody else may list the folder. */
function openFolder(folder: string): void {
  try {
    keepPrivate(folder, isOurs);
  } catch (error) {
    const words = error instanceof FolderNotPrivate ? "" : "cannot be used: ";
    throw new SettingsError(`The folder of pictures "${folder}" ${words}${(error as Error).message}`);
  }
}

/** A file is written beside its place and then moved there, so that nobody ever reads half of one. */
function folderStore(folder: string): FileStore {
  openFolder(folder);
  const place = (name: string) => join(folder, name);
  return {
    write: async (name, bytes) => {
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

/** What goes wrong at the object store is no fault of the person who asked: they are told to try again. */
function bucketStore(settings: BucketSettings, log: Log): FileStore {
  const { write, read, remove } = openBucket(settings);
  const asking = <Answer>(answer: Promise<Answer>): Promise<Answer> =>
    answer.catch((error: unknown) => {
      log.error({ err: error }, "The store of the pictures failed");
      throw new Problem("unavailable");
    });
  return {
    write: (name, bytes) => asking(write(name, bytes)),
    read: (name) => asking(read(name)),
    remove: (name) => asking(remove(name)),
  };
}

/**
 * The store of a bucket or a folder; without either, of this process.
 * @throws SettingsError when the folder cannot be made, or cannot be kept from other users of the machine.
 */
export function openFileStore({ mediaBucket, mediaFolder }: MediaPlace, log: Log): FileStore {
  if (mediaBucket !== undefined) return bucketStore(mediaBucket, log);
  return mediaFolder === undefined ? memoryStore() : folderStore(mediaFolder);
}
