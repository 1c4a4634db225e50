import { BRING_PHRASES } from "@plateful/phrases/bring";
import { useCompleteLanguage } from "../lib/language/LanguageProvider.tsx";

/** The texts of bringing data from other apps, which come with their screen. */
export const useBringPhrases = () => BRING_PHRASES[useCompleteLanguage()];
