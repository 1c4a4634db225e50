/**
 * The embedded database belongs to one process. While the product runs on it, `npm run backup` asks that process over a
 * socket in the data folder, which only the owner of the folder can use.
 */
import { chmodSync, rmSync } from "node:fs";
import { connect, createServer, type Socket } from "node:net";
import { join } from "node:path";
import { createInterface } from "node:readline";
import * as z from "zod/mini";
import { BackupError, type BackupFailure } from "./backup-error.ts";
import type { MadeBackup, Progress } from "./make-backup.ts";

const SOCKET_FILE = "backup.sock";
/** The operating system cuts off longer names. */
const MAX_PATH_LENGTH = 100;

const BackupRequest = z.object({ file: z.string().check(z.minLength(1)), key: z.optional(z.string()) });
/** Where the backup is to be written (an absolute path), and the key with which it is encrypted. */
export type BackupRequest = z.infer<typeof BackupRequest>;

/** What a finished backup amounts to. */
export interface BackupSummary {
  readonly file: string;
  readonly bytes: number;
  readonly tables: number;
  readonly rows: number;
  readonly pictures: number;
  /** Pictures whose file is lost. */
  readonly missing: number;
}

export const summarise = ({ file, bytes, manifest }: MadeBackup): BackupSummary => ({
  file,
  bytes,
  tables: Object.keys(manifest.tables).length,
  rows: Object.values(manifest.tables).reduce((sum, { rows }) => sum + rows, 0),
  pictures: manifest.pictures.count,
  missing: manifest.pictures.missing.length,
});

type Reply =
  | { readonly kind: "progress"; readonly line: string }
  | { readonly kind: "done"; readonly summary: BackupSummary }
  | { readonly kind: "failed"; readonly failure: BackupFailure | "unexpected"; readonly message: string };

const pathOf = (folder: string): string | null => {
  const path = join(folder, SOCKET_FILE);
  return process.platform === "win32" || Buffer.byteLength(path) > MAX_PATH_LENGTH ? null : path;
};

async function answer(socket: Socket, work: BackupWork): Promise<void> {
  const reply = (message: Reply) => socket.write(`${JSON.stringify(message)}\n`);
  for await (const line of createInterface({ input: socket })) {
    try {
      const request = z.parse(BackupRequest, JSON.parse(line));
      const summary = await work(request, (text) => reply({ kind: "progress", line: text }));
      reply({ kind: "done", summary });
    } catch (error) {
      const failure = error instanceof BackupError ? error.failure : "unexpected";
      reply({ kind: "failed", failure, message: (error as Error).message });
    }
    socket.end();
  }
}

export type BackupWork = (request: BackupRequest, progress: Progress) => Promise<BackupSummary>;

/** Takes requests for backups of this data folder, one after the other. Returns how to stop. */
export async function takeBackupRequests(folder: string, work: BackupWork): Promise<() => Promise<void>> {
  const path = pathOf(folder);
  if (path === null) return () => Promise.resolve();
  // The folder is locked by this process: a socket that is there was left behind by a crash.
  rmSync(path, { force: true });
  let before: Promise<unknown> = Promise.resolve();
  const server = createServer((socket) => {
    socket.on("error", () => {});
    const inTurn: BackupWork = (request, progress) => {
      const turn = before.then(() => work(request, progress));
      before = turn.catch(() => {});
      return turn;
    };
    answer(socket, inTurn).catch(() => socket.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(path, resolve);
  });
  chmodSync(path, 0o600);
  server.unref();
  return async () => {
    server.close();
    await before;
    rmSync(path, { force: true });
  };
}

function openSocket(path: string): Promise<Socket | null> {
  return new Promise((resolve, reject) => {
    const socket = connect(path);
    socket.once("connect", () => resolve(socket));
    socket.once("error", (error: NodeJS.ErrnoException) =>
      ["ENOENT", "ECONNREFUSED"].includes(error.code ?? "") ? resolve(null) : reject(error),
    );
  });
}

/**
 * Asks the product that runs on this data folder for a backup; null when none runs there.
 * @throws BackupError as the product reported it.
 */
export async function askForBackup(
  folder: string,
  request: BackupRequest,
  progress: Progress,
): Promise<BackupSummary | null> {
  const path = pathOf(folder);
  const socket = path === null ? null : await openSocket(path);
  if (socket === null) return null;
  socket.write(`${JSON.stringify(request)}\n`);
  for await (const line of createInterface({ input: socket })) {
    const reply = JSON.parse(line) as Reply;
    if (reply.kind === "done") return reply.summary;
    if (reply.kind === "progress") progress(reply.line);
    else
      throw new BackupError(reply.failure === "unexpected" ? "not_possible" : reply.failure, reply.message);
  }
  throw new BackupError("not_possible", "The product stopped before the backup was finished.");
}
