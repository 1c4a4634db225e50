import { useClientShares } from "../../lib/client/client-shares-query.ts";
import { useCurrentUser } from "../../lib/person/current-user.ts";

/** Whether the reader stands in for the coach of this client (ledger TEAM-023). */
export function useStandsIn(clientId: number): boolean {
  const { id: ownId } = useCurrentUser();
  const { data: shares } = useClientShares();
  return (
    shares?.some(
      ({ client, colleague, state }) =>
        client.id === clientId && colleague.id === ownId && state === "ACTIVE",
    ) ?? false
  );
}
