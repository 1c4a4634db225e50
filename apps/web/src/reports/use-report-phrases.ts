import { REPORT_PHRASES } from "@plateful/phrases/report";
import { useCompleteLanguage } from "../lib/language/LanguageProvider.tsx";

/** The texts of a report, in the language that is spoken around it. */
export const useReportPhrases = () => REPORT_PHRASES[useCompleteLanguage()];
