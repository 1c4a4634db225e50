/**
 * `npm run bench -- people`: what people and coaches call most, on a database with a hundred thousand people, each call by itself
 * within the process. It changes the database: plans are made, lists are asked for and accounts are deleted. Options as for `scale`.
 */
import { loadavg } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import type { InjectOptions } from "light-my-request";
import pg from "pg";
import { type App, openApp } from "../../apps/server/src/app.ts";
import { readSettings } from "../../apps/server/src/platform/settings/settings.ts";
import { inject } from "../../apps/server/test/inject.ts";
import { cpuMsOf, printTable, quantile } from "../measure.ts";
import { environmentOf, filledDatabase } from "./fill.ts";
import { openKeptCluster, withClient } from "./kept-cluster.ts";
import { coachesOf, tokenOfPerson } from "./people-sql.ts";
import { seededNumbers } from "./questions.ts";
import { readScaleOptions, type Sizes } from "./sizes.ts";
import { warm } from "./warm.ts";

const WARM = 60;
const CALLS = 300;
const PLANS = 100;
const DELETED = 40;
const LISTS = 20;
const ROUNDS = 5;

/** What `measureRow` answers. */
export const HEADS = ["call", "p50 ms", "p95 ms", "CPU ms", "statements", "kB at most", "load"];

const log = (line: string) => process.stderr.write(`${line}\n`);
const today = new Date().toISOString().slice(0, 10);
const onDay = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);

type Call = InjectOptions & { readonly person: number };

async function send(app: App, { person, headers, ...call }: Call) {
  const authorization = `Token ${tokenOfPerson(person)}`;
  const answer = await inject(app, {
    ...call,
    url: `/api/${String(call.url)}`,
    headers: { "accept-encoding": "identity", ...headers, authorization },
  });
  if (answer.statusCode >= 300)
    throw new Error(`${String(call.url)} answered ${answer.statusCode}: ${answer.body}`);
  return answer;
}

export interface Row {
  readonly name: string;
  readonly calls: number;
  readonly warm: number;
  readonly callOf: () => Call;
}

/** Statements that a call sends beside those that begin and end its transaction. */
async function countStatements(app: App, call: Call): Promise<number> {
  const { query } = pg.Client.prototype;
  let count = 0;
  pg.Client.prototype.query = function counted(this: pg.Client, ...given: unknown[]) {
    const [first] = given as [string | { text?: string }];
    const text = typeof first === "string" ? first : (first.text ?? "");
    if (!/^\s*(begin|commit)/i.test(text) && !text.includes("pgboss")) count += 1;
    return Reflect.apply(query, this, given);
  } as typeof query;
  try {
    await send(app, call);
  } finally {
    pg.Client.prototype.query = query;
  }
  return count;
}

export async function measureRow(app: App, { name, calls, warm, callOf }: Row): Promise<string[]> {
  for (let number = 0; number < warm; number++) await send(app, callOf());
  const statements = await countStatements(app, callOf());
  const times: number[] = [];
  let bytes = 0;
  const cpu = cpuMsOf(process.pid);
  for (let number = 0; number < calls; number++) {
    const call = callOf();
    const start = performance.now();
    const { body } = await send(app, call);
    times.push(performance.now() - start);
    bytes = Math.max(bytes, Buffer.byteLength(body));
  }
  const [p50 = "", p95 = ""] = [0.5, 0.95].map((share) => quantile(times, share).toFixed(1));
  const cpuMs = ((cpuMsOf(process.pid) - cpu) / calls).toFixed(1);
  return [
    name,
    p50,
    p95,
    cpuMs,
    String(statements),
    (bytes / 1000).toFixed(1),
    loadavg()[0]?.toFixed(1) ?? "",
  ];
}

/** People by their numbers, so that each run asks for the same. */
class People {
  readonly #next = seededNumbers(11);
  readonly #sizes: Sizes;
  #lastGone: number;

  constructor(sizes: Sizes) {
    this.#sizes = sizes;
    this.#lastGone = sizes.people + 1;
  }

