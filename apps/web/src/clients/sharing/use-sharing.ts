import type { TeamMember } from "@plateful/contract";
import { useClientShares } from "../../lib/client/client-shares-query.ts";
import { useCurrentUser } from "../../lib/person/current-user.ts";
import { useRightsHeld, useTeam } from "../../lib/person/own-rights.ts";

/** A client as a list or their own page knows them. */
export interface Sharable {
  readonly id: number;
  /** The number of their coach; null without one. */
  readonly coachId: number | null;
}

/**
 * With whom the reader may share a client: colleagues who are switched on, are not the client's coach and do not have this client
 * already. Empty for whoever may not share the client (ledger TEAM-018).
 */
export function useSharing(): (client: Sharable) => readonly TeamMember[] {
  const own = useCurrentUser();
  const { data: team } = useTeam();
  const { data: shares } = useClientShares();
  const held = useRightsHeld();
  return ({ id, coachId }) => {
    const isOwn = coachId === own.id;
    if (coachId === null || !(isOwn || (held("SEE_ALL_CLIENTS") && held("HAND_OVER")))) return [];
    const taken = new Set(
      shares?.filter(({ client }) => client.id === id).map(({ colleague }) => colleague.id),
    );
    return (team?.members ?? []).filter(
      (member) => member.account_enabled && member.id !== coachId && !taken.has(member.id),
    );
  };
}
