/** A throw-away PostgreSQL that follows another one by streaming replication, for tests and measurements. */
import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensurePostgres, freePort, type PostgresCluster, runAsPostgres, runMeanwhile } from "./postgres.ts";

export interface Standby {
  readonly port: number;
  /** The address of a database for a role; without one for the superuser. */
  readonly urlOf: (database: string, role?: string) => string;
  /** Makes it the primary. */
  readonly promote: () => Promise<void>;
  /** Ends the server at once, as a crash would; `start` brings it back. */
  readonly crash: () => Promise<void>;
  readonly start: () => Promise<void>;
  readonly stop: () => void;
}

/** Under this name it says to the primary how far it has followed. */
export const STANDBY = "standby";

interface StandbyOptions {
  /** Whether commits reach the disk, as in production; throw-away tests are faster without. */
  readonly durable?: boolean;
  /** Where it listens; a free port unless given. */
  readonly port?: number;
}

/** Copies a running server and follows it. */
export async function startStandby(
  primary: Pick<PostgresCluster, "port">,
  { durable = false, port: wanted }: StandbyOptions = {},
): Promise<Standby> {
  const bin = ensurePostgres();
  const port = wanted ?? (await freePort());
  const folder = join(tmpdir(), `plateful-pg-standby-${port}-${randomUUID()}`);
  const data = join(folder, "data");
  const source = `host=127.0.0.1 port=${primary.port} user=postgres application_name=${STANDBY}`;
  runAsPostgres("mkdir", ["-m", "700", folder]);
  await runMeanwhile(join(bin, "pg_basebackup"), [
    "-D",
    data,
    "-R",
    "-c",
    "fast",
    "-X",
    "stream",
    "-d",
    source,
  ]);
  const control = ["-D", data, "-w", "-t", "300"];
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c fsync=${durable ? "on" : "off"} -c max_connections=200`;
  const program = join(bin, "pg_ctl");
  const starting = [...control, "-l", join(folder, "log"), "-o", options, "start"];
  const stopping = [...control, "-m", "immediate", "stop"];
  await runMeanwhile(program, starting);
  return {
    port,
    urlOf: (database, role = "postgres") => `postgres://${role}@127.0.0.1:${port}/${database}`,
    promote: () => runMeanwhile(program, [...control, "promote"]),
    crash: () => runMeanwhile(program, stopping),
    start: () => runMeanwhile(program, starting),
    stop: () => {
      try {
        runAsPostgres(program, stopping);
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}
