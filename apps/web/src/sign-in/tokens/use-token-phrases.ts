import { TOKEN_PHRASES } from "@plateful/phrases/tokens";
import { useCompleteLanguage } from "../../lib/language/LanguageProvider.tsx";

/** The texts of access tokens, which come with their screen. */
export const useTokenPhrases = () => TOKEN_PHRASES[useCompleteLanguage()];
