import pg from "pg";
import type { Vault } from "../encryption/vault.ts";
import { splitHosts } from "../settings/database-hosts.ts";
import { type PostgresAddress, SettingsError } from "../settings/settings.ts";
import { checkPromises } from "./check-promises.ts";
import { checkWorkingRole } from "./check-working-role.ts";
import { Fences } from "./fence.ts";
import { findPrimary } from "./find-primary.ts";
import { guardedOver } from "./guarded.ts";
import { LivePool } from "./live-pool.ts";
import { migrate } from "./migrate.ts";
import { LiveNews } from "./news.ts";
import type { AsideConnection, Guarded, OpenDatabase, OpenOptions, Queryable } from "./open-database.ts";
import { openingMessage, type Patience } from "./opening.ts";
import { surviveBrokenConnections } from "./pool.ts";
import { noReplica, Replica } from "./replica.ts";
import { type Share, sharesOf } from "./share.ts";
import { untilReachable } from "./until-reachable.ts";
import type { Connection, WaitingLimit } from "./watched-connection.ts";
import { WriteHealth } from "./write-health.ts";

/**
 * A call is answered within five seconds, whatever the database does. The server cancels a statement before this process
 * gives it up, so that a slow statement costs no connection and a connection that is given up means silence.
 */
const CALL_MS = 4_000;
const CANCELLED_BEFORE_MS = 500;
const callManner = (ms = CALL_MS): Manner => ({
  limit: { ms, of: "transaction" },
  patience: { statementMs: ms - CANCELLED_BEFORE_MS, idleMs: 10_000 },
});
const LONG = {
  limit: { ms: 125_000, of: "statement" },
  patience: { statementMs: 120_000, idleMs: 60_000 },
} as const;

/** At the start the modules are being read, so that an answer is heard late. */
const OWNER_CONNECT_TIMEOUT_MS = 15_000;
/** A migration may rewrite a large table. */
const OWNER_QUERY_TIMEOUT_MS = 30 * 60_000;

/** One connection without a limit of time for its statements; it ends when it is released. */
export async function openConnection(url: string): Promise<AsideConnection> {
  const client = new pg.Client({
    connectionString: await findPrimary(url),
    connectionTimeoutMillis: OWNER_CONNECT_TIMEOUT_MS,
  });
  // Without a listener a connection that breaks between two statements would end the process.
  client.on("error", () => {});
  await client.connect();
  return Object.assign(client, { release: () => void client.end().catch(() => {}) });
}

/** Runs work on connections of the owner, which end with it. */
async function asOwnerOf<T>(
  { url, ownerUrl }: PostgresAddress,
  work: (owner: pg.Pool) => Promise<T>,
): Promise<T> {
  const pool = surviveBrokenConnections(
    new pg.Pool({
      connectionString: await findPrimary(ownerUrl ?? url),
      max: 2,
      connectionTimeoutMillis: OWNER_CONNECT_TIMEOUT_MS,
      query_timeout: OWNER_QUERY_TIMEOUT_MS,
      keepAlive: true,
    }),
  );
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
}

/** The role that the running product logs in as, when the owner is another one. */
export const loginOf = ({ url, ownerUrl }: PostgresAddress): string | undefined =>
  ownerUrl === undefined
    ? undefined
    : decodeURIComponent(new URL(splitHosts(url)?.[0] ?? url).username) || undefined;

interface Manner {
  readonly limit: WaitingLimit;
  readonly patience: Patience;
  /** Undefined = all connections may be used. */
  readonly share?: Share;
}

/** Borrows a connection once there is a place in the share, which is given back with it. */
async function borrowWithin(share: Share, borrow: () => Promise<Connection>): Promise<Connection> {
  const leave = await share.take();
  try {
    const connection = await borrow();
    const release = (error?: Error) => {
      connection.release(error);
      leave();
    };
    return { query: (text, values) => connection.query(text, values), release };
  } catch (error) {
    leave();
    throw error;
  }
}

/** Gives the ways to ask over a pool, by how long and on how many connections. */
const guardedWith =
  (pool: LivePool, health: WriteHealth, vault: Vault | undefined) =>
  ({ limit, patience, share }: Manner): Guarded => {
    const borrow = () => pool.connect(limit);
    const connect = share === undefined ? borrow : () => borrowWithin(share, borrow);
    return guardedOver({ connect, opening: openingMessage(patience), onFailure: health.note }, vault);
  };

/** The replica of the address, where one is named and wanted. */
function openReplica(
  { replicaUrl }: PostgresAddress,
  { replica, connections, vault, log }: OpenOptions,
  pool: LivePool,
  { inTransaction }: Guarded,
): Replica | undefined {
  if (replicaUrl === undefined || replica === undefined) return undefined;
  const fences = new Fences(pool);
  const { waitMs } = replica;
  return new Replica({
    url: replicaUrl,
    primary: inTransaction,
    fences,
    waitMs,
    size: connections,
    vault,
    log,
  });
}

/** Opens a database of a PostgreSQL server, also through a connection pooler. */
export async function openServer(address: PostgresAddress, options: OpenOptions): Promise<OpenDatabase> {
  const { log, vault } = options;
  const pool = new LivePool(address.url, { log, size: options.connections, connectMs: options.patienceMs });
  const health = new WriteHealth();
  const open = guardedWith(pool, health, vault);
  const shares = sharesOf(pool.size);
  const [call, long, night] = [
    open(callManner(options.patienceMs)),
    open({ ...LONG, share: shares.long }),
    open({ ...LONG, share: shares.night }),
  ];
  const tell = (channel: string) => call.query("select pg_notify($1, '')", [channel]);
  const news = new LiveNews({ url: address.directUrl ?? address.url, tell, log });
  const replica = openReplica(address, options, pool, call);
  const close = async () => {
    await news.close();
    await replica?.close();
    await pool.close();
  };
  const start = async () => {
    await pool.settle();
    await asOwnerOf(address, (owner) => migrate(owner, { login: loginOf(address), isShared: true }));
    await checkWorkingRole(long);
    await checkPromises(long, log, options.mustKeepWrites ?? false);
    if (address.directUrl !== undefined) await news.check();
    await replica?.check();
  };
  try {
    await untilReachable(start, options);
  } catch (error) {
    await close();
    if (error instanceof SettingsError) throw error;
    throw new SettingsError(`The database of ${nameOf(address)} cannot be used: ${describe(error)}`);
  }
  const asOwner = <T>(work: (queries: Queryable) => Promise<T>) =>
    asOwnerOf(address, (owner) => work({ query: (text, values) => owner.query(text, values) }));
  return {
    ...call,
    long,
    night,
    mostAtNight: shares.night.most,
    news,
    replica: replica ?? noReplica(call.inTransaction),
    kind: "postgres",
    borrowed: () => pool.borrowed,
    waiting: () => pool.waiting,
    connections: pool.size,
    asOwner,
    writes: (trx) => health.look(trx),
    connectAside: () => openConnection(address.url),
    close,
    dump: undefined,
  };
}

function nameOf({ ownerUrl, directUrl }: PostgresAddress): string {
  const others = [ownerUrl && "DATABASE_OWNER_URL", directUrl && "DATABASE_DIRECT_URL"];
  return ["DATABASE_URL", ...others].filter(Boolean).join(" or ");
}

function describe(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(describe).join("; ");
  return error instanceof Error ? error.message : String(error);
}
