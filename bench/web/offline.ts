/**
 * `npm run bench -- offline`: what the app needs to swap and re-balance by itself, and how long its worker takes in a real
 * browser, beside the server's answer to the same question in the same run.
 */
import { readdirSync } from "node:fs";
import { gzipSync } from "node:zlib";
import type { CalendarDay, PlanCandidates, SentCandidates, User } from "@plateful/contract";
import { addDays, weekOf } from "@plateful/planning";
import { chromium } from "@playwright/test";
import { openApp } from "../../apps/server/src/app.ts";
import { readSettings } from "../../apps/server/src/platform/settings/settings.ts";
import { heldCandidates } from "../../apps/web/src/diary/day/held-candidates.ts";
import { type HeldDay, heldDay } from "../../apps/web/src/diary/planning/standing-day.ts";
import { buildWeb } from "../../tools/build-web.ts";
import { ensureChromium } from "../../tools/chromium.ts";
import { ROOT } from "../../tools/run.ts";
import { median, printTable, quantile } from "../measure.ts";
import { aPlannedPerson, sender, signUp } from "../server/a-person.ts";
import { measureHouseholdSize } from "./household-size.ts";
import { FLAGS } from "./screens.ts";

const PORT = 39_114;
const ROUNDS = 60;
const DIST = `${ROOT}apps/web/dist`;

interface Asked {
  readonly worker: string;
  readonly token: string;
  readonly candidates: PlanCandidates;
  readonly day: HeldDay;
  readonly rounds: number;
}

interface Times {
  readonly load: number[];
  readonly swaps: number[];
  readonly offers: number[];
  readonly serverSwaps: number[];
  readonly serverOffers: number[];
}

/** Runs in the page: every question to the worker and to the server by turns. */
async function timesInPage({ worker, token, candidates, day, rounds }: Asked): Promise<Times> {
  const times: Times = { load: [], swaps: [], offers: [], serverSwaps: [], serverOffers: [] };
  const headers = { authorization: `Token ${token}` };
  const timed = async (into: number[], work: () => Promise<unknown>) => {
    const start = performance.now();
    await work();
    into.push(performance.now() - start);
  };
  const read = async (path: string) => (await fetch(`/api/${path}`, { headers })).json();
  const open = day.standing.meals.filter((meal) => meal.date === day.standing.date && meal.isOpen);
  let id = 0;
  for (let round = 0; round < rounds; round++) {
    const thread = new Worker(worker, { type: "module" });
    const ask = (question: object) => {
      id += 1;
      return new Promise((resolve, reject) => {
        thread.onerror = () => reject(new Error("The worker could not be started."));
        thread.onmessage = ({ data }) =>
          "failure" in data ? reject(new Error(data.failure)) : resolve(data.reply);
        thread.postMessage({ id, question });
      });
    };
    await timed(times.load, () => ask({ kind: "load", candidates }));
    for (const meal of open) {
      await timed(times.swaps, () => ask({ kind: "swaps", day, itemId: meal.id }));
      await timed(times.serverSwaps, () => read(`calendarItem/${meal.id}/swaps/`));
    }
    await timed(times.offers, () => ask({ kind: "offers", day }));
    await timed(times.serverOffers, () => read(`calendarDay/${day.dayId}/rebalance/`));
    thread.terminate();
  }
  return times;
}

export async function benchOffline(): Promise<void> {
  await buildWeb();
  const env = { DATABASE_URL: "pglite:memory", PORT: String(PORT), LOG_LEVEL: "silent", DEMO: "off" };
  const app = await openApp(readSettings(env, DIST), { limits: { perPerson: 1e9, perAddress: 1e9 } });
  await app.server.listen({ port: PORT, host: "127.0.0.1" });
  const send = sender(PORT);
  const person = await aPlannedPerson(send, await signUp(send, "offline@example.org"));
  const date = new Date().toISOString().slice(0, 10);
  const get = <Answer>(path: string): Promise<Answer> => send("GET", path, undefined, person.token);
  const week = weekOf(date);
  const range = `date__gte=${addDays(week[0] ?? date, -7)}&date__lte=${addDays(week[6] ?? date, 7)}`;
  const days = await get<{ results: CalendarDay[] }>(`calendarDay/?${range}&page_size=50`);
  const candidates = heldCandidates(await get<SentCandidates>("users/plan-candidates/"));
  const day = heldDay(await get<User>("users/me/"), date, days.results, candidates.household);
  if (day === null) throw new Error("Today is not planned.");
  const served: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now();
    await get("users/plan-candidates/");
    served.push(performance.now() - start);
  }
  const script = readdirSync(`${DIST}/assets`).find((name) => /^planner-worker-.*\.js$/.test(name)) ?? "";
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: FLAGS });
  const page = await browser.newPage({ baseURL: `http://127.0.0.1:${PORT}` });
  await page.goto("/login");
  const asked = { worker: `/assets/${script}`, token: person.token, candidates, day, rounds: ROUNDS };
  const times = await page.evaluate(timesInPage, asked);
  const code = await page.evaluate(async (path) => (await fetch(path)).text(), asked.worker);
  await browser.close();
  await measureHouseholdSize(send, person.token);
  await app.close();
  const kilobytes = (text: string) => (gzipSync(text, { level: 9 }).length / 1000).toFixed(1);
  console.log(
    `\n${candidates.recipes.length} recipes, ${kilobytes(JSON.stringify(candidates))} kB gzip -9; the worker's script ${kilobytes(code)} kB\n`,
  );
  const row = (what: string, values: readonly number[]) => [
    what,
    median(values).toFixed(1),
    quantile(values, 0.95).toFixed(1),
    Math.max(...values).toFixed(1),
    values.length,
  ];
  printTable(
    ["ms", "p50", "p95", "longest", "times"],
    [
      row("swaps of a meal, worker", times.swaps),
      row("swaps of a meal, server on the same machine", times.serverSwaps),
      row("ways to go on with a day, worker", times.offers),
      row("ways to go on with a day, server on the same machine", times.serverOffers),
      row("start of the worker with its recipes", times.load),
      row("GET users/plan-candidates/", served),
    ],
  );
}