  readonly any = (): number => {
    const coaches = coachesOf(this.#sizes);
    return coaches + 1 + Math.floor(this.#next() * (this.#sizes.people * 0.9 - coaches));
  };
  /** Those with a diary. */
  readonly diarist = (): number => Math.floor(this.any() / 10) * 10 + 1;
  /** Of all coaches, of whom half have more than a page of clients. */
  readonly coach = (): number => 1 + Math.floor(this.#next() * coachesOf(this.#sizes));
  /** The twenty with most clients, the first of whom has one client in fifty of all people. */
  readonly busiest = (): number => 1 + Math.floor(this.#next() * 20);
  /** Another one each time, with a diary, from the end. */
  readonly toDelete = (): number => {
    do this.#lastGone -= 1;
    while (this.#lastGone % 10 !== 1);
    return this.#lastGone;
  };
}

function rowsOf(people: People): Row[] {
  const reading = (name: string, callOf: () => Call): Row => ({ name, calls: CALLS, warm: WARM, callOf });
  const week = `date__gte=${onDay(-6)}&date__lt=${onDay(1)}`;
  const plan = { num_days: 7, start_date_inclusive: today, delete_existing_plans: true };
  return [
    reading("GET auth/users/me/", () => ({ url: "auth/users/me/", person: people.any() })),
    reading("GET calendarDay/, a week", () => ({ url: `calendarDay/?${week}`, person: people.diarist() })),
    reading("GET users/paginatedclients/, whole", () => ({
      url: "users/paginatedclients/",
      person: people.coach(),
    })),
    reading("GET users/paginatedclients/, cards", () => ({
      url: "users/paginatedclients/?card=true",
      person: people.coach(),
    })),
    reading("GET users/paginatedclients/, cards, busiest coaches", () => ({
      url: "users/paginatedclients/?card=true",
      person: people.busiest(),
    })),
    {
      name: "POST autoPlanDays/, a week",
      calls: PLANS,
      warm: WARM,
      callOf: () => ({ method: "POST", url: "autoPlanDays/", payload: plan, person: people.any() }),
    },
    {
      name: "DELETE users/me/",
      calls: DELETED,
      warm: 5,
      callOf: () => ({
        method: "DELETE",
        url: "users/me/",
        payload: { confirmation: "DELETE" },
        headers: { "accept-language": "en" },
        person: people.toDelete(),
      }),
    },
  ];
}

/** Twenty people ask for a list at the same moment; answers until when the last of them is ready. */
async function untilListsAreReady(app: App, people: People): Promise<number> {
  const start = performance.now();
  const range = { start_date: onDay(-6), end_date: today };
  const one = async (person: number) => {
    const { body } = await send(app, { method: "POST", url: "groceryList/", payload: range, person });
    const { id } = JSON.parse(body) as { id: number };
    for (;;) {
      const list = JSON.parse((await send(app, { url: `groceryList/${id}/`, person })).body) as {
        status: string;
      };
      if (list.status === "READY") return performance.now() - start;
      await wait(20);
    }
  };
  const asking = new Set<number>();
  while (asking.size < LISTS) asking.add(people.diarist());
  return Math.max(...(await Promise.all([...asking].map(one))));
}

async function measure(app: App, sizes: Sizes, only: string | undefined): Promise<void> {
  const people = new People(sizes);
  const wanted = (name: string) => only === undefined || name.includes(only);
  const cells: string[][] = [];
  for (const row of rowsOf(people)) if (wanted(row.name)) cells.push(await measureRow(app, row));
  printTable(HEADS, cells);
  if (!wanted("lists")) return;
  const rounds: number[] = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push(await untilListsAreReady(app, people));
  console.log(
    `\n${LISTS} grocery lists at once, ms until the last is ready: ${rounds.map(Math.round).join(", ")}`,
  );
}

/** Opens the product on the filled database, which the options name or describe, and closes it again. */
export async function onFilledDatabase(
  work: (app: App, options: ReturnType<typeof readScaleOptions>, url: string) => Promise<void>,
): Promise<void> {
  const options = readScaleOptions(process.argv.slice(2));
  const cluster = await openKeptCluster(options.folder);
  try {
    const url = options.url ?? (await filledDatabase(cluster, options, { ...options, log }));
    const env = {
      ...environmentOf(url, options.folder),
      DEMO: "off",
      LOG_LEVEL: "error",
      IMPROVE_PLANS: "off",
    };
    const app = await openApp(readSettings({ ...process.env, ...env }), {
      limits: { perPerson: 1e9, perAddress: 1e9 },
    });
    await app.catchUp();
    await withClient(url, warm);
    try {
      console.log(
        `\n${options.foods} foods, ${options.people} people; load before: ${loadavg()[0]?.toFixed(1)}\n`,
      );
      await work(app, options, url);
    } finally {
      await app.close();
    }
  } finally {
    cluster.release();
  }
}

export const benchPeople = (): Promise<void> =>
  onFilledDatabase((app, options) => measure(app, options, options.only));
