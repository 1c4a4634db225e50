/**
 * What the thread of the embedded database runs. It has one session, and answers in the order in which it is asked, so a
 * message needs no number.
 */
import { readFileSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";

/** What the thread is opened with. */
export interface Opening {
  /** Undefined: in memory. */
  readonly folder: string | undefined;
  /** File of a database to start from. */
  readonly snapshot: string | undefined;
}

export type ToDatabase =
  /** Whole messages of the wire protocol, and which connection they come from. */
  | { readonly kind: "bytes"; readonly connection: number; readonly bytes: Uint8Array }
  | { readonly kind: "dump" }
  | { readonly kind: "close" };

export type FromDatabase =
  | { readonly kind: "ready" }
  | { readonly kind: "bytes"; readonly connection: number; readonly bytes: Uint8Array }
  | { readonly kind: "dumped"; readonly file: Blob }
  | { readonly kind: "closed" }
  | { readonly kind: "failed"; readonly message: string };

const port = parentPort;
if (port === null) throw new Error("This file runs in a thread.");
const answer = (message: FromDatabase) => port.postMessage(message);

/** A file as what the engine loads from; it asks for no more than this, and a true blob copies the bytes several times. */
function asBlob(file: string): Blob {
  const { buffer } = readFileSync(file);
  return { type: "application/x-tar", arrayBuffer: () => Promise.resolve(buffer) } as unknown as Blob;
}

async function open({ folder, snapshot }: Opening): Promise<PGlite> {
  return PGlite.create({
    ...(folder === undefined ? {} : { dataDir: folder }),
    ...(snapshot === undefined ? {} : { loadDataDir: asBlob(snapshot) }),
  });
}

async function work(database: PGlite, message: ToDatabase): Promise<void> {
  if (message.kind === "bytes") {
    const { connection, bytes } = message;
    // The engine gives its own memory, which it writes to again: a message that is posted is a copy.
    await database.execProtocolRawStream(bytes, {
      onRawData: (answered) => answer({ kind: "bytes", connection, bytes: answered.slice() }),
    });
  } else if (message.kind === "dump") answer({ kind: "dumped", file: await database.dumpDataDir("none") });
  else {
    await database.close();
    answer({ kind: "closed" });
  }
}

const failed = (error: unknown) =>
  answer({ kind: "failed", message: error instanceof Error ? error.message : String(error) });

// The port is listened to from the beginning: nothing else keeps a thread alive while the engine is being compiled.
const opened = open(workerData as Opening);
let before = opened.then(() => answer({ kind: "ready" })).catch(failed);
port.on("message", (message: ToDatabase) => {
  before = before.then(async () => work(await opened, message)).catch(failed);
});
