/** What planned days hold of fibre, salt, saturated fat, fruit and vegetables, against the guides for a day. */
import type { Content, Food, Recipe } from "@plateful/content";
import {
  FIBER_GUIDE,
  KCAL_PER_GRAM,
  MAX_SALT,
  MAX_SATURATED_SHARE,
  type Nutrient,
} from "@plateful/nutrition";
import type { PlannedDay } from "@plateful/planning";
import type { Outcome } from "../../bench/planning/run.ts";
import { share, toTable } from "./table.ts";

const FRUIT_AND_VEGETABLES_GUIDE = 400;
const KETO_FIBER_GUIDE = 20;
const SHOWN = ["no restriction", "diet vegan", "diet vegetarian", "plan low-carb", "plan keto"];

/** Of a portion or of a day, in grams. */
interface Amounts {
  readonly fiber: number;
  readonly salt: number;
  readonly saturated: number;
  readonly fruitAndVegetables: number;
}

function amountsOf(recipe: Recipe, foods: ReadonlyMap<string, Food>): Amounts {
  const parts = recipe.ingredients.flatMap(({ foodId, grams }) => {
    const food = foods.get(foodId);
    return food === undefined ? [] : [{ food, hundreds: grams / recipe.portions / 100 }];
  });
  const sum = (nutrient: Nutrient) =>
    parts.reduce((total, { food, hundreds }) => total + (food.nutrients[nutrient] ?? 0) * hundreds, 0);
  const counted = parts.filter(({ food }) => food.category === "FRUIT" || food.category === "VEGETABLES");
  return {
    fiber: sum("FIBER"),
    salt: sum("SALT"),
    saturated: sum("SATURATED_FAT"),
    fruitAndVegetables: counted.reduce((total, { hundreds }) => total + hundreds * 100, 0),
  };
}

/** One row for everybody and for some kinds of people; foods whose figure is not known count as 0. */
export function plannedNutrientsTable(content: Content, outcomes: readonly Outcome[]): string {
  const foods = new Map(content.foods.map((food) => [food.id, food]));
  const portions = new Map(content.recipes.map((recipe) => [recipe.id, amountsOf(recipe, foods)]));
  const sumOf = ({ meals }: PlannedDay, name: keyof Amounts) =>
    meals.reduce(
      (total, { recipeId, portions: size }) => total + (portions.get(recipeId)?.[name] ?? 0) * size,
      0,
    );
  const rowOf = (kind: string, ofKind: readonly Outcome[]) => {
    const days = ofKind.flatMap((outcome) => outcome.days);
    const meeting = (isMet: (day: PlannedDay) => boolean) => share(days.filter(isMet).length, days.length);
    const mean = (name: keyof Amounts) =>
      days.reduce((total, day) => total + sumOf(day, name), 0) / days.length;
    const saturatedShare = (day: PlannedDay) =>
      (sumOf(day, "saturated") * KCAL_PER_GRAM.fat) / day.totals.kcal;
    return [
      kind,
      mean("salt").toFixed(1),
      meeting((day) => sumOf(day, "salt") <= MAX_SALT),
      mean("fiber").toFixed(1),
      meeting((day) => sumOf(day, "fiber") >= FIBER_GUIDE),
      meeting((day) => sumOf(day, "fiber") >= KETO_FIBER_GUIDE),
      meeting((day) => saturatedShare(day) <= MAX_SATURATED_SHARE),
      mean("fruitAndVegetables").toFixed(0),
      meeting((day) => sumOf(day, "fruitAndVegetables") >= FRUIT_AND_VEGETABLES_GUIDE),
    ];
  };
  return toTable(
    [
      "people",
      "salt, g",
      `at most ${MAX_SALT} g`,
      "fibre, g",
      `at least ${FIBER_GUIDE} g`,
      `at least ${KETO_FIBER_GUIDE} g`,
      "saturated fat at most 10 % of energy",
      "fruit and vegetables, g",
      `at least ${FRUIT_AND_VEGETABLES_GUIDE} g`,
    ],
    [
      rowOf("everybody", outcomes),
      ...SHOWN.map((kind) =>
        rowOf(
          kind,
          outcomes.filter(({ eater }) => eater.kinds.includes(kind)),
        ),
      ),
    ],
  );
}
