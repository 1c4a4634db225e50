import { getInvitation, sendInvitation, undoClient, withdrawInvitation } from "@plateful/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { CLIENTS } from "../../lib/person/current-user.ts";
import { call } from "../../lib/server/call.ts";
import { CallError } from "../../lib/server/call-error.ts";
import { useIntentKey } from "../../lib/server/use-intent-key.ts";

const keyOf = (clientId: number) => [CLIENTS, "invitation", clientId];

/** How far the invitation of a client is, and what the coach can do about it (ledger COACH-084). */
export function useInvitation(clientId: number) {
  const query = useQuery({
    queryKey: keyOf(clientId),
    queryFn: ({ signal }) => call(getInvitation, { params: { id: String(clientId) }, signal }),
  });
  return { query, ...useInvitationActions(clientId) };
}

/** What a coach can do about the invitation of a client. */
export function useInvitationActions(clientId: number) {
  const queryClient = useQueryClient();
  const { keyFor, done } = useIntentKey();
  const params = { id: String(clientId) };
  const renew = () => queryClient.invalidateQueries({ queryKey: [CLIENTS] });
  const send = useMutation({
    mutationFn: () => call(sendInvitation, { params, idempotencyKey: keyFor(clientId) }),
    onSuccess: (stored) => {
      done();
      queryClient.setQueryData(keyOf(clientId), stored);
      return queryClient.invalidateQueries({ queryKey: [CLIENTS, "invitations"] });
    },
  });
  const withdraw = useMutation({
    mutationFn: () => call(withdrawInvitation, { params }),
    onSuccess: renew,
  });
  // Who is gone already was removed before.
  const remove = useMutation({
    mutationFn: () =>
      call(undoClient, { params }).catch((error) => {
        if (!(error instanceof CallError && error.status === 404)) throw error;
      }),
  });
  return { send, withdraw, remove };
}
