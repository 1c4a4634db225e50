import type { SimpleRecipe, SimpleRecipeCustomTag } from "@plateful/contract";
import {
  type MealType,
  type OnboardingDiet,
  type SimpleAllergen,
  simpleRecipeTime,
} from "@plateful/nutrition";
import type { CompleteLanguage } from "@plateful/phrases";
import { roundSimpleFigure, type SimpleCandidate } from "@plateful/planning";
import { columnIn } from "../platform/base/language-columns.ts";
import { pictureVersion } from "../platform/files/picture-version.ts";
import type { SimpleRecipeRow, TagRow } from "./simple-recipe-store.ts";

/** What presenting recipes needs beside their rows. */
export interface RecipeParts {
  readonly language: CompleteLanguage;
  readonly tags: ReadonlyMap<number, TagRow>;
  readonly favourites: ReadonlySet<number>;
}

export const presentTag = (tag: TagRow, language: CompleteLanguage): SimpleRecipeCustomTag => ({
  id: tag.id,
  name: tag.name,
  human_name: tag[columnIn("human_name", language)],
  category: tag.category,
});

const tagsOf = (row: SimpleRecipeRow, tags: RecipeParts["tags"]): TagRow[] =>
  row.custom_tag_ids.flatMap((id) => tags.get(id) ?? []);

const wordsOf = (row: SimpleRecipeRow, language: CompleteLanguage) => ({
  name: row[columnIn("name", language)],
  description: row[columnIn("description", language)],
  ingredients: row[columnIn("ingredients", language)],
  instructions: row[columnIn("instructions", language)],
});

export function presentSimpleRecipe(row: SimpleRecipeRow, parts: RecipeParts): SimpleRecipe {
  const { language, tags, favourites } = parts;
  return {
    id: row.id,
    ...wordsOf(row, language),
    image: row.image,
    picture_version: pictureVersion(row.content_hash),
    servings: row.servings,
    source: row.source,
    custom_tags: tagsOf(row, tags).map((tag) => {
      const { id, name, human_name } = presentTag(tag, language);
      return { id, name, human_name };
    }),
    meal_types: row.meal_types as MealType[],
    dietary_preferences: row.dietary_preferences as OnboardingDiet[],
    allergens: row.allergens as SimpleAllergen[],
    prep_time_minutes: row.prep_time_minutes,
    cook_time_minutes: row.cook_time_minutes,
    total_time_minutes: simpleRecipeTime(row.prep_time_minutes, row.cook_time_minutes),
    total_calories: roundSimpleFigure(row.total_calories),
    protein_grams: roundSimpleFigure(row.protein_grams),
    carbohydrates_grams: roundSimpleFigure(row.carbohydrates_grams),
    fat_grams: roundSimpleFigure(row.fat_grams),
    fiber_grams: roundSimpleFigure(row.fiber_grams),
    is_favorite: favourites.has(row.id),
    published: row.published,
    organisation: row.organisation_id,
    version: row.version,
  };
}

/** The same recipe as choosing and ranking see it. */
export const toCandidate = (row: SimpleRecipeRow, tags: RecipeParts["tags"]): SimpleCandidate => ({
  id: row.id,
  mealTypes: row.meal_types as MealType[],
  diets: row.dietary_preferences as OnboardingDiet[],
  allergens: row.allergens as SimpleAllergen[],
  minutes: simpleRecipeTime(row.prep_time_minutes, row.cook_time_minutes),
  ingredientCount: row.ingredients_en.length,
  servings: row.servings,
  tags: tagsOf(row, tags).map(({ name }) => name),
});
