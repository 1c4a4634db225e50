import { CHECK_IN_PHRASES } from "@plateful/phrases/check-ins";
import { useCompleteLanguage } from "../lib/language/LanguageProvider.tsx";

/** The texts of check-ins, in the language that is spoken around them. */
export const useCheckInPhrases = () => CHECK_IN_PHRASES[useCompleteLanguage()];
