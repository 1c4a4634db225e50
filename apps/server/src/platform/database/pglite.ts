import { readFileSync } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import { createPgConfig } from "@electric-sql/pglite/node-postgres";
import pg from "pg";
import { lockFolder } from "./folder-lock.ts";

/** An embedded database that speaks through the same driver as a server. */
export interface EmbeddedDatabase {
  readonly connect: (session: string) => pg.Pool;
  readonly close: () => Promise<void>;
  readonly dump: () => Promise<Blob>;
}

/** How long statements may follow each other before timers and sockets get a turn (the database runs on our thread). */
const LONGEST_BUSY_MS = 8;

/** First letters of the messages that make up a statement; the sync that ends them has another one. */
const PARTS = new Set(Buffer.from("PBDEC"));

/**
 * The driver hands over a statement in five messages. A server gets them at once and so does the embedded database here:
 * one after the other, each of them entered the engine and was waited for.
 */
function sendWholeStatements(database: PGlite): void {
  const execute = database.execProtocolStream.bind(database);
  let parts: Uint8Array[] = [];
  let last = performance.now();
  database.execProtocolStream = async (message, options) => {
    parts.push(message);
    if (PARTS.has(message[0] ?? 0)) return [];
    const statement = Buffer.concat(parts);
    parts = [];
    const result = await execute(statement, options);
    if (performance.now() - last > LONGEST_BUSY_MS) {
      await new Promise((resume) => setImmediate(resume));
      last = performance.now();
    }
    return result;
  };
}

/** A file as what the engine loads from; it asks for no more than this, and a true blob copies the bytes several times. */
function asBlob(file: string): Blob {
  const { buffer } = readFileSync(file);
  return { type: "application/x-tar", arrayBuffer: () => Promise.resolve(buffer) } as unknown as Blob;
}

/**
 * Opens the embedded database in a folder (undefined = in memory). `snapshot` is a file written by `dump`, which spares
 * tests the first start.
 */
export async function openPglite(folder: string | undefined, snapshot?: string): Promise<EmbeddedDatabase> {
  const unlock = folder === undefined ? () => {} : await lockFolder(folder);
  const database = await PGlite.create({
    ...(folder === undefined ? {} : { dataDir: folder }),
    ...(snapshot === undefined ? {} : { loadDataDir: asBlob(snapshot) }),
  });
  sendWholeStatements(database);
  // Every pool client gets a wire connection of its own over the one database.
  class PgliteClient extends pg.Client {
    constructor() {
      super(createPgConfig(database) as unknown as pg.ClientConfig);
    }
  }
  const connect = (session: string) =>
    new pg.Pool({
      Client: PgliteClient as unknown as typeof pg.Client,
      max: 1,
      idleTimeoutMillis: 0,
      // A client may come back from a failed request: nothing of its transaction or its settings may stay.
      verify: (client: pg.PoolClient, done: (error?: Error) => void) => {
        client
          .query("rollback")
          .then(() => client.query("discard all"))
          .then(() => client.query(session))
          .then(() => done(), done);
      },
    } as unknown as pg.PoolConfig);
  return {
    connect,
    close: async () => {
      await database.close();
      unlock();
    },
    dump: () => database.dumpDataDir("none"),
  };
}
