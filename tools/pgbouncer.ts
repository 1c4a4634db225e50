/**
 * A throw-away PgBouncer in front of a throw-away PostgreSQL: pools by transaction, so that a client gets another connection
 * to the server for each of its transactions.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort, installPackage, type PostgresCluster } from "./postgres.ts";

export interface Pooler {
  /** The address of a database through the pooler. */
  readonly urlOf: (database: string, role: string) => string;
  readonly stop: () => Promise<void>;
}

interface PoolerOptions {
  /** Roles that may log in. */
  readonly roles: readonly string[];
  /** Connections to the server for each role and database. */
  readonly poolSize: number;
  /** Whether each transaction gets a connection that was just made, so that no session has ever been told anything. */
  readonly isForgetful?: boolean;
  /** Where it listens; a free port unless given. */
  readonly port?: number;
}

const PROGRAM = "/usr/sbin/pgbouncer";
const MAX_START_MS = 20_000;

/** Path of the program; installs Debian's package when it is missing and this process may. */
export function ensurePgbouncer(): string {
  if (!existsSync(PROGRAM)) installPackage("pgbouncer");
  return PROGRAM;
}

const settings = (port: number, upstream: number, folder: string, options: PoolerOptions) => `
[databases]
* = host=127.0.0.1 port=${upstream}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${join(folder, "users")}
pool_mode = transaction
default_pool_size = ${options.poolSize}
${options.isForgetful === true ? "server_lifetime = 0" : ""}
max_client_conn = 400
server_login_retry = 1
`;

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });

async function untilItAnswers(port: number, child: ChildProcess, told: () => string): Promise<void> {
  for (const end = Date.now() + MAX_START_MS; Date.now() < end; await wait(50)) {
    if (await answers(port)) return;
    if (child.exitCode !== null) break;
  }
  child.kill("SIGKILL");
  throw new Error(`PgBouncer did not start: ${told()}`);
}

/** Starts a pooler in front of the cluster. It ends with `stop`, or with this process. */
export async function startPgbouncer(
  cluster: Pick<PostgresCluster, "port">,
  options: PoolerOptions,
): Promise<Pooler> {
  const program = ensurePgbouncer();
  const folder = mkdtempSync(join(tmpdir(), "plateful-pgbouncer-"));
  // The program gives up its rights before it reads its files.
  chmodSync(folder, 0o755);
  const port = options.port ?? (await freePort());
  writeFileSync(join(folder, "users"), options.roles.map((role) => `"${role}" ""\n`).join(""));
  writeFileSync(join(folder, "settings"), settings(port, cluster.port, folder, options));
  const account = process.getuid?.() === 0 ? ["-u", "postgres"] : [];
  const child = spawn(program, [...account, join(folder, "settings")], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  let errors = "";
  child.stderr.on("data", (chunk) => {
    errors += String(chunk);
  });
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  const kill = () => void child.kill("SIGKILL");
  process.once("exit", kill);
  await untilItAnswers(port, child, () => errors);
  return {
    urlOf: (database, role) => `postgres://${role}@127.0.0.1:${port}/${database}`,
    stop: async () => {
      kill();
      await ended;
      process.off("exit", kill);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
