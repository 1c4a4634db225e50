import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { type DatabaseAddress, SettingsError } from "../settings.ts";
import { APP_ROLE, migrate } from "./migrate.ts";
import { openPglite } from "./pglite.ts";
import type { Tables } from "./tables.gen.ts";
import { type InTransaction, transactionsOver } from "./transaction.ts";

export type Db = Kysely<Tables>;

/** Something that runs statements: a pool, or one connection of it. */
export interface Queryable {
  readonly query: (text: string, values?: unknown[]) => Promise<pg.QueryResult>;
}

export interface OpenDatabase {
  /** Queries as the role that owns nothing; row-level security holds for all of them. */
  readonly db: Db;
  /** The transactions of the calls. */
  readonly inTransaction: InTransaction;
  readonly pool: pg.Pool;
  readonly kind: DatabaseAddress["kind"];
  /** Runs work as the owner of the tables: for migrations and for setting up jobs, before the product serves anybody. */
  readonly asOwner: <T>(work: (owner: Queryable) => Promise<T>) => Promise<T>;
  readonly close: () => Promise<void>;
  /** The embedded database as one file; undefined with a server. */
  readonly dump: (() => Promise<Blob>) | undefined;
}

const LONGEST_UTC = "2026-11-21 12:00:00.000000+00".length;

// Dates stay plain text, and numbers are numbers: parsed in this one place for both databases.
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
// The engine reads a moment in its own form in half the time; one in another zone or era is left to the driver.
const readMoment = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ);
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, (value) =>
  value.length <= LONGEST_UTC && value.endsWith("+00")
    ? new Date(`${value.slice(0, 10)}T${value.slice(11, -3)}Z`)
    : readMoment(value),
);

/**
 * Row-level security makes a query look costly to PostgreSQL, which then compiles it for seconds to save nothing: what a
 * call asks for is done in a millisecond.
 */
const SESSION = `set role ${APP_ROLE}; set jit = off`;
const CONNECT_TIMEOUT_MS = 4_000;

function connectToServer(url: string, session: string | undefined): pg.Pool {
  return new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: 30_000,
    // Runs before the pool hands a new connection out, so no query can go first: the pool awaits it, its types do not say so.
    ...(session === undefined
      ? {}
      : // oxlint-disable-next-line typescript/no-misused-promises
        { onConnect: async (client: pg.ClientBase) => void (await client.query(session)) }),
  } as pg.PoolConfig);
}

/**
 * A connection may break when the database restarts, be it idle or between two statements of a call: the next statement fails
 * then. Without a listener it would end the process.
 */
function surviveBrokenConnections(pool: pg.Pool): pg.Pool {
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

function queriesOver(pool: pg.Pool): Pick<OpenDatabase, "db" | "inTransaction"> {
  const dialect = new PostgresDialect({ pool });
  return { db: new Kysely<Tables>({ dialect }), inTransaction: transactionsOver(pool, dialect) };
}

async function openServer(url: string): Promise<OpenDatabase> {
  const owner = async <T>(work: (pool: pg.Pool) => Promise<T>) => {
    const pool = surviveBrokenConnections(connectToServer(url, undefined));
    try {
      return await work(pool);
    } finally {
      await pool.end();
    }
  };
  try {
    await owner((pool) => migrate(pool));
  } catch (error) {
    throw new SettingsError(`The database of DATABASE_URL cannot be used: ${describe(error)}`);
  }
  const pool = surviveBrokenConnections(connectToServer(url, SESSION));
  const queries = queriesOver(pool);
  const asOwner = <T>(work: (queries: Queryable) => Promise<T>) =>
    owner((own) => work({ query: (text, values) => own.query(text, values) }));
  const close = () => endPool(queries.db, pool);
  return { ...queries, pool, kind: "postgres", asOwner, close, dump: undefined };
}

/** A query builder that was never used does not end its pool, and the queue of jobs uses the pool by itself. */
async function endPool(db: Db, pool: pg.Pool): Promise<void> {
  await db.destroy();
  if (!pool.ended) await pool.end();
}

function describe(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(describe).join("; ");
  return error instanceof Error ? error.message : String(error);
}

async function openEmbedded(folder: string | undefined, snapshot: string | undefined): Promise<OpenDatabase> {
  const embedded = await openPglite(folder, snapshot);
  const migrations = embedded.connect("reset role");
  await migrate(migrations);
  await migrations.end();
  const pool = surviveBrokenConnections(embedded.connect(SESSION));
  // The embedded database has one session, whoever speaks: the rights are taken on the one connection of the pool, so
  // that nobody else's statement can run with them, and are given up before it goes back.
  const asOwner = async <T>(work: (owner: Queryable) => Promise<T>) => {
    const client = await pool.connect();
    try {
      await client.query("reset role");
      return await work({ query: (text, values) => client.query(text, values) });
    } finally {
      await client.query(SESSION);
      client.release();
    }
  };
  const queries = queriesOver(pool);
  const close = async () => {
    await endPool(queries.db, pool);
    await embedded.close();
  };
  return { ...queries, pool, kind: "pglite", asOwner, close, dump: embedded.dump };
}

/**
 * Opens the database, brings its tables up to date and hands out queries as the restricted role.
 * @throws SettingsError with one clear line when it cannot be reached, locked or written.
 */
export function openDatabase(address: DatabaseAddress, snapshot?: string): Promise<OpenDatabase> {
  return address.kind === "postgres" ? openServer(address.url) : openEmbedded(address.folder, snapshot);
}
