import type { Food, ServingOfIngredient, SuggestedServing } from "@plateful/contract";
import { figuresOfGrams, type GroceryCategory, servingWeight } from "@plateful/nutrition";
import type { CompleteLanguage } from "@plateful/phrases";
import { roundHalfUp } from "@plateful/quantities";
import { columnIn } from "../platform/base/language-columns.ts";
import { presentAllergens } from "./food-allergens.ts";
import type { FoodRow, ServingRow, ServingWithFood } from "./food-store.ts";

/** Foods are shown with two decimals (api.md 1.3). */
const shown = (value: number) => roundHalfUp(value, 2);
const shownOrNull = (value: number | null) => (value === null ? null : shown(value));

/** Weight of one serving in grams; what is poured is measured in millilitres. */
export const servingGrams = (row: Pick<ServingRow, "metric_value" | "metric_unit" | "density">): number =>
  servingWeight(row.metric_value, row.metric_unit, row.density);

/** Energy and nutrients of one serving, unrounded; figures of foods are per 100 g. */
export const servingNutrition = (row: ServingRow) => figuresOfGrams(row, servingGrams(row));

/** What a serving is called, and what it is counted in. */
export const presentServingWords = (row: ServingRow, language: CompleteLanguage) => ({
  id: row.id,
  serving_description: row[columnIn("description", language)],
  measurement_description: row[columnIn("measurement", language)],
  measurement_description_plural: row[columnIn("measurements", language)],
  quantity: row.quantity,
  metric_unit: row.metric_unit as "g" | "ml",
});

function presentServingFields(row: ServingRow, language: CompleteLanguage) {
  const { kcal, protein, carbohydrates, fat, fiber } = servingNutrition(row);
  return {
    ...presentServingWords(row, language),
    one_serving_in_metric_value: shown(row.metric_value),
    kcal: shown(kcal),
    protein: shown(protein),
    carbohydrates: shown(carbohydrates),
    fat: shown(fat),
    fiber: shownOrNull(fiber),
  };
}

export function presentServing(row: ServingRow, language: CompleteLanguage): SuggestedServing {
  return { ...presentServingFields(row, language), food: row.food_id };
}

/** A serving as it stands inside an ingredient: with the names of its food. */
export function presentServingWithFood(
  row: ServingWithFood,
  language: CompleteLanguage,
): ServingOfIngredient {
  const name = row[columnIn("name", language)];
  return {
    ...presentServingFields(row, language),
    food: {
      id: row.food_id,
      name,
      brand_name: row.brand_name,
      category: row.category as GroceryCategory,
    },
  };
}

/** @param rows All rows of one food. */
export function presentFood(rows: readonly FoodRow[], language: CompleteLanguage): Food {
  const [row] = rows;
  if (row === undefined) throw new Error("There is no food to present.");
  const servings = rows.filter((one): one is FoodRow & ServingRow => one.id !== null);
  return {
    id: row.food_id,
    name: row[columnIn("name", language)],
    brand_name: row.brand_name,
    barcode: row.barcodes,
    category: row.category as GroceryCategory,
    kcal: shown(row.kcal),
    protein: shown(row.protein),
    carbohydrates: shown(row.carbohydrates),
    fat: shown(row.fat),
    fiber: shownOrNull(row.fiber),
    ...presentAllergens(row),
    suggested_servings: servings.map((serving) => presentServing(serving, language)),
  };
}
