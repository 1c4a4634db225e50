/**
 * `npm run bench -- budget`: whether weeks keep to a budget, and what that costs in energy, macronutrients, variety and time (ledger
 * PLAN-277). The people of the planning measurement get a week without a budget, and the same week for parts of what that one costs.
 */
import { readContent } from "@plateful/content";
import { addDays } from "@plateful/nutrition";
import { evaluate, type Library, type PlanResult, PRODUCT_WEIGHTS, plan } from "@plateful/planning";
import { median, printTable, quantile } from "../measure.ts";
import { libraryOf } from "./library.ts";
import { type Eater, eaters } from "./people.ts";
import { GRAMS, percentOff } from "./run.ts";

/** A Monday. */
const START = "2026-03-02";
const DAYS = 7;
const KCAL_PERCENT = 2;
const MACRO_PERCENT = 5;
/** Parts of what a week without a budget costs. */
const PARTS = [0.9, 0.8, 0.7, 0.6] as const;
/** More than any week costs, in cents. */
const NO_LIMIT = 10_000_000;

interface Week {
  readonly result: PlanResult;
  readonly cents: number;
  readonly budget: number;
  readonly rules: number;
  readonly ms: number;
}

function planWeek(library: Library, eater: Eater, weekBudgetCents: number | undefined): Week {
  const input = Array.from({ length: DAYS }, (_, at) => ({ key: addDays(START, at), slots: eater.slots }));
  const wishes = { ...eater.rules, ...(weekBudgetCents === undefined ? {} : { weekBudgetCents }) };
  const options = { seed: 1, effort: "instant", weights: PRODUCT_WEIGHTS } as const;
  const start = performance.now();
  const result = plan(library, input, wishes, options);
  const ms = performance.now() - start;
  const { violations } = evaluate(library, input, wishes, result.days, options, result.rung);
  const meals = result.days.flatMap((day) => day.meals);
  const centsOf = (id: string) => library.costCents[library.indexById.get(id) ?? -1] ?? Number.NaN;
  const cents = meals.reduce(
    (sum, { recipeId, portions, side }) =>
      sum + portions * centsOf(recipeId) + (side === undefined ? 0 : side.portions * centsOf(side.recipeId)),
    0,
  );
  return { result, cents, budget: weekBudgetCents ?? NO_LIMIT, rules: violations.length, ms };
}

const share = (count: number, of: number): string => `${((count / of) * 100).toFixed(1)} %`;
const euros = (cents: number): string => (cents / 100).toFixed(2);

function rowOf(name: string, weeks: readonly Week[], free: readonly Week[]): (string | number)[] {
  const days = weeks.flatMap(({ result }) => result.days);
  const near = (totals: (typeof days)[number]["totals"], target: typeof totals) =>
    GRAMS.every((gram) => percentOff(totals[gram], target[gram]) <= MACRO_PERCENT);
  const kcal = days.filter(({ totals, target }) => percentOff(totals.kcal, target.kcal) <= KCAL_PERCENT);
  const costs = weeks.map(({ cents }) => cents);
  const dishes = weeks.map(
    ({ result }) => new Set(result.days.flatMap(({ meals }) => meals.map((meal) => meal.recipeId))).size,
  );
  return [
    name,
    share(weeks.filter(({ cents, budget }) => cents <= budget + 0.5).length, weeks.length),
    euros(median(costs)),
    `${euros(quantile(costs, 0.1))}–${euros(quantile(costs, 0.9))}`,
    share(kcal.length, days.length),
    share(days.filter(({ totals, target }) => near(totals, target)).length, days.length),
    median(dishes),
    weeks.reduce((sum, { result }) => sum + result.unfilled.length, 0),
    weeks.reduce((sum, { rules }) => sum + rules, 0),
    (
      weeks.reduce((sum, { ms }) => sum + ms, 0) /
      Math.max(
        1,
        free.reduce((sum, { ms }) => sum + ms, 0),
      )
    ).toFixed(1),
  ];
}

export function benchBudget(): Promise<void> {
  const library = libraryOf(readContent());
  const everybody = eaters();
  // The first plans of a process are slower than those after it.
  for (const eater of everybody.slice(0, 20)) planWeek(library, eater, undefined);
  const free = everybody.map((eater) => planWeek(library, eater, undefined));
  console.log(
    `\nA week for each of ${everybody.length} people, with a part of what it costs without a budget\n`,
  );
  printTable(
    [
      "budget",
      "weeks within it",
      "euros, median",
      "p10–p90",
      `kcal within ${KCAL_PERCENT} %`,
      `macros within ${MACRO_PERCENT} %`,
      "dishes",
      "empty slots",
      "rules broken",
      "time against none",
    ],
    [
      rowOf("none", free, free),
      ...PARTS.map((part) =>
        rowOf(
          `${part * 100} %`,
          everybody.map((eater, at) => planWeek(library, eater, part * (free[at]?.cents ?? 0))),
          free,
        ),
      ),
    ],
  );
  return Promise.resolve();
}
