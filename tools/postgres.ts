/**
 * A throw-away PostgreSQL for tests and measurements: its own cluster in a temporary folder, on a socket of its own.
 * PostgreSQL refuses to run as root; there the account `postgres` of Debian's package runs it.
 */
import { execFileSync, spawn } from "node:child_process";
import { appendFileSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";

export interface PostgresCluster {
  readonly port: number;
  /** The address of a database for a role; without one for the superuser. */
  readonly urlOf: (database: string, role?: string) => string;
  readonly createDatabase: (name: string, owner?: string) => Promise<void>;
  /** Runs statements as the superuser, each in a transaction of its own. */
  readonly administer: (...statements: string[]) => Promise<void>;
  readonly stop: () => void;
  /** Ends the server at once, as a crash would; `start` brings it back. */
  readonly crash: () => Promise<void>;
  readonly start: () => Promise<void>;
  /** Where the cluster lies; its log is in the file `log`. */
  readonly folder: string;
}

const PACKAGED = "/usr/lib/postgresql";

function findBinaries(): string | undefined {
  if (existsSync(PACKAGED)) {
    const versions = readdirSync(PACKAGED).sort((a, b) => Number(b) - Number(a));
    const found = versions
      .map((version) => join(PACKAGED, version, "bin"))
      .find((bin) => existsSync(join(bin, "initdb")));
    if (found !== undefined) return found;
  }
  try {
    return execFileSync("pg_config", ["--bindir"], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).trim();
  } catch {
    return undefined;
  }
}

/** Installs a package of Debian, where this process may. */
export function installPackage(name: string): void {
  if (process.getuid?.() !== 0) throw new Error(`Install Debian's package \`${name}\` first.`);
  execFileSync("apt-get", ["update", "-qq"], { stdio: "inherit" });
  execFileSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name], {
    stdio: "inherit",
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
}

/** Path of the server's programs; installs Debian's package when it is missing and this process may. */
export function ensurePostgres(): string {
  const found = findBinaries();
  if (found !== undefined) return found;
  installPackage("postgresql");
  const installed = findBinaries();
  if (installed === undefined) throw new Error("PostgreSQL was installed, but its programs were not found.");
  return installed;
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0));
    });
  });
}

type Command = readonly [program: string, args: readonly string[]];

/** A command of PostgreSQL, run by the account `postgres` when this process is root. */
function asPostgres(program: string, args: readonly string[]): Command {
  if (process.getuid?.() !== 0) return [program, args];
  const quoted = [program, ...args].map((word) => `'${word.replaceAll("'", "'\\''")}'`).join(" ");
  return ["su", ["postgres", "-s", "/bin/sh", "-c", quoted]];
}

const QUIETLY = { stdio: "ignore", cwd: "/" } as const;

export function runAsPostgres(program: string, args: readonly string[]): void {
  execFileSync(...asPostgres(program, args), QUIETLY);
}

/** The same without keeping this process from its other work, which may be the load that a crash disturbs. */
export function runMeanwhile(program: string, args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(...asPostgres(program, args), QUIETLY);
    child.once("error", reject);
    child.once("exit", (code) =>
      code === 0 ? resolve() : reject(new Error(`${program} ended with ${code}.`)),
    );
  });
}

/** The number of the account or group that runs the server where this process is root. */
export const accountId = (flag: "-u" | "-g") =>
  Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));

/** Makes an empty cluster in a folder that the server's account may write. */
export function initialiseCluster(bin: string, data: string): void {
  const text = ["--data-checksums", "-E", "UTF8", "--locale=C.UTF-8"];
  runAsPostgres(join(bin, "initdb"), ["-N", "-A", "trust", "-U", "postgres", ...text, "-D", data]);
}

/**
 * @param durable Whether commits reach the disk, as in production; throw-away tests are faster without.
 * @param settings Further lines of the configuration.
 */
export async function startPostgres(durable = false, settings = ""): Promise<PostgresCluster> {
  const bin = ensurePostgres();
  const folder = mkdtempSync(join(tmpdir(), "plateful-pg-"));
  if (process.getuid?.() === 0) chownSync(folder, accountId("-u"), accountId("-g"));
  const data = join(folder, "data");
  const port = await freePort();
  initialiseCluster(bin, data);
  if (settings !== "") appendFileSync(join(data, "postgresql.conf"), `\n${settings}\n`);
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c fsync=${durable ? "on" : "off"} -c max_connections=200`;
  const program = join(bin, "pg_ctl");
  // Recovery after a crash may take its time on a busy machine.
  const control = ["-D", data, "-w", "-t", "300"];
  const starting = [...control, "-l", join(folder, "log"), "-o", options, "start"];
  const stopping = [...control, "-m", "immediate", "stop"];
  runAsPostgres(program, starting);
  const urlOf = (database: string, role = "postgres") => `postgres://${role}@127.0.0.1:${port}/${database}`;
  const administer = async (...statements: string[]) => {
    const client = new pg.Client({ connectionString: urlOf("postgres") });
    await client.connect();
    try {
      for (const statement of statements) await client.query(statement);
    } finally {
      await client.end();
    }
  };
  const stop = () => {
    try {
      runAsPostgres(program, stopping);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  };
  return {
    port,
    urlOf,
    createDatabase: (name, owner = "postgres") => administer(`create database "${name}" owner "${owner}"`),
    administer,
    crash: () => runMeanwhile(program, stopping),
    start: () => runMeanwhile(program, starting),
    folder,
    stop,
  };
}
