/**
 * `npm run bench -- nightly`: the planning of a new week for many people, on PostgreSQL. The process is killed in the midst
 * of it and started again; nobody may be missing or planned for twice. What 100,000 people take is this, times as many.
 */
import { addDays } from "@plateful/planning";
import pg from "pg";
import { startPostgres } from "../../tools/postgres.ts";
import { cpuMsOf, printTable } from "../measure.ts";
import { aPerson, type EngineProcess, type Figures, startEngine } from "./engine-process.ts";

const PORT = 39_112;
const PEOPLE = Number(process.env.BENCH_PEOPLE ?? 1_000);
const KILLED_AT = 0.4;
const EVERYBODY = 100_000;
/** A Monday in reach of the diary. */
const WEEK = addDays(new Date().toISOString().slice(0, 10), 8 - (new Date().getUTCDay() || 7));

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

class Checker {
  readonly client: pg.Client;

  constructor(databaseUrl: string) {
    this.client = new pg.Client({ connectionString: databaseUrl });
  }

  async #number(text: string): Promise<number> {
    return Number((await this.client.query(text)).rows[0]?.n ?? 0);
  }

  done = () => this.#number(`select count(*) as n from night_plans where week_start = '${WEEK}'`);
  /** Weeks without any meal, and slots that hold more than one. */
  missing = () =>
    this.#number(`select count(*) as n from users u where not exists (select from calendar_days d
      join calendar_items i on i.calendar_day_id = d.id where d.user_id = u.id and d.date >= '${WEEK}')`);
  doubled = () =>
    this.#number(`select count(*) as n from (select calendar_day_id, meal_slot_id from calendar_items
      group by 1, 2 having count(*) > 1) as twice`);
  markPlanned = () =>
    this.client.query(`insert into planning_runs (user_id, started_at, first_date, num_days, seed, library_version)
      select id, now(), current_date, 1, 1, 'bench' from users`);
}

async function untilDone(checker: Checker, people: number): Promise<void> {
  while ((await checker.done()) < people) await wait(50);
}

interface Part {
  readonly seconds: number;
  readonly cpuMs: number;
  readonly figures: Figures;
  readonly people: number;
}

/** Works until so many people are done; answers what that took. */
async function work(engine: EngineProcess, checker: Checker, until: number): Promise<Part> {
  const before = await checker.done();
  const [start, cpu] = [performance.now(), cpuMsOf(engine.pid)];
  await engine.probe("begin");
  await engine.probe(`night?week=${WEEK}`);
  await untilDone(checker, until);
  const figures = await engine.probe<Figures>("figures");
  const people = (await checker.done()) - before;
  return { seconds: (performance.now() - start) / 1000, cpuMs: cpuMsOf(engine.pid) - cpu, figures, people };
}

export async function benchNightly(): Promise<void> {
  const cluster = await startPostgres();
  await cluster.createDatabase("bench");
  const url = cluster.urlOf("bench");
  const checker = new Checker(url);
  try {
    const first = await startEngine(url, PORT);
    await checker.client.connect();
    for (let n = 0; n < PEOPLE; n++) await aPerson(first, n);
    await checker.markPlanned();
    const begun = await work(first, checker, PEOPLE * KILLED_AT);
    await first.end("SIGKILL");
    const atDeath = await checker.done();
    const second = await startEngine(url, PORT);
    const rest = await work(second, checker, PEOPLE);
    await wait(2_000);
    await second.end("SIGTERM");
    const people = begun.people + rest.people;
    const cpu = (begun.cpuMs + rest.cpuMs) / people;
    const each = (begun.seconds + rest.seconds) / people;
    console.log(`\nA new week for ${PEOPLE} people at night, PostgreSQL; killed after ${atDeath}\n`);
    printTable(
      ["missing", "doubled", "CPU ms per person", "planner ms per person", "seconds", "people per second"],
      [
        [
          await checker.missing(),
          await checker.doubled(),
          cpu.toFixed(1),
          ((begun.figures.plannerMs + rest.figures.plannerMs) / people).toFixed(1),
          (begun.seconds + rest.seconds).toFixed(1),
          (1 / each).toFixed(0),
        ],
      ],
    );
    const [minutes, hours] = [(cpu * EVERYBODY) / 60_000, (each * EVERYBODY) / 3600];
    console.log(
      `\nTimes ${EVERYBODY / PEOPLE}: ${minutes.toFixed(0)} CPU minutes of the server, ${hours.toFixed(1)} hours here.`,
    );
  } finally {
    await checker.client.end();
    cluster.stop();
  }
}
