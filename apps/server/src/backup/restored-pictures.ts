import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";

/** Pictures of a backup on their way into the media folder. */
export interface RestoredPictures {
  readonly take: (name: string, bytes: Uint8Array) => Promise<void>;
  /** Puts those in place that the restored rows name. Files of the same name are the same picture. */
  readonly keep: (names: readonly string[]) => Promise<void>;
  /** Removes whatever else lies in the folder. */
  readonly removeOthers: (names: readonly string[]) => Promise<void>;
  readonly discard: () => Promise<void>;
}

/** Names are of the product's own making; anything else must not become a path. */
const SAFE_NAME = /^[\w-]+(\.[\w-]+)*$/;

async function writeSynced(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, "wx", 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Collects the pictures in a folder beside the present ones, which stay untouched until `keep`. */
export async function openRestoredPictures(folder: string): Promise<RestoredPictures> {
  const staging = join(folder, `.restore-${randomUUID()}`);
  await mkdir(staging, { recursive: true, mode: 0o700 });
  const taken = new Set<string>();
  return {
    take: async (name, bytes) => {
      if (!SAFE_NAME.test(name)) throw new Error(`"${name}" is no name of a picture.`);
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
