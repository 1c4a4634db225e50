import { setTimeout as wait } from "node:timers/promises";
import type pg from "pg";
import type { Log } from "../base/log.ts";
import type { Vault } from "../encryption/vault.ts";
import { SettingsError } from "../settings/settings.ts";
import { DatabaseAwayError, isDatabaseAway } from "./away.ts";
import { checkWorkingRole } from "./check-working-role.ts";
import { type Fence, type Fences, passedStatement } from "./fence.ts";
import { guardedOver } from "./guarded.ts";
import { LivePool } from "./live-pool.ts";
import type { Guarded, InTransaction, ReplicaOutcome, ReplicaReads, ReplicaState } from "./open-database.ts";
import { openingMessage } from "./opening.ts";
import { markReadOnly } from "./read-only.ts";
import type { Connection, WaitingLimit } from "./watched-connection.ts";

const NO_COUNTS = { replica: 0, behind: 0, away: 0, writes: 0 };

/** The primary answers everything. */
export const noReplica = (inTransaction: InTransaction): ReplicaReads => ({
  inTransaction,
  state: "off",
  counts: NO_COUNTS,
});

/** Little enough that the primary has its own time left after it. */
const CONNECT_MS = 300;
const LIMIT: WaitingLimit = { ms: 700, of: "transaction" };
const PATIENCE = { statementMs: 600, idleMs: 10_000 };
const PAUSE_MS = 5;
const LOOK_EVERY_MS = 1_000;

class ReplicaBehindError extends DatabaseAwayError {
  constructor() {
    super("The replica has not everything yet that the primary has acknowledged.");
  }
}

/** A replica refuses to write; the call is made again where it may. */
const isWriting = (error: unknown): boolean => (error as { code?: unknown } | null)?.code === "25006";

/** The first message of the transaction also asks whether the replica has passed the fence, before it looks at any row. */
function fenced(connection: Connection, fence: Fence, untilMs: number): Connection {
  const question = passedStatement(fence);
  let isFirst = true;
  const begin = async (text: string, values: unknown[] | undefined) => {
    for (;;) {
      const [asked, ...rest] = (await connection.query(`${question}; ${text}`, values)) as unknown as [
        pg.QueryResult,
        ...pg.QueryResult[],
      ];
      if (asked.rows[0]?.passed === true) return rest as never;
      if (performance.now() > untilMs) throw new ReplicaBehindError();
      await connection.query("rollback");
      await wait(PAUSE_MS);
    }
  };
  return {
    query: (text, values) => {
      if (!isFirst) return connection.query(text, values);
      isFirst = false;
      return begin(text, values);
    },
    release: (error) => connection.release(error),
  };
}

/** A connection that comes too late is given back to its pool. */
async function soon(connecting: Promise<Connection>): Promise<Connection> {
  const timeout = new AbortController();
  let isLate = false;
  const late = wait(CONNECT_MS, undefined, { signal: timeout.signal, ref: false }).then(() => {
    isLate = true;
    throw new DatabaseAwayError("The replica did not answer in time.");
  });
  connecting.then(
    (connection) => isLate && connection.release(),
    () => {},
  );
  try {
    return await Promise.race([connecting, late]);
  } finally {
    timeout.abort();
    late.catch(() => {});
  }
}

interface ReplicaOptions {
  readonly url: string;
  readonly primary: InTransaction;
  readonly fences: Fences;
  readonly waitMs: number;
  readonly size: number | undefined;
  readonly vault: Vault | undefined;
  readonly log: Log | undefined;
}

/**
 * Takes reads off the primary. Before each one the primary is asked for the end of its log, and the replica answers once it has
 * come that far; so nobody reads what is older than the last acknowledged write, their own or someone else's. Whatever goes
 * wrong is made again on the primary.
 */
export class Replica implements ReplicaReads {
  readonly #options: ReplicaOptions;
  readonly #pool: LivePool;
  readonly #guarded: Guarded;
  readonly #watch: NodeJS.Timeout;
  #state: ReplicaState = "away";
  readonly counts = { ...NO_COUNTS };

  constructor(options: ReplicaOptions) {
    this.#options = options;
    // What it says of a database that is away holds for the primary only.
    this.#pool = new LivePool(options.url, { size: options.size });
    const source = {
      connect: () => this.#connect(),
      opening: openingMessage(PATIENCE),
      onFailure: () => {},
    };
    this.#guarded = guardedOver(source, options.vault);
    this.#watch = setInterval(() => void this.#look(), LOOK_EVERY_MS).unref();
  }

  get state(): ReplicaState {
    return this.#state;
  }

  /**
   * Looks at what the replica is, once the primary is there. One that does not answer may come later.
   * @throws SettingsError when it is a copy of something else, cannot be used, or row-level security would not hold there.
   */
  async check(): Promise<void> {
    const refuse = (why: string) => new SettingsError(`DATABASE_REPLICA_URL ${why}`);
    const { cluster } = await this.#options.fences.next();
    try {
      const connection = await soon(this.#pool.connect(LIMIT));
      const asked = "select system_identifier::text as cluster from pg_control_system()";
      const { rows } = await connection.query(asked).finally(() => connection.release());
      if (rows[0]?.cluster !== cluster)
        throw refuse("names a server that does not follow the one of DATABASE_URL.");
      await checkWorkingRole(this.#guarded);
      this.#turn("ok");
    } catch (error) {
      if (error instanceof SettingsError) throw error;
      if (!isDatabaseAway(error)) throw refuse(`cannot be used: ${(error as Error).message}`);
      this.#note(error);
      this.#options.log?.warn(
        { state: this.#state },
        "The replica is not used yet: the primary answers reads",
      );
    }
  }

  readonly inTransaction: InTransaction = async (expressions, work) => {
    const { primary } = this.#options;
    if (this.#state !== "ok") {
      this.counts[this.#state === "behind" ? "behind" : "away"] += 1;
      return primary(expressions, work);
    }
    try {
      const result = await this.#guarded.inTransaction(expressions, (trx, opened) => {
        markReadOnly(trx);
        return work(trx, opened);
      });
      this.counts.replica += 1;
      return result;
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      this.counts[this.#note(error)] += 1;
      return primary(expressions, work);
    }
  };

  async close(): Promise<void> {
    clearInterval(this.#watch);
    await this.#pool.close();
  }

  async #connect(): Promise<Connection> {
    const { fences, waitMs } = this.#options;
    const fence = await fences.next();
    return fenced(await soon(this.#pool.connect(LIMIT)), fence, performance.now() + waitMs);
  }

  /** What kept the replica from answering. */
  #note(error: unknown): Exclude<ReplicaOutcome, "replica"> {
    if (isWriting(error)) return "writes";
    const state = error instanceof ReplicaBehindError ? "behind" : "away";
    this.#turn(state);
    return state;
  }

  #turn(state: ReplicaState): void {
    if (state === this.#state) return;
    const { log } = this.#options;
    this.#state = state;
    if (state === "ok") log?.info("The replica answers reads");
    else log?.warn({ state }, "The replica answers no reads: the primary does");
  }

  async #look(): Promise<void> {
    try {
      await this.#guarded.query("select 1");
      this.#turn("ok");
    } catch (error) {
      // One that is no longer guarded is not used, and the log says so with each call that tried.
      this.#note(error);
    }
  }
}
