import type {
  CalendarDay,
  CalendarItem,
  ItemStatus,
  PlannedRecipeMeal,
  QuickAddMeal,
  RecipeMeal,
  SimpleRecipeMeal,
  SingleFoodMeal,
} from "@plateful/contract";
import { type MealMoment, onlyMacros, roundMacros } from "@plateful/nutrition";
import type { CompleteLanguage } from "@plateful/phrases";
import { roundHalfUp } from "@plateful/quantities";
import type { ServingCatalogue } from "../../foods/index.ts";
import type { Lookup } from "../../platform/base/lookup.ts";
import {
  type CataloguedRecipe,
  type IngredientRow,
  presentDirections,
  presentIngredient,
} from "../../recipes/index.ts";

import type { DayRow } from "./calendar-day-store.ts";
import type { ItemRow } from "./calendar-item-store.ts";
import type { QuickAddRow } from "./other-meal-store.ts";
import { type MealLinks, NO_LINKS, presentCooking } from "./present-cooking.ts";
import { type RecipeMealRow, storedCompany } from "./recipe-meal-store.ts";
import type { SingleFoodRow } from "./single-food-store.ts";

/** What presenting meals needs beside their rows, gathered once for all of them. */
export interface MealParts {
  readonly language: CompleteLanguage;
  readonly recipes: Lookup<CataloguedRecipe>;
  readonly servings: ServingCatalogue;
  /** Ingredients of the meals by `content_type` and id of the meal. */
  readonly ingredients: ReadonlyMap<string, readonly IngredientRow[]>;
  readonly simpleMeals: ReadonlyMap<number, SimpleRecipeMeal>;
  /** What recipe meals are linked to, by their id; those that are not may be left out. */
  readonly links: ReadonlyMap<number, MealLinks>;
}

export const partKey = (contentType: string, objectId: number): string => `${contentType} ${objectId}`;

/** A recipe meal as far as a line of the diary shows it. */
type PlannedRow = Omit<RecipeMealRow, "directions">;

function recipeOf(row: PlannedRow, parts: MealParts): CataloguedRecipe {
  const recipe = parts.recipes.get(row.recipe_template_id);
  if (recipe === undefined)
    throw new Error(`Recipe ${row.recipe_template_id} of meal ${row.id} is not there.`);
  return recipe;
}

const portionOfMeal = (row: PlannedRow) => ({
  id: row.id,
  user: row.user_id,
  portions: row.portions,
  portions_multiplier: row.portions_multiplier,
  portion: row.portion,
  planned_portions: row.portions,
  ...onlyMacros(row),
  fiber: row.fiber,
  modified: row.modified.toISOString(),
});

function cookingOf({ id, portions, portions_multiplier, company }: PlannedRow, parts: MealParts) {
  const sized = { portions, portions_multiplier, company: storedCompany(company) };
  const nameOf = (recipeId: number) => parts.recipes.get(recipeId)?.summary[parts.language].name ?? "";
  return presentCooking(sized, parts.links.get(id) ?? NO_LINKS, nameOf);
}

/** A recipe meal with everything that one cooks by. */
export function presentRecipeMeal(row: RecipeMealRow, parts: MealParts): RecipeMeal {
  const template = recipeOf(row, parts).presented[parts.language];
  const ingredients = parts.ingredients.get(partKey("recipemeal", row.id)) ?? [];
  return {
    ...portionOfMeal(row),
    cooking: cookingOf(row, parts),
    recipe_template: template,
    ingredients: ingredients.map((ingredient) =>
      presentIngredient(ingredient, parts.servings, parts.language),
    ),
    directions:
      row.directions === null ? template.directions : presentDirections(row.directions, parts.language),
  };
}

/** A recipe meal as a line of the diary. */
const presentPlannedRecipe = (row: PlannedRow, parts: MealParts): PlannedRecipeMeal => ({
  ...portionOfMeal(row),
  cooking: cookingOf(row, parts),
  recipe_template: recipeOf(row, parts).summary[parts.language],
});

export const presentQuickAdd = (row: Omit<QuickAddRow, "nutrients">): QuickAddMeal => ({
  id: row.id,
  user: row.user_id,
  ...(row.amount === null ? onlyMacros(row) : roundMacros(row)),
  fiber: row.fiber === null ? null : roundHalfUp(row.fiber, 1),
  name: row.name,
  amount: row.amount,
  unit: row.unit as QuickAddMeal["unit"],
});

