/**
 * Goes through the point-in-time recovery of docs/backup.md as it is written there: the archive is set up by the lines of that page,
 * a base backup is made, people write, someone deletes by mistake, the machine is lost. Then it is brought back twice: to the
 * moment before the mistake, and to the last thing that the archive holds.
 */
import { execFileSync } from "node:child_process";
import {
  appendFileSync,
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { ensurePostgres, freePort, runAsPostgres, runMeanwhile, startPostgres } from "./postgres.ts";
import { ROOT } from "./run.ts";

export interface Drill {
  /** Rows that are there before the base backup. */
  readonly rows: number;
  /** For how long people write after the mistake until the machine is lost; shorter than `archive_timeout` proves no RPO. */
  readonly writeMs: number;
  /** Whether the server is told to archive what it has; for a drill that cannot wait for `archive_timeout`. */
  readonly switchLog: boolean;
}

export interface DrillFigures {
  readonly rows: number;
  /** Whether the rows of the moment before the mistake are the same. */
  readonly isEqual: boolean;
  readonly baseBackupSeconds: number;
  /** From an empty folder to a database that takes writes. */
  readonly recoverySeconds: number;
  /** Seconds of acknowledged writes that the loss of the machine cost. */
  readonly lostSeconds: number;
}

/** A line that begins or ends a block of code. */
const FENCE = /^ *```.*$/m;

/** The lines of docs/backup.md for `postgresql.conf`: of the server that archives, and of the one that is brought back. */
function documentedSettings(archive: string): { archiving: string; recovering: string } {
  const parts = readFileSync(join(ROOT, "docs/backup.md"), "utf8").split(FENCE);
  const blocks = parts
    .filter((_, at) => at % 2 === 1)
    .map((lines) => lines.replaceAll(/^ {3}/gm, "").replaceAll("<archive>", archive));
  const of = (name: string) => blocks.find((lines) => lines.includes(name)) ?? "";
  return { archiving: of("archive_command"), recovering: of("restore_command") };
}

const DIGEST =
  "select count(*) || ' ' || md5(string_agg(md5(t::text), '' order by id)) as digest from written t";

async function onDatabase<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  // The machine is lost while it writes.
  client.on("error", () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}

const digestOf = async (client: pg.Client): Promise<string> =>
  (await client.query<{ digest: string }>(DIGEST)).rows[0]?.digest ?? "";

/** One row every tenth of a second; @returns when the last one was acknowledged. */
async function writeFor(client: pg.Client, ms: number): Promise<Date> {
  let last = new Date(0);
  for (const end = performance.now() + ms; performance.now() < end; await wait(100)) {
    const { rows } = await client.query<{ at: Date }>(
      "insert into written (text) values ('later') returning at",
    );
    last = rows[0]?.at ?? last;
  }
  return last;
}

interface Lost {
  readonly archive: string;
  readonly before: string;
  readonly moment: string;
  readonly last: Date;
}

/** Sets a server up on the base backup and waits until it takes writes. @returns its address and the seconds that it took. */
async function bringBack(folder: string, { archive, recovering }: { archive: string; recovering: string }) {
  const begin = performance.now();
  const bin = ensurePostgres();
  const base = readdirSync(archive).find((name) => name.startsWith("base-")) ?? "";
  mkdirSync(folder, { mode: 0o700 });
  if (process.getuid?.() === 0) execFileSync("chown", ["postgres:postgres", folder]);
  runAsPostgres("tar", ["-xzf", join(archive, base, "base.tar.gz"), "-C", folder]);
  chmodSync(folder, 0o700);
  appendFileSync(join(folder, "postgresql.conf"), `\narchive_mode = off\n${recovering}\n`);
  runAsPostgres("touch", [join(folder, "recovery.signal")]);
  const port = await freePort();
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c max_connections=200`;
  const log = join(folder, "log");
  const start = ["-D", folder, "-w", "-t", "1800", "-l", log, "-o", options, "start"];
  await runMeanwhile(join(bin, "pg_ctl"), start).catch(() => {
    const fatal = readFileSync(log, "utf8")
      .split("\n")
      .find((line) => line.includes("FATAL:"));
    throw new Error(`The archive does not bring the server back: ${fatal}`);
  });
  const url = `postgres://postgres@127.0.0.1:${port}/drill`;
  await onDatabase(url, async (client) => {
    while ((await client.query("select pg_is_in_recovery() as still")).rows[0]?.still === true)
      await wait(100);
    await client.query("insert into written (text) values ('back')");
  });
  const stop = () => runAsPostgres(join(bin, "pg_ctl"), ["-D", folder, "-m", "immediate", "-w", "stop"]);
  return { url, seconds: (performance.now() - begin) / 1000, stop };
}

