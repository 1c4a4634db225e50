import type pg from "pg";
import { DatabaseAwayError } from "./away.ts";
import { send } from "./statement.ts";

/** What a transaction needs of a connection. */
export interface Connection {
  readonly query: <R extends pg.QueryResultRow>(
    text: string,
    values?: unknown[],
  ) => Promise<pg.QueryResult<R>>;
  /** Gives the connection back; with an error it is closed instead. */
  readonly release: (error?: Error) => void;
}

/** How long someone waits for the database. */
export interface WaitingLimit {
  /** The longest wait in milliseconds. */
  readonly ms: number;
  /** Of all statements of a transaction together, or of each by itself. */
  readonly of: "transaction" | "statement";
}

/** Ends the connection under the driver, which then fails whatever waits on it. */
export function cut(client: pg.ClientBase, error?: Error): void {
  (
    client as unknown as { connection: { stream: { destroy: (error?: Error) => void } } }
  ).connection.stream.destroy(error);
}

/** A borrowed connection that knows how long it has waited for an answer. Only waiting counts, not what the caller does between. */
export class WatchedConnection implements Connection {
  readonly #client: pg.PoolClient;
  readonly #limit: WaitingLimit;
  readonly #onRelease: (connection: WatchedConnection) => void;
  #waitedMs: number;
  #askedAt: number | undefined;
  /** Whether it was looked into already why the present statement takes so long. */
  isSuspected = false;
  /** Whether the database answered at all while the connection was borrowed. */
  hasAnswered = false;

  constructor(
    client: pg.PoolClient,
    limit: WaitingLimit,
    waitedMs: number,
    onRelease: (connection: WatchedConnection) => void,
  ) {
    this.#client = client;
    this.#limit = limit;
    this.#waitedMs = waitedMs;
    this.#onRelease = onRelease;
  }

  query<R extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<pg.QueryResult<R>> {
    this.#askedAt = performance.now();
    return new Promise((resolve, reject) => {
      send(this.#client, text, values, (error, result) => {
        this.#stopWaiting();
        if (error) {
          reject(error);
          return;
        }
        this.hasAnswered = true;
        resolve(result as unknown as pg.QueryResult<R>);
      });
    });
  }

  #stopWaiting(): void {
    if (this.#limit.of === "transaction") this.#waitedMs += this.waitingMs(performance.now());
    this.#askedAt = undefined;
    this.isSuspected = false;
  }

  release(error?: Error): void {
    this.#onRelease(this);
    this.#client.release(error);
  }

  /** How long the present statement has waited for its answer; 0 when nothing is asked. */
  waitingMs = (now: number): number => (this.#askedAt === undefined ? 0 : now - this.#askedAt);

  /** Takes back a time in which this process itself was too busy to hear an answer. */
  forgive(ms: number, now: number): void {
    if (this.#askedAt !== undefined) this.#askedAt = Math.min(now, this.#askedAt + ms);
  }

  /** Cuts the connection when the wait is over its limit, and tells whether it did. */
  cutIfOverdue(now: number): boolean {
    if (this.#askedAt === undefined || this.#waitedMs + this.waitingMs(now) <= this.#limit.ms) return false;
    cut(this.#client, new DatabaseAwayError("The database did not answer in time."));
    return true;
  }
}
