import { randomUUID } from "node:crypto";
import { mkdir, open, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod/mini";
import { BackupError } from "./backup-error.ts";

const ErasureRecord = z.object({ userId: z.number().check(z.int()), erasedAt: z.iso.datetime() });
const ErasureFile = z.array(ErasureRecord);

/** A person who was erased: their number, which means nothing outside the database, and the moment (ISO 8601, UTC). */
export type Erasure = z.infer<typeof ErasureRecord>;

/** Lies beside the backups, because a lost database takes its own record of erasures with it. */
export const ERASURES_FILE = "erasures.json";

/** An erasure may have been under way while the snapshot was taken. */
const OVERLAP_MS = 15 * 60_000;

/** Those whose data a backup of this moment may still hold. */
export const erasedSince = (erasures: readonly Erasure[], createdAt: string): Erasure[] =>
  erasures.filter(({ erasedAt }) => Date.parse(erasedAt) >= Date.parse(createdAt) - OVERLAP_MS);

/** Replaces the list in one step, so that a reader never sees half of it. */
export async function writeErasureList(folder: string, erasures: readonly Erasure[]): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const draft = join(folder, `.${ERASURES_FILE}.${randomUUID()}.part`);
  try {
    const handle = await open(draft, "wx", 0o600);
    try {
      await handle.writeFile(JSON.stringify(erasures));
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, join(folder, ERASURES_FILE));
  } finally {
    await rm(draft, { force: true });
  }
}

/**
 * Reads the list beside a backup; empty where there is none.
 * @throws BackupError when it is damaged: restoring without it would bring erased people back.
 */
export async function readErasureList(folder: string): Promise<readonly Erasure[]> {
  const file = join(folder, ERASURES_FILE);
  const text = await readFile(file, "utf8").catch((error: unknown) => {
    if ((error as { code?: unknown }).code === "ENOENT") return "[]";
    throw error;
  });
  try {
    return z.parse(ErasureFile, JSON.parse(text));
  } catch {
    throw new BackupError("corrupt", `The list of erased people "${file}" is damaged.`);
  }
}
