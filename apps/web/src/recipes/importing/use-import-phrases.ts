import { RECIPE_IMPORT_PHRASES } from "@plateful/phrases/recipe-imports";
import { useCompleteLanguage } from "../../lib/language/LanguageProvider.tsx";

/** The texts of reading recipes, which come with their screens. */
export const useImportPhrases = () => RECIPE_IMPORT_PHRASES[useCompleteLanguage()];
