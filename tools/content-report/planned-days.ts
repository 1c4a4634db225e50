/** How near the planned days of the report's people come to their targets. */
import type { Macros } from "@plateful/nutrition";
import type { PlannedDay } from "@plateful/planning";
import { GRAMS, type Outcome, percentOff } from "../../bench/planning/run.ts";
import { MIXED, PROFILE_NAMES } from "./people.ts";
import { share, toTable } from "./table.ts";

const KCAL_PERCENT = 2;
const MACRO_PERCENT = 10;
const CLOSE_PERCENT = 5;
const DAYS = 7;

const areGramsWithin = (totals: Macros, target: Macros, percent: number): boolean =>
  GRAMS.every((gram) => percentOff(totals[gram], target[gram]) <= percent);

/** Whether every macronutrient of the day is within ten percent. */
export const isOnTarget = ({ totals, target }: PlannedDay): boolean =>
  areGramsWithin(totals, target, MACRO_PERCENT);

/** Different recipes of each planned week. */
function recipesPerWeek(days: readonly PlannedDay[]): number[] {
  const weeks = Array.from({ length: days.length / DAYS }, (_, week) =>
    days.slice(week * DAYS, (week + 1) * DAYS),
  );
  return weeks.map(
    (week) => new Set(week.flatMap(({ meals }) => meals.map(({ recipeId }) => recipeId))).size,
  );
}

function outcomeRow(kind: string, outcomes: readonly Outcome[]): (string | number)[] {
  const days = outcomes.flatMap((outcome) => outcome.days);
  const slots = outcomes.reduce((sum, { eater, days: own }) => sum + eater.slots.length * own.length, 0);
  const sum = (key: "broken" | "empty") => outcomes.reduce((total, outcome) => total + outcome[key], 0);
  const within = (gram: (typeof GRAMS)[number]) =>
    days.filter(({ totals, target }) => percentOff(totals[gram], target[gram]) <= MACRO_PERCENT).length;
  const weeks = outcomes.flatMap((outcome) => recipesPerWeek(outcome.days));
  return [
    kind,
    outcomes.length,
    share(
      days.filter(({ totals, target }) => percentOff(totals.kcal, target.kcal) <= KCAL_PERCENT).length,
      days.length,
    ),
    share(
      days.filter(({ totals, target }) => areGramsWithin(totals, target, CLOSE_PERCENT)).length,
      days.length,
    ),
    share(days.filter(isOnTarget).length, days.length),
    ...GRAMS.map((gram) => share(within(gram), days.length)),
    sum("empty") === 0 ? 0 : share(sum("empty"), slots),
    sum("broken"),
    (weeks.reduce((total, count) => total + count, 0) / weeks.length).toFixed(1),
  ];
}

const OTHER_KINDS = /^(goal|meals) /;

/** One row for everybody, for each single restriction, and for goals and numbers of meals. */
export function plannedDaysTable(outcomes: readonly Outcome[]): string {
  const kinds = [...new Set(outcomes.flatMap(({ eater }) => eater.kinds))];
  const groups = [...PROFILE_NAMES, MIXED, ...kinds.filter((kind) => OTHER_KINDS.test(kind)).sort()];
  return toTable(
    [
      "people",
      "number",
      "kcal within 2 %",
      "all macros within 5 %",
      "all macros within 10 %",
      "protein",
      "carbohydrates",
      "fat",
      "empty slots",
      "restrictions broken",
      "recipes per week",
    ],
    [
      outcomeRow("everybody", outcomes),
      ...groups.map((kind) =>
        outcomeRow(
          kind,
          outcomes.filter(({ eater }) => eater.kinds.includes(kind)),
        ),
      ),
    ],
  );
}
