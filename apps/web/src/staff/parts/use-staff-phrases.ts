import { STAFF_PHRASES } from "@plateful/phrases/staff";
import { useCompleteLanguage } from "../../lib/language/LanguageProvider.tsx";

/** The texts of the staff console in the person's language. */
export const useStaffPhrases = () => STAFF_PHRASES[useCompleteLanguage()];
