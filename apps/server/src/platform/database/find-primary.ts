import pg from "pg";
import { splitHosts } from "../settings/database-hosts.ts";
import { DatabaseAwayError } from "./away.ts";
import { cut } from "./watched-connection.ts";

const PROBE_TIMEOUT_MS = 2_000;

/** @throws DatabaseAwayError when the server follows another one. */
async function checkPrimary(url: string): Promise<string> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: PROBE_TIMEOUT_MS,
    query_timeout: PROBE_TIMEOUT_MS,
  });
  client.on("error", () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ follows: boolean }>("select pg_is_in_recovery() as follows");
    if (rows[0]?.follows !== false) throw new DatabaseAwayError("This server follows another one.");
    return url;
  } finally {
    cut(client);
  }
}

/**
 * The address of the server that takes writes, of those that an address names. All are asked at once, so that one that says
 * nothing delays nobody. The driver knows addresses of one server only, so every connection is opened at what this gives.
 * An address of one server is given back unasked.
 * @throws AggregateError with what each server said, when none takes writes.
 */
export async function findPrimary(address: string): Promise<string> {
  const servers = splitHosts(address) ?? [address];
  const [only] = servers;
  if (only !== undefined && servers.length === 1) return only;
  return Promise.any(servers.map(checkPrimary));
}
