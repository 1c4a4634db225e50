import { PROTOTYPE_PHRASES } from "@plateful/phrases/prototype";
import { useCompleteLanguage } from "../lib/language/LanguageProvider.tsx";

/** The texts of the prototype screens in the person's language. */
export const usePrototypePhrases = () => PROTOTYPE_PHRASES[useCompleteLanguage()];