type FoodInMeal = Pick<
  SingleFoodRow,
  "id" | "user_id" | "ingredient_id" | "suggested_serving_id" | "quantity"
>;

/** One food as a meal. */
export function presentSingleFoodRow(
  row: FoodInMeal,
  servings: ServingCatalogue,
  language: CompleteLanguage,
): SingleFoodMeal {
  const serving = servings.get(row.suggested_serving_id);
  if (serving === undefined)
    throw new Error(`Serving ${row.suggested_serving_id} of meal ${row.id} is not there.`);
  const suggested_serving = serving.presented[language];
  const { name } = suggested_serving.food;
  const ingredient = { id: row.ingredient_id, name, suggested_serving, quantity: row.quantity };
  return { id: row.id, user: row.user_id, ingredient };
}

function presentSingleFood(row: ItemRow, parts: MealParts): SingleFoodMeal {
  const [ingredient] = parts.ingredients.get(partKey("singlefoodmeal", row.object_id)) ?? [];
  if (ingredient === undefined) throw new Error(`Single food ${row.object_id} has no ingredient.`);
  const { id: ingredient_id, suggested_serving_id, quantity } = ingredient;
  const food = { id: row.object_id, user_id: row.user_id, ingredient_id, suggested_serving_id, quantity };
  return presentSingleFoodRow(food, parts.servings, parts.language);
}

function simpleMealOf(row: ItemRow, parts: MealParts): SimpleRecipeMeal {
  const meal = parts.simpleMeals.get(row.object_id);
  if (meal === undefined) throw new Error(`Simple recipe meal ${row.object_id} is not there.`);
  return meal;
}

/** Named one by one: a row has twice as many columns, and a week has dozens of rows. */
const plannedRecipeOf = (row: ItemRow, recipeId: number): PlannedRow => ({
  id: row.object_id,
  user_id: row.user_id,
  recipe_template_id: recipeId,
  portions: row.portions ?? 1,
  portions_multiplier: row.portions_multiplier ?? 1,
  portion: row.portion ?? 1,
  ...onlyMacros(row),
  fiber: row.fiber,
  company: row.company ?? [],
  modified: row.meal_modified,
});

const quickAddOf = (row: ItemRow): Omit<QuickAddRow, "nutrients"> => ({
  id: row.object_id,
  user_id: row.user_id,
  ...onlyMacros(row),
  fiber: row.fiber,
  name: row.product_name,
  amount: row.product_amount,
  unit: row.product_unit,
});

export function presentItem(row: ItemRow, parts: MealParts): CalendarItem {
  const shared = {
    id: row.id,
    calendar_day: row.calendar_day_id,
    meal_slot: row.meal_slot_id,
    meal_moment: row.meal_moment as MealMoment,
    object_id: row.object_id,
    status: row.status as ItemStatus,
    // The database adds seconds.
    eaten_at_time: row.eaten_at_time === null ? null : row.eaten_at_time.slice(0, "HH:MM".length),
    locked: row.locked,
    modified: row.modified.toISOString(),
  };
  if (row.recipe_template_id !== null) {
    const meal = presentPlannedRecipe(plannedRecipeOf(row, row.recipe_template_id), parts);
    return { ...shared, content_type: "recipemeal", meal };
  }
  if (row.content_type === "simplerecipemeal")
    return { ...shared, content_type: "simplerecipemeal", meal: simpleMealOf(row, parts) };
  if (row.content_type === "singlefoodmeal")
    return { ...shared, content_type: "singlefoodmeal", meal: presentSingleFood(row, parts) };
  return { ...shared, content_type: "quickaddmeal", meal: presentQuickAdd(quickAddOf(row)) };
}

export const presentDay = (row: DayRow, items: readonly ItemRow[], parts: MealParts): CalendarDay => ({
  id: row.id,
  user: row.user_id,
  date: row.date,
  calendar_items: items.map((item) => presentItem(item, parts)),
  note: row.note,
  locked: row.locked,
  locked_slots: [...row.locked_slots],
});
