import { PRACTICE_RECIPE_PHRASES } from "@plateful/phrases/practice-recipes";
import { useCompleteLanguage } from "../../lib/language/LanguageProvider.tsx";

/** The texts of the recipes that a practice writes, which come with their screens. */
export const usePracticeRecipePhrases = () => PRACTICE_RECIPE_PHRASES[useCompleteLanguage()];
