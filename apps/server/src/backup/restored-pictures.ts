import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { openBucket } from "../platform/files/bucket-store.ts";
import type { BucketSettings, MediaPlace } from "../platform/settings/bucket-settings.ts";

/** Pictures of a backup on their way to where the product stores them. */
export interface RestoredPictures {
  readonly take: (name: string, bytes: Uint8Array) => Promise<void>;
  /** Puts those in place that the restored rows name. Files of the same name are the same picture. */
  readonly keep: (names: readonly string[]) => Promise<void>;
  /** Removes whatever else is stored there. */
  readonly removeOthers: (names: readonly string[]) => Promise<void>;
  readonly discard: () => Promise<void>;
}

/** Names are of the product's own making; anything else must not become a path. */
const SAFE_NAME = /^[\w-]+(\.[\w-]+)*$/;

function checkName(name: string): void {
  if (!SAFE_NAME.test(name)) throw new Error(`"${name}" is no name of a picture.`);
}

async function writeSynced(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, "wx", 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Puts the pictures into the bucket at once: a name is never used for another picture, so nothing that is shown changes. What was put
 * there is removed again unless the restore gets as far as `keep`.
 */
export async function openBucketPictures(settings: BucketSettings): Promise<RestoredPictures> {
  const bucket = openBucket(settings);
  const before = new Set(await bucket.list());
  let added: string[] = [];
  const removeAll = async (names: Iterable<string>) => {
    for (const name of names) await bucket.remove(name);
  };
  return {
    take: async (name, bytes) => {
      checkName(name);
      if (before.has(name)) return;
      added.push(name);
      await bucket.write(name, Buffer.from(bytes));
    },
    keep: async (names) => {
      const named = new Set(names);
      await removeAll(added.filter((name) => !named.has(name)));
      added = [];
    },
    removeOthers: async (names) => {
      const named = new Set(names);
      await removeAll((await bucket.list()).filter((name) => !named.has(name)));
    },
    discard: async () => {
      await removeAll(added);
      added = [];
    },
  };
}

/** Whether no picture is stored there yet. */
export async function holdsNoPictures({ mediaBucket, mediaFolder }: MediaPlace): Promise<boolean> {
  if (mediaBucket !== undefined) return (await openBucket(mediaBucket).list()).length === 0;
  if (mediaFolder === undefined) return true;
  const names = await readdir(mediaFolder).catch(() => []);
  return names.every((name) => name.startsWith("."));
}

/** Collects the pictures in a folder beside the present ones, which stay untouched until `keep`. */
export async function openRestoredPictures(folder: string): Promise<RestoredPictures> {
  const staging = join(folder, `.restore-${randomUUID()}`);
  await mkdir(staging, { recursive: true, mode: 0o700 });
  const taken = new Set<string>();
  return {
    take: async (name, bytes) => {
      checkName(name);
      await writeSynced(join(staging, name), bytes);
      taken.add(name);
    },
    keep: async (names) => {
      for (const name of names.filter((each) => taken.has(each)))
        await rename(join(staging, name), join(folder, name));
    },
    removeOthers: async (names) => {
      const kept = new Set(names);
      for (const entry of await readdir(folder, { withFileTypes: true }))
        if (entry.isFile() && !kept.has(entry.name)) await rm(join(folder, entry.name), { force: true });
    },
    discard: () => rm(staging, { recursive: true, force: true }),
  };
}
