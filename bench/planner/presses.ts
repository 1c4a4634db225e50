/**
 * `npm run bench -- press-cost`: the processor time of the plans that one press asks for, the quick one and the better one that
 * follows, by the number of days. What planning may cost a person per hour follows from it (ledger DIARY-067). Plans the same
 * questions with each number of days, on one thread of the server's own planner; storing and answering are not in it.
 */
import { loadavg } from "node:os";
import type { Library } from "@plateful/planning";
import { openLog } from "../../apps/server/src/platform/base/log.ts";
import { openPlanner, type Planner } from "../../apps/server/src/platform/planner/planner.ts";
import { printTable, quantile } from "../measure.ts";
import { daysOf, generatedLibrary, questionAt } from "./instances.ts";

const RECIPES = 2000;
const PEOPLE = 100;
/** The first plans compile the planner. */
const WARM_UP = 10;
const DAYS = [1, 7, 31];

async function costOf(planner: Planner, library: Library, at: number, days: number) {
  const question = questionAt(at, library);
  const before = process.cpuUsage();
  for (const effort of ["instant", "default"] as const)
    await planner.plan(library, {
      days: daysOf(question, days),
      rules: question.rules,
      options: { seed: question.seed, effort, ladder: true },
    });
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

export async function benchPressCost(): Promise<void> {
  const library = generatedLibrary(RECIPES);
  const planner = openPlanner(1, openLog("error"));
  for (let at = 0; at < WARM_UP; at++) await costOf(planner, library, at, 7);
  const costs = DAYS.map(() => [] as number[]);
  for (let at = 0; at < PEOPLE; at++)
    for (const [index, days] of DAYS.entries())
      costs[index]?.push(await costOf(planner, library, WARM_UP + at, days));
  await planner.close();
  const rows = DAYS.map((days, index) => {
    const of = costs[index] ?? [];
    return [String(days), quantile(of, 0.5).toFixed(0), quantile(of, 0.95).toFixed(0)];
  });
  console.log(`\nA press that plans, ${PEOPLE} people, load ${loadavg()[0]?.toFixed(1)}`);
  printTable(["days", "ms p50", "ms p95"], rows);
}
