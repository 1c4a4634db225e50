import { existsSync } from "node:fs";
import { join } from "node:path";
import { Duplex } from "node:stream";
import { Worker } from "node:worker_threads";
import pg from "pg";
import { closeFolder } from "../files/private-folder.ts";
import { lockFolder } from "./folder-lock.ts";
import type { FromDatabase, Opening, ToDatabase } from "./pglite-thread.ts";
import { finishSwap } from "./swap-folder.ts";

/** An embedded database that speaks through the same driver as a server. */
export interface EmbeddedDatabase {
  readonly connect: (session: string) => pg.Pool;
  readonly close: () => Promise<void>;
  readonly dump: () => Promise<Blob>;
}

const ENTRY = new URL("./pglite-thread.ts", import.meta.url);
type Answer<Kind extends FromDatabase["kind"]> = Extract<FromDatabase, { kind: Kind }>;

interface Waiting {
  readonly resolve: (message: never) => void;
  readonly reject: (error: Error) => void;
}

/** The database on a thread of its own, so that the server answers others while it works. */
class DatabaseThread {
  readonly #worker: Worker;
  readonly #waiting = new Map<FromDatabase["kind"], Waiting>();
  readonly #sockets = new Map<number, DatabaseSocket>();
  #connections = 0;
  #isOver = false;

  constructor(opening: Opening) {
    this.#worker = new Worker(ENTRY, { workerData: opening });
    this.#worker.on("message", (message: FromDatabase) => this.#take(message));
    this.#worker.on("error", (error) => this.#fail(error as Error));
    this.#worker.on("exit", () => {
      if (!this.#isOver) this.#fail(new Error("The thread of the embedded database ended."));
    });
  }

  #take(message: FromDatabase): void {
    // A client is given up at the first word of an error: the rest of the answer is nobody's.
    if (message.kind === "bytes") this.#sockets.get(message.connection)?.push(message.bytes);
    else if (message.kind === "failed") this.#fail(new Error(message.message));
    else {
      const waiting = this.#waiting.get(message.kind);
      this.#waiting.delete(message.kind);
      waiting?.resolve(message as never);
    }
  }

  #fail(error: Error): void {
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject } of waiting) reject(error);
    if (waiting.length === 0) for (const socket of this.#sockets.values()) socket.destroy(error);
  }

  post = (message: ToDatabase): void => this.#worker.postMessage(message);

  next<Kind extends FromDatabase["kind"]>(kind: Kind): Promise<Answer<Kind>> {
    return new Promise((resolve, reject) => this.#waiting.set(kind, { resolve, reject }));
  }

  /** Answers the number by which the socket's messages are known. */
  attach(socket: DatabaseSocket): number {
    this.#connections += 1;
    this.#sockets.set(this.#connections, socket);
    return this.#connections;
  }

  detach = (connection: number): boolean => this.#sockets.delete(connection);

  end(): Promise<number> {
    this.#isOver = true;
    return this.#worker.terminate();
  }
}

/** Who the one session is. */
const SELF = { user: "postgres", database: "postgres", ssl: false } as const;

const TERMINATE = "X".charCodeAt(0);

/** What the driver takes for a socket: it sends all messages of a statement at once, and so they go to the thread. */
class DatabaseSocket extends Duplex {
  readonly #thread: DatabaseThread;
  readonly #connection: number;

  constructor(thread: DatabaseThread) {
    super();
    this.#thread = thread;
    this.#connection = thread.attach(this);
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.#thread.detach(this.#connection);
    done(error);
  }

  connect(): this {
    process.nextTick(() => this.emit("connect"));
    return this;
  }

  override _writev(
    chunks: readonly { readonly chunk: Buffer }[],
    done: (error?: Error | null) => void,
  ): void {
    this.#send(Buffer.concat(chunks.map(({ chunk }) => chunk)), done);
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.#send(chunk, done);
  }

  #send(bytes: Buffer, done: (error?: Error | null) => void): void {
    // A client that says good-bye must not end the one session.
    if (bytes[0] === TERMINATE) this.push(null);
    else this.#thread.post({ kind: "bytes", connection: this.#connection, bytes });
    done();
  }

  override _read(): void {}
  setNoDelay = (): this => this;
  setKeepAlive = (): this => this;
  ref = (): this => this;
  unref = (): this => this;
}

/**
 * Opens the embedded database in a folder (undefined = in memory). `snapshot` is a file written by `dump`, which spares
 * tests the first start.
 */
export async function openPglite(folder: string | undefined, snapshot?: string): Promise<EmbeddedDatabase> {
  const unlock = folder === undefined ? () => {} : await lockFolder(folder);
  // A restore that a crash interrupted is completed before anything reads the folder.
  if (folder !== undefined) finishSwap(folder);
  const isNew = folder !== undefined && !existsSync(join(folder, "PG_VERSION"));
  const thread = new DatabaseThread({ folder, snapshot });
  try {
    await thread.next("ready");
    // The engine gives the files of a new database rights of its own, whatever the mask of the process.
    if (isNew) closeFolder(folder);
  } catch (error) {
    await thread.end();
    unlock();
    throw error;
  }
  const connect = (session: string) =>
    new pg.Pool({
      stream: () => new DatabaseSocket(thread),
      ...SELF,
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
      const closed = thread.next("closed");
      thread.post({ kind: "close" });
      await closed;
      await thread.end();
      unlock();
    },
    dump: async () => {
      const dumped = thread.next("dumped");
      thread.post({ kind: "dump" });
      return (await dumped).file;
    },
  };
}
