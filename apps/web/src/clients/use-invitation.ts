import { getInvitation, sendInvitation, withdrawInvitation } from "@plateful/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../lib/call.ts";
import { CLIENTS } from "../lib/current-user.ts";
import { useIntentKey } from "../lib/use-intent-key.ts";

/** How far the invitation of a client is, and what the coach can do about it (ledger COACH-084). */
export function useInvitation(clientId: number) {
  const queryClient = useQueryClient();
  const { keyFor, done } = useIntentKey();
  const params = { id: String(clientId) };
  const queryKey = [CLIENTS, "invitation", clientId];
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(getInvitation, { params, signal }),
  });
  const renew = () => queryClient.invalidateQueries({ queryKey });
  const send = useMutation({
    mutationFn: () => call(sendInvitation, { params, idempotencyKey: keyFor(clientId) }),
    onSuccess: (stored) => {
      done();
      queryClient.setQueryData(queryKey, stored);
    },
  });
  const withdraw = useMutation({
    mutationFn: () => call(withdrawInvitation, { params }),
    onSuccess: renew,
  });
  return { query, send, withdraw };
}
