import type { Kysely } from "kysely";
import type pg from "pg";
import type { Log } from "../base/log.ts";
import type { Vault } from "../encryption/vault.ts";
import type { DatabaseAddress } from "../settings/database-address.ts";
import type { News } from "./news.ts";
import type { Tables } from "./tables.gen.ts";

export type Db = Kysely<Tables>;

/** Something that runs statements. */
export interface Queryable {
  readonly query: <R extends pg.QueryResultRow>(
    text: string,
    values?: unknown[],
  ) => Promise<pg.QueryResult<R>>;
}

/**
 * Runs work in a transaction as the restricted role. It begins in one message to the database; `expressions` is a select
 * list that is evaluated in the same message, whose values are already written into it, or null; `work` gets the row.
 * @throws UnguardedError when row-level security would not hold; `work` is not called then.
 */
export type InTransaction = <T>(
  expressions: string | null,
  work: (trx: Db, opened: Readonly<Record<string, unknown>>) => Promise<T>,
) => Promise<T>;

/** Why a read was answered where it was. */
export type ReplicaOutcome = "replica" | "behind" | "away" | "writes";
/** `off`: there is none, and `behind`: it is there, but has not what the primary has. */
export type ReplicaState = "off" | "ok" | "behind" | "away";

/** Answers calls that only read. */
export interface ReplicaReads {
  /** Like the primary's own, and as fresh: what was acknowledged before the call came is seen by it. The work may run twice. */
  readonly inTransaction: InTransaction;
  readonly state: ReplicaState;
  /** How many reads had which outcome since the process began. */
  readonly counts: Readonly<Record<ReplicaOutcome, number>>;
}

/** Whether the database takes writes, and why not. */
export type WriteState = "ok" | "disk_full" | "read_only";

/** The ways to ask as the role that owns nothing. Each statement runs in a transaction that is bound by row-level security. */
export interface Guarded extends Queryable {
  readonly db: Db;
  /** The transactions of the calls. */
  readonly inTransaction: InTransaction;
}

/** How a database is opened. */
export interface OpenOptions {
  /** File of a migrated embedded database to start from. */
  readonly snapshot?: string | undefined;
  readonly log?: Log | undefined;
  /** Keys of the encrypted columns; undefined = nothing of them is read or written. */
  readonly vault?: Vault | undefined;
  /** For how long a server that does not answer yet is waited for, in seconds. */
  readonly waitSeconds?: number | undefined;
  /** Connections to a server that this process opens at most; ten unless told so. */
  readonly connections?: number | undefined;
  /** Whether a server that may lose acknowledged writes in a crash is refused; the log warns of it unless told so. */
  readonly mustKeepWrites?: boolean;
  /** Whether reads go to the replica of the address, and for how long each waits for it to catch up; undefined = they do not. */
  readonly replica?: { readonly waitMs: number } | undefined;
  /** For how long a call waits for a connection, and again for its answers, in milliseconds; under five seconds unless told so. */
  readonly patienceMs?: number | undefined;
}

export type AsideConnection = pg.ClientBase & { readonly release: (error?: Error) => void };

export interface OpenDatabase extends Guarded {
  readonly kind: DatabaseAddress["kind"];
  /** Connections that are in use at this moment. */
  readonly borrowed: () => number;
  /** Callers that wait for a connection at this moment. */
  readonly waiting: () => number;
  /** Connections that this process opens at most. */
  readonly connections: number;
  /** The same for work that nobody waits for: its statements may take minutes, where those of a call may take seconds. */
  readonly long: Guarded;
  /** The same for the plans of the night, which may hold fewer connections at a time. */
  readonly night: Guarded;
  /** How many transactions of `night` run at a time at most. */
  readonly mostAtNight: number;
  /** What other processes tell. */
  readonly news: News;
  /** Answers calls that only read, beside the primary. */
  readonly replica: ReplicaReads;
  /** Runs work as the owner of the tables: for migrations and for setting up jobs, before the product serves anybody. */
  readonly asOwner: <T>(work: (owner: Queryable) => Promise<T>) => Promise<T>;
  /** Whether the database takes writes at present; asked in an open transaction. */
  readonly writes: (trx: Db) => Promise<WriteState>;
  /**
   * A connection for reading everything at one moment, not one of those that calls wait for where there are others. Whoever
   * uses it takes up role and scope in a transaction, and releases it.
   */
  readonly connectAside: () => Promise<AsideConnection>;
  readonly close: () => Promise<void>;
  /** The embedded database as one file; undefined with a server. */
  readonly dump: (() => Promise<Blob>) | undefined;
}
