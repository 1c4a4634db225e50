/**
 * `npm run bench -- engine`: how the server plans. Four weeks at once against the delay of its event loop; seven days over
 * HTTP with the share of planner and database; answers to seven planned days on the embedded database.
 */
import { startPostgres } from "../../tools/postgres.ts";
import { printTable, quantile } from "../measure.ts";
import {
  answersOf,
  aPerson,
  type EngineProcess,
  type Figures,
  planWeek,
  startEngine,
} from "./engine-process.ts";

const PORT = 39_111;
const AT_ONCE = 4;
const ROUNDS = 8;
const WEEKS = 60;
const WALKS = 40;
/** The probe's own step, which it counts as delay. */
const STEP_MS = 1;

const ms = (value: number) => value.toFixed(1);

/** Plans are limited per person and hour, so every round has people of its own. */
async function lagRow(name: string, databaseUrl: string, threads: number): Promise<string[]> {
  const engine = await startEngine(databaseUrl, PORT, { PLANNER_THREADS: String(threads) });
  try {
    const tokens: string[] = [];
    for (let n = 0; n < AT_ONCE; n++) tokens.push(await aPerson(engine, n));
    await Promise.all(tokens.map((token) => planWeek(engine, token)));
    const lags: Figures[] = [];
    const waits: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      await engine.probe("begin");
      waits.push(...(await Promise.all(tokens.map((token) => planWeek(engine, token)))));
      lags.push(await engine.probe<Figures>("figures"));
    }
    const p99 = lags.map(({ lagP99 }) => lagP99 - STEP_MS);
    const worst = Math.max(...lags.map(({ lagMax }) => lagMax)) - STEP_MS;
    return [name, ms(quantile(p99, 0.5)), ms(Math.max(...p99)), ms(worst), ms(quantile(waits, 0.5))];
  } finally {
    await engine.end("SIGTERM");
  }
}

async function weekRow(engine: EngineProcess): Promise<string[]> {
  const waits: number[] = [];
  const planner: number[] = [];
  const database: number[] = [];
  for (let n = 0; n < WEEKS; n++) {
    const token = await aPerson(engine, n);
    await engine.probe("begin");
    const wait = await planWeek(engine, token);
    const figures = await engine.probe<Figures>("figures");
    // The first weeks warm the threads up, as those of any server are.
    if (n < WEEKS / 6) continue;
    waits.push(wait);
    planner.push(figures.plannerMs);
    database.push(figures.databaseMs);
  }
  return [waits, planner, database].flatMap((values) => [
    ms(quantile(values, 0.5)),
    ms(quantile(values, 0.95)),
  ]);
}

async function walkRow(name: string, engine: EngineProcess): Promise<string[]> {
  const times: number[] = [];
  for (let n = 0; n < WALKS; n++) {
    const { token } = await engine.probe<{ token: string }>("person");
    const start = performance.now();
    await engine.send("POST", "users/onboarding/complete/", answersOf(n), token);
    await planWeek(engine, token);
    times.push(performance.now() - start);
  }
  return [name, ms(quantile(times, 0.5)), ms(quantile(times, 0.95)), ms(Math.max(...times))];
}

export async function benchEngine(): Promise<void> {
  const cluster = await startPostgres();
  await cluster.createDatabase("bench");
  const url = cluster.urlOf("bench");
  try {
    const lag = [await lagRow("a thread", url, 1), await lagRow("the server's own thread", url, 0)];
    console.log(`\nDelay of the event loop while ${AT_ONCE} weeks are planned at once, PostgreSQL, ms\n`);
    printTable(["planned on", "p99, median of rounds", "p99, worst round", "longest", "wait p50"], lag);
    const engine = await startEngine(url, PORT);
    const week = await weekRow(engine);
    const walk = await walkRow("PostgreSQL", engine);
    await engine.end("SIGTERM");
    console.log("\nautoPlanDays of 7 days over HTTP, PostgreSQL, ms\n");
    printTable(
      ["wait p50", "wait p95", "planner p50", "planner p95", "database p50", "database p95"],
      [week],
    );
    const embedded = await startEngine("pglite:memory", PORT);
    const walks = [walk, await walkRow("embedded", embedded)];
    await embedded.end("SIGTERM");
    console.log("\nOnboarding answers to seven planned days, over HTTP, ms\n");
    printTable(["database", "p50", "p95", "longest"], walks);
  } finally {
    cluster.stop();
  }
}
