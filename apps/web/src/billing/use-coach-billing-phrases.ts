import { COACH_BILLING_PHRASES } from "@plateful/phrases/coach-billing";
import { useCompleteLanguage } from "../lib/language/LanguageProvider.tsx";

/** The texts of what a coach pays, in the person's language. */
export const useCoachBillingPhrases = () => COACH_BILLING_PHRASES[useCompleteLanguage()];
