import type { Direction, Ingredient, RecipeTemplate } from "@plateful/contract";
import {
  type PortionNutrition,
  personalPortionMacros,
  type RecipeTag,
  roundMacros,
} from "@plateful/nutrition";
import type { CompleteLanguage } from "@plateful/phrases";
import { roundHalfUp } from "@plateful/quantities";
import type { ServingCatalogue } from "../foods/index.ts";
import { columnIn } from "../platform/base/language-columns.ts";
import { pictureVersion } from "../platform/files/picture-version.ts";
import type { IngredientRow, RecipeTemplateRow } from "./recipe-store.ts";

/** Meals are shown, and kept, with one decimal (api.md 1.3). */
const shown = (value: number) => roundHalfUp(value, 1);

/** Energy and nutrients of a meal as they are kept and shown; fibre that is not known stays null. */
const roundNutrition = (nutrition: PortionNutrition): PortionNutrition => ({
  ...roundMacros(nutrition),
  fiber: nutrition.fiber === null ? null : shown(nutrition.fiber),
});

/** One personal portion of a recipe, as it is frozen in the meal. */
export const portionOf = (recipe: PortionNutrition, multiplier: number): PortionNutrition =>
  roundNutrition(personalPortionMacros(recipe, multiplier));

export function presentIngredient(
  row: IngredientRow,
  servings: ServingCatalogue,
  language: CompleteLanguage,
): Ingredient {
  const serving = servings.get(row.suggested_serving_id);
  if (serving === undefined) throw new Error("Suggested serving is missing");
  const { nutrition, presented } = serving;
  const { quantity } = row;
  return {
    id: row.id,
    name: presented[language].food.name,
    quantity,
    suggested_serving: presented[language],
    object_id: row.object_id,
    content_type: row.content_type as Ingredient["content_type"],
    kcal: shown(nutrition.kcal * quantity),
    protein: shown(nutrition.protein * quantity),
    carbohydrates: shown(nutrition.carbohydrates * quantity),
    fat: shown(nutrition.fat * quantity),
    modified: row.modified.toISOString(),
  };
}

type StoredDirection = { readonly text: string } | Readonly<Record<CompleteLanguage, string>>;

/** Steps of the product's recipes are kept in both languages, those of people as they wrote them. */
export const presentDirections = (stored: unknown, language: CompleteLanguage): Direction[] =>
  (stored as StoredDirection[]).map((step) => ({ text: "text" in step ? step.text : step[language] }));

/** Preparing and cooking together; null when neither is known. */
export const wholeMinutes = ({
  preparation_time_min: preparation,
  cooking_time_min: cooking,
}: Pick<RecipeTemplateRow, "preparation_time_min" | "cooking_time_min">): number | null =>
  preparation === null && cooking === null ? null : (preparation ?? 0) + (cooking ?? 0);

export function presentRecipe(
  row: RecipeTemplateRow,
  ingredients: readonly IngredientRow[],
  servings: ServingCatalogue,
  language: CompleteLanguage,
): RecipeTemplate {
  return {
    id: row.id,
    name: row[columnIn("name", language)],
    author: row.author_id,
    source_provider: row.source_provider as RecipeTemplate["source_provider"],
    published: row.published,
    tags: row.tags.map((name) => ({ name: name as RecipeTag })),
    image: row.image,
    picture_version: pictureVersion(row.content_hash),
    preparation_time_min: row.preparation_time_min,
    cooking_time_min: row.cooking_time_min,
    active_time_min: row.active_time_min ?? wholeMinutes(row),
    waiting_time_min: row.waiting_time_min ?? 0,
    fridge_days: row.fridge_days,
    freezes: row.freezes,
    external_url: row.external_url,
    source_author: row.source_author,
    source_url: row.source_url,
    ...portionOf(row, 1),
    ingredients: ingredients.map((ingredient) => presentIngredient(ingredient, servings, language)),
    directions: presentDirections(row.directions, language),
    created: row.created.toISOString(),
    modified: row.modified.toISOString(),
    deleted_at: row.deleted_at?.toISOString() ?? null,
    organisation: row.organisation_id,
    version: row.version,
  };
}
