/**
 * `npm run bench -- cooking`: how often a weekday keeps to the minutes of work that someone wishes, what that costs in energy and
 * macronutrients, and what variety and a small kitchen change (ledger PLAN-210). The people of the planning measurement get three
 * weeks for each wish, with the same seeds, beside the weeks without any.
 */
import { readContent } from "@plateful/content";
import { addDays } from "@plateful/nutrition";
import {
  type CookingWishes,
  evaluate,
  type Library,
  type PlannedDay,
  PRODUCT_WEIGHTS,
  plan,
  type RecentMeal,
  type Rules,
} from "@plateful/planning";
import { printTable } from "../measure.ts";
import { libraryOf } from "./library.ts";
import { type Eater, eaters } from "./people.ts";
import { GRAMS, percentOff } from "./run.ts";

/** A Monday. */
const START = "2026-03-02";
const WEEKS = 3;
const DAYS = 7;
const WEEKDAYS = 5;
const KCAL_PERCENT = 2;
const MACRO_PERCENT = 10;

interface Wish {
  readonly name: string;
  /** The minutes that weekdays are judged by; null where none are wished. */
  readonly minutes: number | null;
  readonly rules: Pick<Rules, "cooking" | "missingTools" | "neverCuisines">;
}

const cooking = (wishes: Partial<CookingWishes>): Wish["rules"] => ({
  cooking: {
    weekdayMinutes: null,
    weekendMinutes: null,
    likedCuisines: [],
    variety: "BALANCED",
    ...wishes,
  },
});

const minutes = (most: number): Wish => ({
  name: `${most} minutes on weekdays`,
  minutes: most,
  rules: cooking({ weekdayMinutes: most }),
});

const WISHES: readonly Wish[] = [
  { name: "none", minutes: null, rules: {} },
  minutes(15),
  minutes(30),
  minutes(45),
  { name: "familiar", minutes: null, rules: cooking({ variety: "FAMILIAR" }) },
  { name: "adventurous", minutes: null, rules: cooking({ variety: "ADVENTUROUS" }) },
  { name: "Italian best", minutes: null, rules: cooking({ likedCuisines: ["ITALIAN"] }) },
  { name: "no oven, no blender", minutes: null, rules: { missingTools: ["OVEN", "BLENDER"] } },
];

interface Planned {
  readonly days: readonly PlannedDay[];
  readonly rules: number;
  readonly empty: number;
}

const toRecent = (days: readonly PlannedDay[]): RecentMeal[] =>
  days.flatMap(({ meals }, at) => meals.map(({ recipeId }) => ({ recipeId, daysAgo: DAYS - at })));

/** Weeks after each other, as a press of the button plans them. */
function planWeeks(library: Library, eater: Eater, wish: Wish): Planned {
  const days: PlannedDay[] = [];
  let [rules, empty] = [0, 0];
  for (let week = 0; week < WEEKS; week += 1) {
    const input = Array.from({ length: DAYS }, (_, at) => ({
      key: addDays(START, week * DAYS + at),
      slots: eater.slots,
    }));
    const wishes = { ...eater.rules, ...wish.rules, recent: toRecent(days.slice(-DAYS)) };
    const options = { seed: week + 1, effort: "instant", weights: PRODUCT_WEIGHTS } as const;
    const result = plan(library, input, wishes, options);
    rules += evaluate(library, input, wishes, result.days, options, result.rung).violations.length;
    empty += result.unfilled.length;
    days.push(...result.days);
  }
  return { days, rules, empty };
}

const share = (count: number, of: number): string => `${((count / of) * 100).toFixed(1)} %`;

function rowOf(library: Library, wish: Wish, weeks: readonly Planned[]): (string | number)[] {
  const days = weeks.flatMap((planned) => planned.days);
  const work = (recipeId: string) => library.activeMinutes[library.indexById.get(recipeId) ?? -1] ?? 0;
  const workdays = weeks.flatMap((planned) => planned.days.filter((_, at) => at % DAYS < WEEKDAYS));
  const longest = workdays.map(({ meals }) => Math.max(0, ...meals.map(({ recipeId }) => work(recipeId))));
  const within = (most: number) => share(longest.filter((one) => one <= most).length, longest.length);
  const isNear = ({ totals, target }: PlannedDay) =>
    GRAMS.every((gram) => percentOff(totals[gram], target[gram]) <= MACRO_PERCENT);
  const off = days.flatMap(({ totals, target }) =>
    GRAMS.map((gram) => percentOff(totals[gram], target[gram])),
  );
  const kcal = days.filter(({ totals, target }) => percentOff(totals.kcal, target.kcal) <= KCAL_PERCENT);
  const dishes = weeks.map(
    (planned) => new Set(planned.days.flatMap(({ meals }) => meals.map((one) => one.recipeId))).size,
  );
  const meals = days.flatMap((day) => day.meals);
  return [
    wish.name,
    wish.minutes === null ? "-" : within(wish.minutes),
    within(30),
    share(kcal.length, days.length),
    share(days.filter(isNear).length, days.length),
    `${(off.reduce((sum, one) => sum + one, 0) / off.length).toFixed(2)} %`,
    (dishes.reduce((sum, one) => sum + one, 0) / dishes.length).toFixed(1),
    share(meals.filter(({ recipeId }) => isItalian(library, recipeId)).length, meals.length),
    weeks.reduce((sum, { empty }) => sum + empty, 0),
    weeks.reduce((sum, { rules }) => sum + rules, 0),
  ];
}

/** The second of the kitchens, as the library numbers them. */
const ITALIAN_BIT = 2;
const isItalian = (library: Library, recipeId: string): boolean =>
  library.cuisine[library.indexById.get(recipeId) ?? -1] === ITALIAN_BIT;

export function benchCooking(): Promise<void> {
  const content = readContent();
  const library = libraryOf(content);
  const everybody = eaters();
  const timed = content.recipes.filter(
    (one) => one.activeMinutes !== one.preparationMinutes + one.cookingMinutes,
  );
  console.log(
    `\nThree weeks for each of ${everybody.length} people, ${content.recipes.length} recipes, ${timed.length} of them with less work than time\n`,
  );
  printTable(
    [
      "wish",
      "weekdays within it",
      "within 30 minutes",
      "kcal within 2 %",
      "macros within 10 %",
      "macros off on average",
      "dishes in three weeks",
      "Italian meals",
      "empty slots",
      "rules broken",
    ],
    WISHES.map((wish) =>
      rowOf(
        library,
        wish,
        everybody.map((eater) => planWeeks(library, eater, wish)),
      ),
    ),
  );
  return Promise.resolve();
}
