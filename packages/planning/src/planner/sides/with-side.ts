import type { Macros } from "@plateful/nutrition";
import type { PlannedMeal } from "../model/plan-result.ts";

/** What a meal brings: the dish, and the side where there is one. */
export const macrosOfMeal = ({ macros, side }: PlannedMeal): readonly Macros[] =>
  side === undefined ? [macros] : [macros, side.macros];

/** The recipes of a meal, the dish first. */
export const recipesOfMeal = ({ recipeId, side }: PlannedMeal): readonly string[] =>
  side === undefined ? [recipeId] : [recipeId, side.recipeId];
