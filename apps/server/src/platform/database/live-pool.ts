import pg from "pg";
import type { Log } from "../base/log.ts";
import { splitHosts } from "../settings/database-hosts.ts";
import { DatabaseAwayError, isDatabaseAway, isSilence } from "./away.ts";
import { findPrimary } from "./find-primary.ts";
import { surviveBrokenConnections, USUAL_CONNECTIONS } from "./pool.ts";
import { type Connection, cut, type WaitingLimit, WatchedConnection } from "./watched-connection.ts";

/** The longest wait for a free or a new connection. */
const CONNECT_TIMEOUT_MS = 3_500;
/**
 * A connection that is not needed is closed after this. A new one has nothing cached and costs its first callers 50 ms of
 * processor time, so those of the last burst are there for the next one.
 */
const KEEP_IDLE_MS = 5 * 60_000;
const LOOK_EVERY_MS = 100;
/** After this long without an answer another connection tries whether the database is there at all. */
const SUSPICIOUS_MS = 1_000;
const PROBE_TIMEOUT_MS = 2_000;
const PROBE_EVERY_MS = 250;

/** Of several servers a new connection is used only where writes are taken. */
function refuseFollower(client: pg.PoolClient, verified: (error?: Error) => void): void {
  client
    .query<{ follows: boolean }>("select pg_is_in_recovery() as follows")
    .then(({ rows }) => verified(rows[0]?.follows === false ? undefined : new DatabaseAwayError()), verified);
}

interface PoolOptions {
  readonly log?: Log | undefined;
  /** Connections that are opened at most. */
  readonly size?: number | undefined;
  /** The longest wait for a connection, in milliseconds. */
  readonly connectMs?: number | undefined;
}

/**
 * Connections to a database that may vanish without a word. One that waits too long for an answer is cut. When another one
 * cannot get through either, the database counts as away: all connections are dropped, since a network that comes back need
 * not know them any more, and whoever asks is refused at once instead of queueing. It is tried until it answers again.
 */
export class LivePool {
  readonly #url: string;
  /** Whether the address names several servers, so that the one that takes writes has to be found. */
  readonly #hasSeveral: boolean;
  /** The one server that connections are opened to. */
  #server: string;
  /** Connections that are opened at most. */
  readonly size: number;
  readonly #connectMs: number;
  readonly #log: Log | undefined;
  #pool: pg.Pool;
  #clients = new Set<pg.ClientBase>();
  readonly #borrowed = new Set<WatchedConnection>();
  /** When those who wait for a connection began to. */
  readonly #waiting = new Set<{ readonly since: number }>();
  #state: "up" | "suspected" | "away" = "up";
  #lookedAt = performance.now();
  /** For how long this process itself was too busy to look, since it began to count. */
  #blockedMs = 0;
  #answers = 0;
  readonly #watch: NodeJS.Timeout;
  #probes: NodeJS.Timeout | undefined;

  constructor(url: string, { log, size = USUAL_CONNECTIONS, connectMs = CONNECT_TIMEOUT_MS }: PoolOptions) {
    this.#url = url;
    const servers = splitHosts(url) ?? [url];
    this.#hasSeveral = servers.length > 1;
    this.#server = servers[0] ?? url;
    this.size = size;
    this.#connectMs = connectMs;
    this.#log = log;
    this.#pool = this.#newPool();
    this.#watch = setInterval(() => this.#look(), LOOK_EVERY_MS).unref();
  }

  /** Connections that are in use at this moment. */
  get borrowed(): number {
    return this.#borrowed.size;
  }

  /** Callers that wait for a connection at this moment. */
  get waiting(): number {
    return this.#waiting.size;
  }

