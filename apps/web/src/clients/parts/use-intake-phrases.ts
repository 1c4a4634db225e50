import { INTAKE_PHRASES } from "@plateful/phrases/intake";
import { useCompleteLanguage } from "../../lib/language/LanguageProvider.tsx";

/** The texts with which coaches take in clients, which come with their screens. */
export const useIntakePhrases = () => INTAKE_PHRASES[useCompleteLanguage()];
