/**
 * `npm run bench -- wishes`: what it costs to cook less often or to shop for less. The people of the planning measurement
 * get one week for each wish, with the same seed, beside the week without any.
 */
import { readContent } from "@plateful/content";
import {
  type BatchPreset,
  type DayInput,
  evaluate,
  type GroceryWish,
  type Library,
  linkSlots,
  PRODUCT_WEIGHTS,
  plan,
  type Rules,
} from "@plateful/planning";
import { median, printTable } from "../measure.ts";
import { libraryOf } from "./library.ts";
import { type Eater, eaters } from "./people.ts";
import { GRAMS, percentOff } from "./run.ts";

const DAYS = 7;
const KCAL_PERCENT = 3;
const MACRO_PERCENT = 10;

interface Wish {
  readonly name: string;
  readonly presets: readonly BatchPreset[];
  readonly groceries: GroceryWish;
}

const LUNCH = "DINNER_TO_NEXT_LUNCH";
const TWICE = "COOK_TWICE_A_WEEK";
const BREAKFAST = "SAME_BREAKFAST_ON_WEEKDAYS";

const WISHES: readonly Wish[] = [
  { name: "none", presets: [], groceries: "normal" },
  { name: "dinner is the next lunch", presets: [LUNCH], groceries: "normal" },
  { name: "cooking twice a week", presets: [TWICE], groceries: "normal" },
  { name: "the same breakfast on weekdays", presets: [BREAKFAST], groceries: "normal" },
  { name: "all three", presets: [LUNCH, TWICE, BREAKFAST], groceries: "normal" },
  { name: "a shorter list", presets: [], groceries: "few" },
  { name: "as short a list as can be", presets: [], groceries: "fewest" },
  { name: "all of it", presets: [LUNCH, TWICE, BREAKFAST], groceries: "fewest" },
];

interface Week {
  readonly kcalOff: readonly number[];
  readonly near: number;
  readonly empty: number;
  readonly rules: number;
  /** Meals that are made in the kitchen; a left-over is not. */
  readonly cooked: number;
  readonly groceries: number;
}

const linksOf = (presets: readonly BatchPreset[], days: readonly DayInput[]) =>
  linkSlots(
    presets,
    days.flatMap(({ slots }, day) =>
      slots.map(({ id, mealType }) => ({
        at: { day, slotId: id },
        dayNumber: day,
        mealType,
        isFree: true,
        mayCook: true,
        mayReturn: true,
      })),
    ),
    0,
  );

/** A week from a Monday on, as a press of the button plans it. */
function planWeek(library: Library, eater: Eater, wish: Wish): Week {
  const days = Array.from({ length: DAYS }, (_, at) => ({ key: `day ${at + 1}`, slots: eater.slots }));
  const rules: Rules = { ...eater.rules, groceries: wish.groceries, ...linksOf(wish.presets, days) };
  const options = { seed: 1, effort: "instant", weights: PRODUCT_WEIGHTS } as const;
  const result = plan(library, days, rules, options);
  const meals = result.days.flatMap((day) => day.meals);
  const { start, items } = library.groceries;
  const needed = meals.flatMap(({ recipeId }) => {
    const recipe = library.indexById.get(recipeId) ?? 0;
    return [...items.subarray(start[recipe], start[recipe + 1])];
  });
  const isNear = ({ totals, target }: (typeof result.days)[number]) =>
    percentOff(totals.kcal, target.kcal) <= KCAL_PERCENT &&
    GRAMS.every((gram) => percentOff(totals[gram], target[gram]) <= MACRO_PERCENT);
  return {
    kcalOff: result.days.map(({ totals, target }) => percentOff(totals.kcal, target.kcal)),
    near: result.days.filter(isNear).length,
    empty: result.unfilled.length,
    rules: evaluate(library, days, rules, result.days, options, result.rung).violations.length,
    cooked: meals.filter(({ leftoverOf }) => leftoverOf === undefined).length,
    groceries: new Set(needed).size,
  };
}

export async function benchWishes(): Promise<void> {
  const library = libraryOf(readContent());
  const everybody = eaters();
  console.log(`\nA week for each of ${everybody.length} people, effort of a press of the button\n`);
  const rows = WISHES.map((wish) => {
    const weeks = everybody.map((eater) => planWeek(library, eater, wish));
    const off = weeks.flatMap(({ kcalOff }) => kcalOff);
    const sum = (key: "near" | "empty" | "rules" | "cooked" | "groceries") =>
      weeks.reduce((total, week) => total + week[key], 0);
    const share = (count: number) => `${((count / off.length) * 100).toFixed(1)} %`;
    return [
      wish.name,
      share(off.filter((percent) => percent <= KCAL_PERCENT).length),
      share(sum("near")),
      `${median(off).toFixed(2)} %`,
      sum("empty"),
      sum("rules"),
      (sum("cooked") / weeks.length).toFixed(1),
      (sum("groceries") / weeks.length).toFixed(1),
    ];
  });
  printTable(
    [
      "wish",
      "kcal within 3 %",
      "and macros within 10 %",
      "median off",
      "empty slots",
      "rules broken",
      "meals to make a week",
      "products a week",
    ],
    rows,
  );
}