  /** Borrows a connection. @throws DatabaseAwayError at once while the database is away. */
  async connect(limit: WaitingLimit): Promise<Connection> {
    if (this.#state === "away") throw new DatabaseAwayError();
    const wait = { since: performance.now() };
    this.#waiting.add(wait);
    try {
      const client = await this.#pool.connect();
      const waitedMs = limit.of === "transaction" ? performance.now() - wait.since : 0;
      const borrowed = new WatchedConnection(client, limit, waitedMs, this.#returned);
      this.#borrowed.add(borrowed);
      return borrowed;
    } catch (error) {
      // Another server may have taken over.
      if (this.#hasSeveral && this.#state === "up" && isDatabaseAway(error)) void this.#suspect();
      throw error;
    } finally {
      this.#waiting.delete(wait);
    }
  }

  readonly #returned = (borrowed: WatchedConnection): void => {
    this.#borrowed.delete(borrowed);
    if (borrowed.hasAnswered) this.#answers += 1;
  };

  /** Turns to the server that takes writes, before anything is asked. @throws AggregateError when none does. */
  async settle(): Promise<void> {
    const server = await findPrimary(this.#url);
    if (server !== this.#server) this.#turnTo(server);
  }

  async close(): Promise<void> {
    clearInterval(this.#watch);
    clearInterval(this.#probes);
    await this.#pool.end();
  }

  #newPool(): pg.Pool {
    const pool = surviveBrokenConnections(
      new pg.Pool({
        connectionString: this.#server,
        max: this.size,
        idleTimeoutMillis: KEEP_IDLE_MS,
        keepAlive: true,
        connectionTimeoutMillis: this.#connectMs,
        ...(this.#hasSeveral ? { verify: refuseFollower } : {}),
      }),
    );
    const clients = new Set<pg.ClientBase>();
    pool.on("connect", (client) => clients.add(client));
    pool.on("remove", (client) => clients.delete(client));
    this.#clients = clients;
    return pool;
  }

  #look(): void {
    const now = performance.now();
    const lateMs = now - this.#lookedAt - LOOK_EVERY_MS;
    this.#lookedAt = now;
    // What was answered meanwhile is read only after this turn of the loop.
    if (lateMs > LOOK_EVERY_MS) {
      this.#blockedMs += lateMs;
      for (const borrowed of this.#borrowed) borrowed.forgive(lateMs, now);
      return;
    }
    let isSuspicious = false;
    for (const borrowed of this.#borrowed) {
      if (borrowed.cutIfOverdue(now)) isSuspicious = true;
      else if (borrowed.waitingMs(now) > SUSPICIOUS_MS && !borrowed.isSuspected) {
        borrowed.isSuspected = true;
        isSuspicious = true;
      }
    }
    for (const { since } of this.#waiting) isSuspicious ||= now - since > SUSPICIOUS_MS;
    if (isSuspicious && this.#state === "up") void this.#suspect();
  }

  async #suspect(): Promise<void> {
    this.#state = "suspected";
    for (;;) {
      const [blockedBefore, answersBefore] = [this.#blockedMs, this.#answers];
      const server = await this.#probe();
      if (server === this.#server || (server === undefined && this.#answers > answersBefore)) break;
      // A time-out says nothing when this process itself did not get round to reading the answer.
      if (server !== undefined || this.#blockedMs === blockedBefore) {
        this.#goAway();
        return;
      }
    }
    this.#state = "up";
  }

  /** The server of which a fresh connection gets an answer, be it a refusal; of several the one that takes writes. */
  async #probe(): Promise<string | undefined> {
    if (this.#hasSeveral) return findPrimary(this.#url).catch(() => undefined);
    const client = new pg.Client({
      connectionString: this.#server,
      connectionTimeoutMillis: PROBE_TIMEOUT_MS,
      query_timeout: PROBE_TIMEOUT_MS,
    });
    client.on("error", () => {});
    try {
      await client.connect();
      await client.query("select 1");
      return this.#server;
    } catch (error) {
      return isSilence(error) ? undefined : this.#server;
    } finally {
      cut(client);
    }
  }

  #turnTo(server: string): void {
    const unused = this.#pool;
    this.#server = server;
    this.#pool = this.#newPool();
    unused.end().catch(() => {});
    this.#log?.warn({ host: new URL(server).host }, "Connections are opened to this server of the database");
  }

  #goAway(): void {
    this.#state = "away";
    this.#log?.error("The database does not answer: calls are refused until it does");
    const [pool, clients] = [this.#pool, this.#clients];
    this.#pool = this.#newPool();
    for (const client of clients) cut(client, new DatabaseAwayError());
    pool.end().catch(() => {});
    // Begun one after the other without waiting, so that one that is lost does not delay the next.
    this.#probes = setInterval(() => void this.#returnIfThere(), PROBE_EVERY_MS).unref();
  }

  async #returnIfThere(): Promise<void> {
    const server = await this.#probe();
    if (server === undefined || this.#state !== "away") return;
    clearInterval(this.#probes);
    if (server !== this.#server) this.#turnTo(server);
    this.#state = "up";
    this.#log?.info("The database answers again");
  }
}
