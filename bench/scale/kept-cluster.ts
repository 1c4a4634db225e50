/** A PostgreSQL whose data stays in a folder from run to run. Two runs at once share it. */
import { chownSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import {
  accountId,
  ensurePostgres,
  freePort,
  initialiseCluster,
  runAsPostgres,
} from "../../tools/postgres.ts";

/** What a small server of its own would be given; not tuned beyond that. */
const SETTINGS = `
listen_addresses = '127.0.0.1'
max_connections = 100
shared_buffers = '1GB'
effective_cache_size = '4GB'
work_mem = '16MB'
maintenance_work_mem = '512MB'
max_wal_size = '8GB'
checkpoint_timeout = '30min'
fsync = off
synchronous_commit = off
`;

export interface KeptCluster {
  readonly port: number;
  readonly urlOf: (database: string) => string;
  /** Process id of the server. */
  readonly pid: number;
  /** Stops the server, if this run started it. */
  readonly release: () => void;
}

/** The first process of a server that runs on this data; null when none does. */
function runningOn(data: string): { pid: number; port: number } | null {
  const file = join(data, "postmaster.pid");
  if (!existsSync(file)) return null;
  const [pid = "", , , port = ""] = readFileSync(file, "utf8").split("\n");
  try {
    process.kill(Number(pid), 0);
  } catch {
    return null;
  }
  return { pid: Number(pid), port: Number(port) };
}

function initialise(bin: string, folder: string, data: string): void {
  mkdirSync(folder, { recursive: true });
  if (process.getuid?.() === 0) chownSync(folder, accountId("-u"), accountId("-g"));
  initialiseCluster(bin, data);
}

export async function openKeptCluster(folder: string): Promise<KeptCluster> {
  const bin = ensurePostgres();
  const data = join(folder, "data");
  const urlAt = (port: number) => (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`;
  const found = runningOn(data);
  if (found !== null) return { ...found, urlOf: urlAt(found.port), release: () => {} };
  if (!existsSync(join(data, "PG_VERSION"))) initialise(bin, folder, data);
  const port = await freePort();
  writeFileSync(
    join(data, "postgresql.auto.conf"),
    `${SETTINGS}port = ${port}\nunix_socket_directories = '${folder}'\n`,
  );
  const control = ["-D", data, "-w", "-t", "300"];
  runAsPostgres(join(bin, "pg_ctl"), [...control, "-l", join(folder, "log"), "start"]);
  const release = () => runAsPostgres(join(bin, "pg_ctl"), [...control, "-m", "fast", "stop"]);
  return { port, urlOf: urlAt(port), pid: runningOn(data)?.pid ?? 0, release };
}

/** Runs work on one connection of the superuser. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

export const hasDatabase = (cluster: KeptCluster, name: string): Promise<boolean> =>
  withClient(cluster.urlOf("postgres"), async (client) => {
    const { rowCount } = await client.query("select from pg_database where datname = $1", [name]);
    return rowCount === 1;
  });

/** Makes a database; of a template, which nobody may be connected to meanwhile. */
export const makeDatabase = (cluster: KeptCluster, name: string, template = "template0"): Promise<unknown> =>
  withClient(cluster.urlOf("postgres"), (client) =>
    client.query(`create database "${name}" template "${template}" strategy file_copy`),
  );

/** A filling that broke off leaves a database under this name, which is made again. */
export const dropDatabase = (cluster: KeptCluster, name: string): Promise<unknown> =>
  withClient(cluster.urlOf("postgres"), (client) =>
    client.query(`drop database if exists "${name}" with (force)`),
  );

export const renameDatabase = (cluster: KeptCluster, from: string, to: string): Promise<unknown> =>
  withClient(cluster.urlOf("postgres"), (client) =>
    client.query(`alter database "${from}" rename to "${to}"`),
  );
