import { TEAM_PHRASES } from "@plateful/phrases/team";
import { useCompleteLanguage } from "./LanguageProvider.tsx";

/** The texts of a practice's team, which come with the screens that show them. */
export const useTeamPhrases = () => TEAM_PHRASES[useCompleteLanguage()];
