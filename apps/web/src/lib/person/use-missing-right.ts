import type { TeamRight } from "@plateful/access";
import { useLanguage } from "../language/LanguageProvider.tsx";
import { useTeamPhrases } from "../language/use-team-phrases.ts";
import { givers, useTeam } from "./own-rights.ts";

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
