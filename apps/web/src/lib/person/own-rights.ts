import { accessProblem, type TeamRight } from "@plateful/access";
import { getTeam, type TeamMember } from "@plateful/contract";
import { formatList, type Language } from "@plateful/phrases";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { displayName } from "../language/person-name.ts";
import { call } from "../server/call.ts";
import { POLL } from "../server/polling.ts";
import { toAccessUser, useCurrentUser } from "./current-user.ts";

/** Every reading of a practice's team starts with this key. */
export const TEAM = "team";

/** The members of a coach's practice, and what the coach may do there; another practice is another team. */
const teamQuery = (organisationId: number | null) =>
  queryOptions({
    queryKey: [TEAM, organisationId],
    queryFn: ({ signal }) => call(getTeam, { signal }),
    staleTime: POLL.clients,
    refetchInterval: POLL.currentUser,
    meta: { silent: true },
  });

/** The team of the signed-in coach; nothing is asked for anybody else, nor for a coach whose payments have stopped. */
export function useTeam() {
  const user = useCurrentUser();
  const mayAsk = user.is_coach && accessProblem(toAccessUser(user), new Date().toISOString()) === null;
  return useQuery({ ...teamQuery(user.organisation?.id ?? null), enabled: mayAsk });
}

/**
 * Whether the signed-in coach has a right (ledger TEAM-002). Until the answer is there, or without one, nothing is hidden: the
 * server refuses what may not be. Who is no coach needs no right for what is their own.
 */
export function useHasRight(right: TeamRight): boolean {
  return useRightsHeld()(right);
}

/** The same for several rights. */
export function useRightsHeld(): (right: TeamRight) => boolean {
  const { data: team } = useTeam();
  return (right) => team?.own_rights.includes(right) ?? true;
}

/** The names of those who can give a right, in a list; empty where nobody else owns the practice. */
export const givers = (members: readonly TeamMember[], language: Language): string =>
  formatList(
    language,
    members
      .filter(({ role, is_self, account_enabled }) => role === "OWNER" && !is_self && account_enabled)
      .map(displayName),
  );
