import type { TeamRight } from "@plateful/access";
import { useLanguage } from "./LanguageProvider.tsx";
import { givers, useTeam } from "./own-rights.ts";
import { useTeamPhrases } from "./use-team-phrases.ts";

/** Which right is missing, and whom to ask for it, in words. */
export function useMissingRight(right: TeamRight): { readonly title: string; readonly text: string } {
  const { missing: words, rights } = useTeamPhrases();
  const { data: team } = useTeam();
  const names = givers(team?.members ?? [], useLanguage());
  return {
    title: words.title({ right: rights.names[right] }),
    text: names === "" ? words.ask : words.askOne({ names }),
  };
}
