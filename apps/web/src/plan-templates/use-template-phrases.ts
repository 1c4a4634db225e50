import { PLAN_TEMPLATE_PHRASES } from "@plateful/phrases/plan-templates";
import { useCompleteLanguage } from "../lib/language/LanguageProvider.tsx";

/** The texts of plan templates in the person's language; they come with the screen and not with every first load. */
export const useTemplatePhrases = () => PLAN_TEMPLATE_PHRASES[useCompleteLanguage()];