const ARCHIVE_MS = 20_000;

/** Has the log of this moment archived, and waits for it for a while: without an archive it never comes. */
async function archiveNow(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>("select pg_walfile_name(pg_switch_wal()) as name");
  const archived = "select 1 from pg_stat_archiver where last_archived_wal >= $1";
  for (const end = performance.now() + ARCHIVE_MS; performance.now() < end; await wait(50))
    if ((await client.query(archived, [rows[0]?.name])).rows.length > 0) return;
}

/** Everything up to the loss of the machine. */
async function work(url: string, archive: string, { rows, writeMs, switchLog }: Drill) {
  return onDatabase(url, async (client) => {
    await client.query(
      "create table written (id bigint generated always as identity primary key, at timestamptz not null default clock_timestamp(), text text not null)",
    );
    await client.query("insert into written (text) select md5(n::text) from generate_series(1, $1::int) n", [
      rows,
    ]);
    const begin = performance.now();
    const { port } = new URL(url);
    const target = join(archive, `base-${new Date().toISOString().slice(0, 10)}`);
    const connection = ["-h", "127.0.0.1", "-p", port, "-U", "postgres"];
    await runMeanwhile(join(ensurePostgres(), "pg_basebackup"), [
      ...[...connection, "-D", target, "-Ft", "-z", "-X", "none", "-c", "fast"],
    ]);
    const baseBackupSeconds = (performance.now() - begin) / 1000;
    await client.query("insert into written (text) select md5(n::text) from generate_series(1, $1::int) n", [
      rows / 20,
    ]);
    const before = await digestOf(client);
    const moment =
      (await client.query<{ now: string }>("select clock_timestamp()::text as now")).rows[0]?.now ?? "";
    await wait(50);
    await client.query("delete from written where id % 2 = 0");
    const last = await writeFor(client, writeMs);
    if (switchLog) await archiveNow(client);
    return { before, moment, last, baseBackupSeconds };
  });
}

async function recover(folder: string, { archive, before, moment, last }: Lost) {
  const { recovering } = documentedSettings(archive);
  const target = recovering.replace(/(recovery_target_time = )'[^']*'/, `$1'${moment}'`);
  const exact = await bringBack(join(folder, "exact"), { archive, recovering: target });
  const isEqual = await onDatabase(exact.url, async (client) => {
    await client.query("delete from written where text = 'back'");
    return (await digestOf(client)) === before;
  });
  exact.stop();
  const everything = recovering.replaceAll(/^recovery_target.*$/gm, "");
  const latest = await bringBack(join(folder, "latest"), { archive, recovering: everything });
  const newest = await onDatabase(latest.url, async (client) => {
    const { rows } = await client.query<{ at: Date }>(
      "select max(at) as at from written where text <> 'back'",
    );
    return rows[0]?.at ?? new Date(0);
  });
  latest.stop();
  const recoverySeconds = Math.max(exact.seconds, latest.seconds);
  return { isEqual, recoverySeconds, lostSeconds: (last.getTime() - newest.getTime()) / 1000 };
}

/** @throws Error when the archive does not suffice to bring anything back. */
export async function drillRecovery(drill: Drill): Promise<DrillFigures> {
  const cluster = await startPostgres(true, "include_if_exists = 'archiving.conf'");
  const data = join(cluster.folder, "data");
  const archive = join(cluster.folder, "archive");
  let isLost = false;
  try {
    runAsPostgres("mkdir", [archive]);
    writeFileSync(join(data, "archiving.conf"), documentedSettings(archive).archiving);
    chmodSync(join(data, "archiving.conf"), 0o644);
    await cluster.crash();
    await cluster.start();
    await cluster.createDatabase("drill");
    const { baseBackupSeconds, ...lost } = await work(cluster.urlOf("drill"), archive, drill);
    await cluster.crash();
    isLost = true;
    rmSync(data, { recursive: true });
    const found = await recover(cluster.folder, { archive, ...lost });
    return { rows: drill.rows, baseBackupSeconds, ...found };
  } finally {
    if (isLost) rmSync(cluster.folder, { recursive: true, force: true });
    else cluster.stop();
  }
}
