import { TRIAGE_PHRASES } from "@plateful/phrases/triage";
import { useCompleteLanguage } from "./LanguageProvider.tsx";

/** The texts of the morning board in the person's language. */
export const useTriagePhrases = () => TRIAGE_PHRASES[useCompleteLanguage()];
