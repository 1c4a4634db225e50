import { listClientShares } from "@plateful/contract";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { CLIENTS } from "../person/current-user.ts";
import { useTeam } from "../person/own-rights.ts";
import { call } from "../server/call.ts";
import { POLL } from "../server/polling.ts";

/** The shares that the coach gave or received, and those of the practice for coaches who see all clients (ledger TEAM-018). */
const clientSharesQuery = queryOptions({
  queryKey: [CLIENTS, "shares"],
  queryFn: ({ signal }) => call(listClientShares, { query: {}, signal }),
  staleTime: POLL.clients,
  meta: { silent: true },
});

/** The same for a coach who has colleagues; nobody else is asked about. */
export function useClientShares() {
  const { data: team } = useTeam();
  return useQuery({ ...clientSharesQuery, enabled: (team?.members.length ?? 0) > 1 });
}

/** Whether a colleague shares anybody with the coach at this moment. */
export function useHasSharedClients(): boolean {
  const { data: team } = useTeam();
  const { data: shares } = useClientShares();
  const ownId = team?.members.find(({ is_self: isSelf }) => isSelf)?.id;
  return shares?.some(({ colleague, state }) => colleague.id === ownId && state === "ACTIVE") ?? false;
}
