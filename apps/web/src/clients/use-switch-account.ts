import { changeClient } from "@plateful/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../lib/call.ts";
import { clientQuery } from "../lib/client-query.ts";
import { CLIENTS } from "../lib/current-user.ts";

interface Change {
  readonly clientId: number;
  readonly isEnabled: boolean;
}

/** Lets a client use the app, or no longer; the lists of clients follow (ledger COACH-035). */
export function useSwitchAccount() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ clientId, isEnabled }: Change) =>
      call(changeClient, { params: { id: String(clientId) }, body: { account_enabled: isEnabled } }),
    onSuccess: (client, { clientId }) =>
      queryClient.setQueryData(clientQuery(String(clientId)).queryKey, client),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [CLIENTS] }),
  });
}
