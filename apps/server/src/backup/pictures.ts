import { createHash, randomUUID } from "node:crypto";
import { copyFile, link, mkdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { openBucket } from "../platform/files/bucket-store.ts";
import type { BucketSettings, MediaPlace } from "../platform/settings/bucket-settings.ts";
import type { BackupManifest } from "./manifest.ts";

/** The pictures of a snapshot, held so that they stay although the product removes them meanwhile. */
export interface PinnedPictures {
  readonly names: readonly string[];
  /** Names in the snapshot for which there is no file. */
  readonly missing: readonly string[];
  /** Null when a bucket no longer has it: what lies there cannot be held. */
  readonly read: (name: string) => Promise<Uint8Array | null>;
  readonly release: () => Promise<void>;
}

const isAbsent = (error: unknown) => (error as { code?: unknown }).code === "ENOENT";

/** A second name of the file where the disk knows such, else a copy. Pictures are never changed in place. */
async function pin(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to).catch((error: unknown) => {
      if (isAbsent(error)) throw error;
      return copyFile(from, to);
    });
    return true;
  } catch (error) {
    if (isAbsent(error)) return false;
    throw error;
  }
}

/** Notes which of the named files the bucket has. */
async function findInBucket(settings: BucketSettings, names: readonly string[]): Promise<PinnedPictures> {
  const { list, read } = openBucket(settings);
  const stored = new Set(await list());
  return {
    names: names.filter((name) => stored.has(name)),
    missing: names.filter((name) => !stored.has(name)),
    read,
    release: async () => {},
  };
}

/** Holds the named files of the media folder until `release`, or finds them in the bucket. */
export async function pinPictures(
  { mediaBucket, mediaFolder: folder }: MediaPlace,
  names: readonly string[],
): Promise<PinnedPictures> {
  if (mediaBucket !== undefined && names.length > 0) return findInBucket(mediaBucket, names);
  if (folder === undefined || names.length === 0)
    return { names: [], missing: names, read: unreadable, release: async () => {} };
  const pinned = join(folder, `.backup-${randomUUID()}`);
  await mkdir(pinned, { recursive: true, mode: 0o700 });
  const release = () => rm(pinned, { recursive: true, force: true });
  try {
    const found: string[] = [];
    const missing: string[] = [];
    for (const name of names)
      ((await pin(join(folder, name), join(pinned, name))) ? found : missing).push(name);
    return { names: found, missing, read: (name) => readFile(join(pinned, name)), release };
  } catch (error) {
    await release();
    throw error;
  }
}

const unreadable = (name: string): Promise<never> =>
  Promise.reject(new Error(`There is no picture ${name}.`));

/** Adds up pictures in the order of their names. */
export class PictureTally {
  readonly #hash = createHash("sha256");
  #count = 0;
  #bytes = 0;

  add(name: string, bytes: Uint8Array): void {
    this.#hash.update(`${name} ${bytes.length}\n`).update(bytes);
    this.#count += 1;
    this.#bytes += bytes.length;
  }

  finish = (missing: readonly string[]): BackupManifest["pictures"] => ({
    count: this.#count,
    bytes: this.#bytes,
    sha256: this.#hash.digest("hex"),
    missing: [...missing],
  });
}
