import pg from "pg";
import { type PostgresAddress, SettingsError } from "../settings.ts";
import { checkWorkingRole } from "./check-working-role.ts";
import { guardedOver } from "./guarded.ts";
import { migrate } from "./migrate.ts";
import type { AsideConnection, OpenDatabase, Queryable } from "./open-database.ts";
import { openingMessage } from "./opening.ts";
import { surviveBrokenConnections } from "./pool.ts";

const CONNECT_TIMEOUT_MS = 4_000;
const PATIENCE = { statementMs: 30_000, idleMs: 60_000 };

const connectToServer = (url: string): pg.Pool =>
  surviveBrokenConnections(
    new pg.Pool({
      connectionString: url,
      max: 10,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: 30_000,
    }),
  );

/** One connection without a limit of time for its statements; it ends when it is released. */
export async function openConnection(url: string): Promise<AsideConnection> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
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
  const pool = connectToServer(ownerUrl ?? url);
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
}

/** The role that the running product logs in as, when the owner is another one. */
export const loginOf = ({ url, ownerUrl }: PostgresAddress): string | undefined =>
  ownerUrl === undefined ? undefined : decodeURIComponent(new URL(url).username) || undefined;

/** Opens a database of a PostgreSQL server, also through a connection pooler. */
export async function openServer(address: PostgresAddress): Promise<OpenDatabase> {
  try {
    await asOwnerOf(address, (owner) => migrate(owner, loginOf(address)));
  } catch (error) {
    const name = address.ownerUrl === undefined ? "DATABASE_URL" : "DATABASE_OWNER_URL";
    throw new SettingsError(`The database of ${name} cannot be used: ${describe(error)}`);
  }
  const pool = connectToServer(address.url);
  const guarded = guardedOver({ connect: () => pool.connect(), opening: openingMessage(PATIENCE) });
  try {
    await checkWorkingRole(guarded);
  } catch (error) {
    await pool.end();
    if (error instanceof SettingsError) throw error;
    throw new SettingsError(`The database of DATABASE_URL cannot be used: ${describe(error)}`);
  }
  const asOwner = <T>(work: (owner: Queryable) => Promise<T>) =>
    asOwnerOf(address, (owner) => work({ query: (text, values) => owner.query(text, values) }));
  const connectAside = () => openConnection(address.url);
  return { ...guarded, kind: "postgres", asOwner, connectAside, close: () => pool.end(), dump: undefined };
}

function describe(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(describe).join("; ");
  return error instanceof Error ? error.message : String(error);
}
