import { COOKING_PHRASES } from "@plateful/phrases/cooking";
import { useCompleteLanguage } from "../../lib/language/LanguageProvider.tsx";

/** The texts of cooking, which come with its screen. */
export const useCookingPhrases = () => COOKING_PHRASES[useCompleteLanguage()];
