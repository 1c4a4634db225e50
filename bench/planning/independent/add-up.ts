/** What a planned day holds, added up food by food. */
import type { PlannedMeal } from "@plateful/planning";
import {
  AMOUNTS,
  type Amount,
  type CheckedFood,
  type CheckedLibrary,
  type CheckedRecipe,
  type Contents,
} from "./read-files.ts";

export interface Part {
  readonly food: CheckedFood;
  readonly grams: number;
}

/** A day's contents, and for which share of the energy each amount is known. */
export interface DayContents extends Contents {
  readonly known: Readonly<Record<Amount, number>>;
}

/** The recipe of a planned meal. */
export function recipeOf({ recipes }: CheckedLibrary, recipeId: string): CheckedRecipe {
  const recipe = recipes.get(recipeId);
  if (recipe === undefined) throw new Error(`No file holds the recipe ${recipeId}`);
  return recipe;
}

/** The foods of a planned meal, which is cooked as its recipe is written. */
export const partsOf = (
  library: CheckedLibrary,
  { recipeId, portions }: Pick<PlannedMeal, "recipeId" | "portions">,
): Part[] => recipeOf(library, recipeId).parts.map(({ food, grams }) => ({ food, grams: grams * portions }));

/** Adds up the foods of a day. */
export function addUp(parts: readonly Part[]): DayContents {
  const sum = (figure: (food: CheckedFood) => number): number =>
    parts.reduce((total, { food, grams }) => total + (figure(food) * grams) / 100, 0);
  const kcal = sum((food) => food.kcal);
  const amounts = AMOUNTS.map((name) => [name, sum((food) => food.amounts[name] ?? 0)] as const);
  const known = AMOUNTS.map(
    (name) => [name, sum((food) => (food.amounts[name] === undefined ? 0 : food.kcal)) / kcal] as const,
  );
  return {
    kcal,
    protein: sum((food) => food.protein),
    carbohydrates: sum((food) => food.carbohydrates),
    fat: sum((food) => food.fat),
    amounts: Object.fromEntries(amounts),
    known: Object.fromEntries(known) as Record<Amount, number>,
  };
}
