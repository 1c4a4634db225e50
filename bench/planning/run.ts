/**
 * `npm run bench -- planning`: how near planned days come to their targets, whether any restriction is ever broken, and
 * how long a week takes; for the demo people and a hundred generated ones, over the starter recipes.
 */
import { readContent } from "@plateful/content";
import type { Macros } from "@plateful/nutrition";
import {
  evaluate,
  type Library,
  type PlannedDay,
  PRODUCT_WEIGHTS,
  plan,
  type RecentMeal,
} from "@plateful/planning";
import { median, printTable, quantile } from "../measure.ts";
import { libraryOf, restrictionJudge } from "./library.ts";
import { type Eater, eaters } from "./people.ts";

const WEEKS = 3;
const DAYS = 7;
const KCAL_PERCENT = 3;
const MACRO_PERCENT = 10;
export const GRAMS = ["protein", "carbohydrates", "fat"] as const;

/** A person's planned weeks, and what was wrong with them. */
export interface Outcome {
  readonly eater: Eater;
  readonly days: readonly PlannedDay[];
  readonly ms: readonly number[];
  readonly broken: number;
  readonly rules: number;
  readonly empty: number;
}

/** How far a value is from its target, in percent of the target. */
export const percentOff = (value: number, target: number): number =>
  (Math.abs(value - target) / target) * 100;

function isNear(totals: Macros, target: Macros): boolean {
  return (
    percentOff(totals.kcal, target.kcal) <= KCAL_PERCENT &&
    GRAMS.every((gram) => percentOff(totals[gram], target[gram]) <= MACRO_PERCENT)
  );
}

/** What a week sees of the days before it. */
const toRecent = (days: readonly PlannedDay[]): RecentMeal[] =>
  days.flatMap(({ meals }, at) => meals.map(({ recipeId }) => ({ recipeId, daysAgo: days.length - at })));

/** Plans three weeks after each other as a press of the button does. */
export function planWeeks(
  library: Library,
  eater: Eater,
  breaks: ReturnType<typeof restrictionJudge>,
): Outcome {
  const days: PlannedDay[] = [];
  const ms: number[] = [];
  let rules = 0;
  let empty = 0;
  const input = Array.from({ length: DAYS }, (_, at) => ({ key: `day ${at + 1}`, slots: eater.slots }));
  for (let week = 0; week < WEEKS; week += 1) {
    const wishes = { ...eater.rules, recent: toRecent(days.slice(-DAYS)), memory: toRecent(days) };
    const options = { seed: week + 1, effort: "instant", weights: PRODUCT_WEIGHTS } as const;
    const start = performance.now();
    const result = plan(library, input, wishes, options);
    ms.push(performance.now() - start);
    rules += evaluate(library, input, wishes, result.days, options, result.rung).violations.length;
    empty += result.unfilled.length;
    days.push(...result.days);
  }
  const broken = days
    .flatMap(({ meals }) => meals)
    .filter(({ recipeId }) => breaks(recipeId, eater.rules)).length;
  return { eater, days, ms, broken, rules, empty };
}

const share = (count: number, of: number): string => `${((count / of) * 100).toFixed(1)} %`;

function rowOf(kind: string, outcomes: readonly Outcome[]): (string | number)[] {
  const days = outcomes.flatMap((outcome) => outcome.days);
  const ms = outcomes.flatMap((outcome) => outcome.ms);
  const sum = (key: "broken" | "rules" | "empty") =>
    outcomes.reduce((total, outcome) => total + outcome[key], 0);
  const kcalOff = days.map(({ totals, target }) => percentOff(totals.kcal, target.kcal));
  return [
    kind,
    outcomes.length,
    days.length,
    share(kcalOff.filter((off) => off <= KCAL_PERCENT).length, days.length),
    share(days.filter(({ totals, target }) => isNear(totals, target)).length, days.length),
    `${median(kcalOff).toFixed(2)} %`,
    sum("empty"),
    sum("broken"),
    sum("rules"),
    median(ms).toFixed(0),
    quantile(ms, 0.95).toFixed(0),
  ];
}

export async function benchPlanning(): Promise<void> {
  const content = readContent();
  const library = libraryOf(content);
  const breaks = restrictionJudge(content);
  const everybody = eaters();
  // The first plans also pay for compiling the code; they are made twice and measured the second time.
  for (const eater of everybody.slice(0, 4)) planWeeks(library, eater, breaks);
  const outcomes = everybody.map((eater) => planWeeks(library, eater, breaks));
  const kinds = [...new Set(everybody.flatMap((eater) => eater.kinds))].sort();
  console.log(`\nPlanned days, ${content.recipes.length} recipes, effort of a press of the button\n`);
  printTable(
    [
      "people",
      "number",
      "days",
      "kcal within 3 %",
      "and macros within 10 %",
      "median off",
      "empty slots",
      "restrictions broken",
      "rules broken",
      "median ms per week",
      "95 % ms",
    ],
    [
      rowOf("everybody", outcomes),
      ...kinds.map((kind) =>
        rowOf(
          kind,
          outcomes.filter(({ eater }) => eater.kinds.includes(kind)),
        ),
      ),
    ],
  );
}
