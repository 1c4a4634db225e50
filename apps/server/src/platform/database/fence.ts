import { DatabaseAwayError } from "./away.ts";
import type { LivePool } from "./live-pool.ts";
import type { WaitingLimit } from "./watched-connection.ts";

/** A point in the log of the primary: everything that was acknowledged before someone asked for it lies before it. */
export interface Fence {
  /** Which cluster it is; the same for a primary and what follows it. */
  readonly cluster: string;
  /** Grows by one with each promotion, so that a server that went another way is told apart. */
  readonly timeline: number;
  readonly lsn: string;
}

/**
 * Acknowledged commits are on the disk, unless the server was told not to wait for it. What is not on the disk is not sent to
 * a replica, so asking for less than the end of the log saves waiting.
 */
const ASK = `
  select (select system_identifier from pg_control_system())::text as cluster,
    ('x' || left(pg_walfile_name(lsn), 8))::bit(32)::integer as timeline, lsn::text as lsn
  from (select case current_setting('synchronous_commit') when 'off' then pg_current_wal_insert_lsn()
    else pg_current_wal_flush_lsn() end as lsn) as now`;

const LIMIT: WaitingLimit = { ms: 1_000, of: "transaction" };

/** A fence as the statement that asks a replica whether it has passed it. Its values are checked to be what they are taken for. */
export function passedStatement({ cluster, timeline, lsn }: Fence): string {
  if (!/^\d+$/.test(cluster) || !Number.isInteger(timeline) || !/^[0-9A-F]+\/[0-9A-F]+$/.test(lsn))
    throw new Error("The primary told no place in its log.");
  return `select coalesce(pg_is_in_recovery()
    and (select system_identifier from pg_control_system()) = ${cluster}
    and (select min_recovery_end_timeline from pg_control_recovery()) = ${timeline}
    and pg_last_wal_replay_lsn() >= '${lsn}', false) as passed`;
}

/**
 * Asks the primary for fences. Calls that come while a question is under way share the next one: its answer is newer than
 * all of them, where that of the first might not be.
 */
export class Fences {
  readonly #primary: LivePool;
  #asking: Promise<Fence> | undefined;
  #next: Promise<Fence> | undefined;

  constructor(primary: LivePool) {
    this.#primary = primary;
  }

  /** A fence that is asked for after this call. */
  next(): Promise<Fence> {
    this.#next ??= this.#askAfter(this.#asking);
    return this.#next;
  }

  async #askAfter(before: Promise<Fence> | undefined): Promise<Fence> {
    await before?.catch(() => {});
    const asking = this.#ask();
    this.#asking = asking;
    this.#next = undefined;
    try {
      return await asking;
    } finally {
      if (this.#asking === asking) this.#asking = undefined;
    }
  }

  async #ask(): Promise<Fence> {
    const connection = await this.#primary.connect(LIMIT);
    try {
      const { rows } = await connection.query<Fence & Record<string, unknown>>(ASK);
      connection.release();
      if (rows[0] === undefined) throw new DatabaseAwayError("The primary told no place in its log.");
      return rows[0];
    } catch (error) {
      connection.release(error as Error);
      throw error;
    }
  }
}
