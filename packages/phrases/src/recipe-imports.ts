import { recipeImports as enRecipeImports } from "./en/recipe-imports.ts";
import type { CompleteLanguage } from "./language.ts";
import { recipeImports as nlRecipeImports } from "./nl/recipe-imports.ts";

/** The texts of reading recipes from web pages and texts. They come with the screens that show them. */
export const RECIPE_IMPORT_PHRASES: Readonly<Record<CompleteLanguage, typeof enRecipeImports>> = {
  en: enRecipeImports,
  nl: nlRecipeImports,
};
