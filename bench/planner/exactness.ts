/** The planner and its first trial against the stored exact answers, and weeks against the best plan anybody found. */
import { type Effort, evaluate, type Library, type PlannedDay, plan } from "@plateful/planning";
import { printTable, quantile } from "../measure.ts";
import { planGreedily } from "./greedy.ts";
import { DAYS, daysOf, type Question, questions } from "./instances.ts";
import { averageMs, mean } from "./measure.ts";
import { openPrototype, type Prototype } from "./prototype.ts";
import { exactReferences, FINE, QUARTER, type Reference } from "./references.ts";

/** People whose weeks are planned by every way there is. */
const PEOPLE = 15;
/** Other seeds of the best effort, whose plans only serve as something to be measured against. */
const MORE_STARTS = 2;

type Way = (question: Question, days: number) => () => readonly PlannedDay[];

const way =
  (library: Library, effort: Effort): Way =>
  (question, days) =>
  () =>
    plan(library, daysOf(question, days), question.rules, { seed: question.seed, effort, ladder: false })
      .days;

function costOf(library: Library, question: Question, planned: readonly PlannedDay[]): number {
  const days = daysOf(question, planned.length);
  return evaluate(library, days, question.rules, planned, { seed: question.seed }).cost.total;
}

function waysOf(library: Library, prototype: Prototype | null): [name: string, solve: Way][] {
  const own: [string, Way][] = [
    ["greedy", (question, days) => () => planGreedily(library, question, days)],
    ["instant", way(library, "instant")],
    ["default", way(library, "default")],
    ["best", way(library, "best")],
  ];
  if (prototype === null) return own;
  const trial = (effort: "instant" | "default"): [string, Way] => [
    `prototype ${effort}`,
    (question, days) => prototype.solverOf(question, days, effort),
  ];
  return [...own, trial("instant"), trial("default")];
}

export async function measureExactness(library: Library, solveAgain: boolean): Promise<void> {
  const prototype = await openPrototype(library);
  const references = await exactReferences(library, solveAgain);
  const daysAt = (step: number) => references.filter((one) => one.days === 1 && one.step === step);
  compare(library, daysAt(QUARTER), waysOf(library, prototype));
  console.log("\n### The same days at portions of a twentieth\n");
  compare(library, daysAt(FINE), waysOf(library, prototype));
  const weeks = references.filter(({ days }) => days === DAYS);
  if (weeks.length > 0) {
    console.log("\n### Weeks, as far as the exact solver came\n");
    compare(library, weeks, waysOf(library, prototype));
  }
  console.log(`\n### ${PEOPLE} weeks against the best plan known of each\n`);
  compareWeeks(library, waysOf(library, prototype));
}

function compare(library: Library, references: readonly Reference[], ways: readonly [string, Way][]): void {
  const proven = references.filter(({ value, bound }) => value - bound <= 1e-3 * value).length;
  const seconds = mean(references.map((reference) => reference.seconds));
  console.log(
    `${references.length} instances, ${proven} proven optimal, ${seconds.toFixed(0)} s each on average\n`,
  );
  const rows = ways.map(([name, solve]) => {
    const found = references.map(({ question, days, value, bound }) => {
      const { ms, result } = averageMs(solve(question, days));
      const own = costOf(library, question, result);
      if (own < bound - 1e-6)
        throw new Error(`${name} beats the bound of person ${question.seed}: solve again`);
      return { ms, gap: 100 * (own / value - 1), kcalOff: kcalOff(library, question, result) };
    });
    const gaps = found.map(({ gap }) => gap);
    const ms = found.map((each) => each.ms);
    return [
      name,
      mean(gaps).toFixed(2),
      Math.max(...gaps).toFixed(2),
      gaps.filter((gap) => gap < 0.01).length,
      mean(ms).toFixed(1),
      ((1000 * seconds) / mean(ms)).toFixed(0),
      mean(found.map((each) => each.kcalOff)).toFixed(2),
    ];
  });
  const known = references.flatMap(({ off }) => off.map(({ kcal }) => Math.abs(kcal)));
  if (known.length > 0)
    rows.push(["exact solver", "0.00", "0.00", references.length, "", "", mean(known).toFixed(2)]);
  printTable(
    [
      "way of planning",
      "gap, mean %",
      "gap, worst %",
      "as good or better",
      "CPU ms",
      "times faster",
      "kcal off, mean %",
    ],
    rows,
  );
}

/** How far the days are from their energy on average, percent. */
function kcalOff(library: Library, question: Question, planned: readonly PlannedDay[]): number {
  const days = daysOf(question, planned.length);
  return evaluate(library, days, question.rules, planned, { seed: question.seed }).errors.kcalMean;
}

function compareWeeks(library: Library, ways: readonly [string, Way][]): void {
  const asked = questions(PEOPLE, library);
  const values = asked.map((question) =>
    ways.map(([, solve]) => costOf(library, question, solve(question, DAYS)())),
  );
  const known = asked.map((question, at) => Math.min(...(values[at] ?? []), bestOfMore(library, question)));
  const rows = ways.map(([name], column) => {
    const gaps = asked.map((_, at) => 100 * ((values[at]?.[column] ?? 0) / (known[at] ?? 1) - 1));
    return [name, mean(gaps).toFixed(2), quantile(gaps, 0.95).toFixed(2)];
  });
  printTable(["way of planning", "above the best known, mean %", "p95 %"], rows);
}

/** Other orders of chance find other plans; the jitter of the person's own seed is what they are judged by. */
function bestOfMore(library: Library, question: Question): number {
  const values = Array.from({ length: MORE_STARTS }, (_, more) => {
    const days = daysOf(question, DAYS);
    const other = { seed: question.seed + 1000 * (more + 1), effort: "best", ladder: false } as const;
    return costOf(library, question, plan(library, days, question.rules, other).days);
  });
  return Math.min(...values);
}
