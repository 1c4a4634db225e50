import { displayName } from "../language/person-name.ts";
import { useTeamPhrases } from "../language/use-team-phrases.ts";
import { useTeam } from "../person/own-rights.ts";

/** Who coaches a client of the practice, in words; null for the reader's own clients. */
export function useCoachName(): (coachId: number | null) => string | null {
  const { filter: words } = useTeamPhrases();
  const { data: team } = useTeam();
  return (coachId) => {
    if (coachId === null) return words.withoutCoach;
    const member = team?.members.find(({ id }) => id === coachId);
    return member === undefined || member.is_self ? null : words.coachedBy({ name: displayName(member) });
  };
}
