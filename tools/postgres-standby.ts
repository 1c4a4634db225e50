/** A throw-away PostgreSQL that follows another one by streaming replication, for tests and measurements. */
import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensurePostgres, freePort, type PostgresCluster, runAsPostgres, runMeanwhile } from "./postgres.ts";

export interface Standby {
  readonly port: number;
  /** Makes it the primary. */
  readonly promote: () => Promise<void>;
  readonly stop: () => void;
}

/** Under this name it says to the primary how far it has followed. */
export const STANDBY = "standby";

/** Copies a running server and follows it. */
export async function startStandby(primary: PostgresCluster): Promise<Standby> {
  const bin = ensurePostgres();
  const port = await freePort();
  const folder = join(tmpdir(), `plateful-pg-standby-${port}`);
  const data = join(folder, "data");
  const source = `host=127.0.0.1 port=${primary.port} user=postgres application_name=${STANDBY}`;
  runAsPostgres("mkdir", ["-m", "700", folder]);
  runAsPostgres(join(bin, "pg_basebackup"), ["-D", data, "-R", "-c", "fast", "-X", "stream", "-d", source]);
  const control = ["-D", data, "-w", "-t", "300"];
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c fsync=off -c max_connections=200`;
  runAsPostgres(join(bin, "pg_ctl"), [...control, "-l", join(folder, "log"), "-o", options, "start"]);
  return {
    port,
    promote: () => runMeanwhile(join(bin, "pg_ctl"), [...control, "promote"]),
    stop: () => {
      runAsPostgres(join(bin, "pg_ctl"), [...control, "-m", "immediate", "stop"]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
