/**
 * `npm run bench -- everybody`: one night's weeks for 100,000 people on a generated library of 2,000 recipes, planned on the
 * server's own planner with a thread for each core, and each plan judged apart from it, as the server does before it stores
 * one. No database: what storing costs is measured by `nightly`. `BENCH_PEOPLE` sets another number.
 */
import { availableParallelism, loadavg } from "node:os";
import type { Macros } from "@plateful/nutrition";
import { type Effort, evaluate, type Library } from "@plateful/planning";
import { openLog } from "../../apps/server/src/platform/base/log.ts";
import { openPlanner, type Planner } from "../../apps/server/src/platform/planner/planner.ts";
import { printTable, quantile } from "../measure.ts";
import { DAYS, daysOf, generatedLibrary, questionAt } from "./instances.ts";

const PEOPLE = Number(process.env.BENCH_PEOPLE ?? 100_000);
const RECIPES = 2000;
/** The better plan that a night makes costs more; fewer people say how much. */
const SHARE_OF_DEFAULT = 0.05;
const NUTRIENTS = ["kcal", "protein", "carbohydrates", "fat"] as const satisfies readonly (keyof Macros)[];
const MICROSECONDS_IN_A_MINUTE = 60e6;

/** What became of all weeks together. */
interface Night {
  readonly people: number;
  /** How far each day is off its target, percent, without a sign. */
  readonly off: Readonly<Record<keyof Macros, number[]>>;
  hits: number;
  empty: number;
  broken: number;
}

const openNight = (people: number): Night => ({
  people,
  off: { kcal: [], protein: [], carbohydrates: [], fat: [] },
  hits: 0,
  empty: 0,
  broken: 0,
});

async function planOne(planner: Planner, library: Library, effort: Effort, at: number, night: Night) {
  const question = questionAt(at, library);
  const { rules, seed } = question;
  const days = daysOf(question, DAYS);
  const options = { seed, effort, ladder: true };
  const { days: planned, rung } = await planner.plan(library, { days, rules, options });
  const { errors, violations } = evaluate(library, days, rules, planned, options, rung);
  for (const day of errors.days) for (const key of NUTRIENTS) night.off[key].push(Math.abs(day[key]));
  night.hits += errors.hitRate * errors.days.length;
  night.empty += days.length * question.slots.length - planned.flatMap(({ meals }) => meals).length;
  night.broken += violations.length;
}

/** Each line of work takes the next person; as many lines as keep all threads busy. */
async function planEverybody(library: Library, effort: Effort, people: number): Promise<string[]> {
  const threads = availableParallelism();
  const planner = openPlanner(threads, openLog("error"));
  const night = openNight(people);
  const [start, cpu, own] = [performance.now(), process.cpuUsage(), process.threadCpuUsage()];
  let next = 0;
  const line = async () => {
    while (next < people) await planOne(planner, library, effort, next++, night);
  };
  await Promise.all(Array.from({ length: 2 * threads }, line));
  const minutes = (performance.now() - start) / 60_000;
  const minutesOf = (since: NodeJS.CpuUsage) => (since.user + since.system) / MICROSECONDS_IN_A_MINUTE;
  const whole = minutesOf(process.cpuUsage(cpu));
  const planning = whole - minutesOf(process.threadCpuUsage(own));
  await planner.close();
  const days = people * DAYS;
  return [
    effort,
    String(people),
    planning.toFixed(1),
    whole.toFixed(1),
    minutes.toFixed(1),
    (people / (60 * planning)).toFixed(0),
    ...NUTRIENTS.map((key) => {
      const mean = night.off[key].reduce((sum, value) => sum + value, 0) / days;
      return `${mean.toFixed(2)} (${quantile(night.off[key], 0.95).toFixed(1)})`;
    }),
    `${((100 * night.hits) / days).toFixed(2)} %`,
    `${night.empty}, ${night.broken}`,
  ];
}

const HEADS = [
  "effort",
  "people",
  "CPU min of planning",
  "CPU min with asking and judging",
  "minutes here",
  "weeks per second and core",
  ...NUTRIENTS,
  "days on target",
  "empty, rules broken",
];

export async function benchEverybody(): Promise<void> {
  const library = generatedLibrary(RECIPES);
  console.log(
    `\nA week for everybody, ${RECIPES} generated recipes; load ${loadavg()[0]?.toFixed(1)} at the start\n`,
  );
  const rows = [
    await planEverybody(library, "instant", PEOPLE),
    await planEverybody(library, "default", Math.ceil(PEOPLE * SHARE_OF_DEFAULT)),
  ];
  printTable(HEADS, rows);
  console.log(`\n${Math.round(process.memoryUsage().rss / 2 ** 20)} MiB at the end, threads included`);
}
