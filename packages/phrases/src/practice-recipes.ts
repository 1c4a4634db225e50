import { practiceRecipes as enPracticeRecipes } from "./en/practice-recipes.ts";
import type { CompleteLanguage } from "./language.ts";
import { practiceRecipes as nlPracticeRecipes } from "./nl/practice-recipes.ts";

/** The texts of the simple recipes that a practice writes and imports. They come with the screens that show them. */
export const PRACTICE_RECIPE_PHRASES: Readonly<Record<CompleteLanguage, typeof enPracticeRecipes>> = {
  en: enPracticeRecipes,
  nl: nlPracticeRecipes,
};
