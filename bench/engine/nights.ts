/**
 * `npm run bench -- nights`: the same night by one process and by several, on PostgreSQL. What a person takes must not grow with
 * the number of processes, and nobody may be missing or planned for twice. Each has planned another night before the one that counts,
 * as processes that have run for a day have compiled what they run.
 */
import { readdirSync, readFileSync } from "node:fs";
import { loadavg } from "node:os";
import { join } from "node:path";
import { addDays } from "@plateful/planning";
import pg from "pg";
import { type PostgresCluster, startPostgres } from "../../tools/postgres.ts";
import { cpuMsOf, printTable } from "../measure.ts";
import { aPerson, type EngineProcess, startEngine } from "./engine-process.ts";

const PORT = Number(process.env.BENCH_PORT ?? 39_120);
const PEOPLE = Number(process.env.BENCH_PEOPLE ?? 600);
const PROCESSES = [1, 3];
/** A Monday in reach of the diary. */
const MONDAY = addDays(new Date().toISOString().slice(0, 10), 8 - (new Date().getUTCDay() || 7));

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** CPU time of the server and all its processes; those of connections live as long as these. */
function cpuMsOfServer({ folder }: PostgresCluster): number {
  const main = Number(readFileSync(join(folder, "data", "postmaster.pid"), "utf8").split("\n")[0]);
  const isOfServer = (pid: string) => {
    try {
      return Number(/^\d+ \(.*\) \S+ (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, "utf8"))?.[1]) === main;
    } catch {
      return false;
    }
  };
  const pids = readdirSync("/proc").filter((name) => /^\d+$/.test(name) && isOfServer(name));
  return pids.reduce((sum, pid) => sum + cpuMsOf(Number(pid)), cpuMsOf(main));
}

/** CPU time of the thread that plans: of all but the main one, the busiest. */
function cpuMsOfPlanner(pid: number): number {
  const others = readdirSync(`/proc/${pid}/task`).filter((thread) => Number(thread) !== pid);
  return Math.max(...others.map((thread) => cpuMsOf(`${pid}/task/${thread}`)));
}

/** Milliseconds in which any core of the machine worked. */
function busyMs(): number {
  const [user = 0, nice = 0, system = 0] = (/^cpu +(.*)/.exec(readFileSync("/proc/stat", "utf8"))?.[1] ?? "")
    .split(" ")
    .map(Number);
  return (user + nice + system) * 10;
}

class Night {
  readonly #cluster: PostgresCluster;
  readonly #client: pg.Client;
  readonly #processes: number;
  #week: string;

  constructor(cluster: PostgresCluster, client: pg.Client, week: string, processes: number) {
    this.#cluster = cluster;
    this.#client = client;
    this.#week = week;
    this.#processes = processes;
  }

  async #plan(engines: readonly EngineProcess[], week: string): Promise<void> {
    this.#week = week;
    await engines[0]?.probe(`night?week=${week}`);
    await this.#untilEnded();
  }

  async #number(text: string): Promise<number> {
    return Number((await this.#client.query(text)).rows[0]?.n ?? 0);
  }

  #untilEnded = async () => {
    const open = `select count(*) as n from planning_nights where week_start = '${this.#week}' and finished_at is null`;
    while ((await this.#number(open)) > 0) await wait(100);
  };

  async #faults(): Promise<string> {
    const missing =
      await this.#number(`select count(*) as n from users u where not exists (select from calendar_days d
      join calendar_items i on i.calendar_day_id = d.id where d.user_id = u.id and d.date >= '${this.#week}')`);
    const twice = await this.#number(`select count(*) as n from (select user_id from planning_runs
      where occasion = 'NIGHT' and first_date = '${this.#week}' group by 1 having count(*) > 1) as twice`);
    return `${missing}, ${twice}`;
  }

  async measure(): Promise<string[]> {
    const url = this.#cluster.urlOf("bench");
    const engines: EngineProcess[] = [];
    const start = async () => engines.push(await startEngine(url, PORT + engines.length));
    try {
      while (engines.length < this.#processes) await start();
      const week = this.#week;
      await this.#plan(engines, week);
      const [server, machine, begun] = [cpuMsOfServer(this.#cluster), busyMs(), performance.now()];
      const sumOf = (cpuOf: (pid: number) => number) => engines.reduce((sum, { pid }) => sum + cpuOf(pid), 0);
      const [node0, planner0] = [sumOf(cpuMsOf), sumOf(cpuMsOfPlanner)];
      await this.#plan(engines, addDays(week, 7));
      const ms = performance.now() - begun;
      const [node, planner] = [sumOf(cpuMsOf) - node0, sumOf(cpuMsOfPlanner) - planner0];
      const postgres = cpuMsOfServer(this.#cluster) - server;
      return [
        String(this.#processes),
        (PEOPLE / (ms / 1000)).toFixed(1),
        (planner / PEOPLE).toFixed(1),
        (node / PEOPLE).toFixed(1),
        (postgres / PEOPLE).toFixed(1),
        `${((node + postgres) / ms).toFixed(2)} of ${((busyMs() - machine) / ms).toFixed(2)}`,
        await this.#faults(),
        loadavg()[0]?.toFixed(1) ?? "",
      ];
    } finally {
      for (const engine of engines) await engine.end("SIGTERM");
    }
  }
}

export async function benchNights(): Promise<void> {
  const cluster = await startPostgres();
  await cluster.createDatabase("bench");
  const client = new pg.Client({ connectionString: cluster.urlOf("bench") });
  try {
    const first = await startEngine(cluster.urlOf("bench"), PORT);
    await client.connect();
    for (let n = 0; n < PEOPLE; n++) await aPerson(first, n);
    await client.query(`insert into planning_runs (user_id, started_at, first_date, num_days, seed, library_version)
      select id, now(), current_date, 1, 1, 'bench' from users`);
    await client.query("analyze");
    await first.end("SIGTERM");
    const rows: string[][] = [];
    for (const [at, processes] of PROCESSES.entries())
      rows.push(await new Night(cluster, client, addDays(MONDAY, 14 * at), processes).measure());
    console.log(`\nA new week for ${PEOPLE} people at night, PostgreSQL\n`);
    printTable(
      [
        "processes",
        "people per second",
        "planner CPU ms per person",
        "Node CPU ms per person",
        "PostgreSQL CPU ms per person",
        "cores busy, ours of all",
        "missing, twice",
        "load",
      ],
      rows,
    );
  } finally {
    await client.end();
    cluster.stop();
  }
}
