import { type BodyOf, createClient } from "@plateful/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../lib/call.ts";
import { CLIENTS } from "../lib/current-user.ts";
import { useIntentKey } from "../lib/use-intent-key.ts";

/** Adds a client, who is mailed an invitation; pressing again after a failure adds nobody twice (ledger COACH-015). */
export function useAddClient() {
  const queryClient = useQueryClient();
  const { keyFor } = useIntentKey();
  return useMutation({
    mutationFn: (body: BodyOf<typeof createClient>) =>
      call(createClient, { body, idempotencyKey: keyFor(body) }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [CLIENTS] }),
    meta: { silent: true },
  });
}
