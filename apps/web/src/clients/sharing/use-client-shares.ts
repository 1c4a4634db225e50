import { type BodyOf, endClientShare, shareClient } from "@plateful/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { CLIENTS } from "../../lib/person/current-user.ts";
import { call } from "../../lib/server/call.ts";
import { useIntentKey } from "../../lib/server/use-intent-key.ts";

function useRefreshClients() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: [CLIENTS] });
}

/** Shares a client with a colleague; the same again after a failure asks the client once. */
export function useShareClient() {
  const onSettled = useRefreshClients();
  const { keyFor, done } = useIntentKey();
  return useMutation({
    mutationFn: (body: BodyOf<typeof shareClient>) =>
      call(shareClient, { body, idempotencyKey: keyFor(body) }),
    onSuccess: done,
    onSettled,
    meta: { silent: true },
  });
}

export function useEndShare() {
  const onSettled = useRefreshClients();
  return useMutation({
    mutationFn: (id: number) => call(endClientShare, { params: { id: String(id) } }),
    onSettled,
  });
}
