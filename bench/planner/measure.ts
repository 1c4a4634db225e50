/** How good and how fast a way of planning is, over the same people. */
import type { Macros } from "@plateful/nutrition";
import {
  type DayInput,
  type Evaluation,
  evaluate,
  type Library,
  type PlannedDay,
  type Rules,
} from "@plateful/planning";
import { quantile } from "../measure.ts";

/** One person's days, and what may be planned for them. */
export interface Case {
  readonly name: string;
  readonly seed: number;
  readonly days: readonly DayInput[];
  readonly rules: Rules;
}

/** Plans one case again at every call. */
export type Solver = () => readonly PlannedDay[];

export interface Measured {
  readonly name: string;
  /** Points per day. */
  readonly cost: number;
  /** Per day, percent. */
  readonly off: readonly Macros[];
  readonly hits: number;
  readonly empty: number;
  readonly violations: number;
  /** Distinct groceries per plan. */
  readonly groceries: number;
  /** CPU time of each case, milliseconds. */
  readonly ms: readonly number[];
}

/** CPU time of this thread in milliseconds: other programs may slow the clock, hardly this. */
function cpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** The kernel may count CPU time in steps of four milliseconds, so runs are repeated until they are long against one. */
const ENOUGH_MS = 40;
const MAX_RUNS = 200;

/** CPU time of one run on average, milliseconds, and what the last of them gave. */
export function averageMs<T>(run: () => T): { readonly ms: number; readonly result: T } {
  let result = run();
  const start = cpuMs();
  let passed = 0;
  let runs = 0;
  for (; runs < MAX_RUNS && (passed < ENOUGH_MS || runs < 2); runs++) {
    result = run();
    passed = cpuMs() - start;
  }
  return { ms: passed / runs, result };
}

/** One case as it was planned. */
export interface Outcome extends Evaluation {
  readonly of: Case;
  readonly ms: number;
}

export function measureCases(
  library: Library,
  cases: readonly Case[],
  solverOf: (one: Case) => Solver,
): Outcome[] {
  // The first plans also pay for compiling the code.
  for (const one of cases.slice(0, 10)) solverOf(one)();
  return cases.map((one) => {
    const { ms, result } = averageMs(solverOf(one));
    const judged = evaluate(library, one.days, one.rules, result, { seed: one.seed }, "SLOT_WINDOW_50");
    return { ...judged, of: one, ms };
  });
}

export function summarise(name: string, outcomes: readonly Outcome[]): Measured {
  const sum = (pick: (outcome: Outcome) => number) =>
    outcomes.reduce((total, outcome) => total + pick(outcome), 0);
  const days = sum((outcome) => outcome.of.days.length);
  return {
    name,
    cost: sum(({ cost }) => cost.total) / days,
    off: outcomes.flatMap(({ errors }) => errors.days),
    hits: sum(({ errors }) => errors.hitRate * errors.days.length) / days,
    empty: Math.round(sum(({ cost }) => cost.empty) / EMPTY_SLOT),
    violations: sum(({ violations }) => violations.length),
    groceries: sum(({ cost }) => cost.groceries) / GROCERY / outcomes.length,
    ms: outcomes.map(({ ms }) => ms),
  };
}

/** Points, as in the weights that all measurements use. */
const EMPTY_SLOT = 60;
const GROCERY = 0.25;

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

export const QUALITY_HEADS = [
  "way of planning",
  "points per day",
  "kcal off, mean (p95) %",
  "protein",
  "carbohydrates",
  "fat",
  "days on target",
  "empty slots",
  "rules broken",
  "groceries",
  "CPU ms p50 / p95",
] as const;

/** One row of the table of qualities; a day is on target with kcal within 2 % and each macronutrient within 5 %. */
export function qualityRow(measured: Measured): string[] {
  const offBy = (key: keyof Macros) => {
    const values = measured.off.map((off) => Math.abs(off[key]));
    return `${mean(values).toFixed(2)} (${quantile(values, 0.95).toFixed(1)})`;
  };
  return [
    measured.name,
    measured.cost.toFixed(2),
    offBy("kcal"),
    offBy("protein"),
    offBy("carbohydrates"),
    offBy("fat"),
    `${(100 * measured.hits).toFixed(1)} %`,
    String(measured.empty),
    String(measured.violations),
    measured.groceries.toFixed(0),
    `${quantile(measured.ms, 0.5).toFixed(1)} / ${quantile(measured.ms, 0.95).toFixed(1)}`,
  ];
}
