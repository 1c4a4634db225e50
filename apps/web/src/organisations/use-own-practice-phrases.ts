import { OWN_PRACTICE_PHRASES } from "@plateful/phrases/own-practice";
import { useCompleteLanguage } from "../lib/language/LanguageProvider.tsx";

/** The texts of a coach's own practice in the person's language. */
export const useOwnPracticePhrases = () => OWN_PRACTICE_PHRASES[useCompleteLanguage()];
