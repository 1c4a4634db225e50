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

function yieldBetweenStatements(database: PGlite): void {
  const execute = database.execProtocolStream.bind(database);
  let last = performance.now();
  database.execProtocolStream = async (...given) => {
    const result = await execute(...given);
    if (performance.now() - last > LONGEST_BUSY_MS) {
      await new Promise((resume) => setImmediate(resume));
      last = performance.now();
    }
    return result;
  };
}

/**
 * Opens the embedded database in a folder (undefined = in memory). `snapshot` is a file written by `dump`, which spares
 * tests the first start.
 */
export async function openPglite(folder: string | undefined, snapshot?: string): Promise<EmbeddedDatabase> {
  const unlock = folder === undefined ? () => {} : await lockFolder(folder);
  const database = await PGlite.create({
    ...(folder === undefined ? {} : { dataDir: folder }),
    ...(snapshot === undefined ? {} : { loadDataDir: new Blob([readFileSync(snapshot)]) }),
  });
  yieldBetweenStatements(database);
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
