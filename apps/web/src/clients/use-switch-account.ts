import { changeClient, type User } from "@plateful/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../lib/call.ts";
import { clientQuery } from "../lib/client-query.ts";
import { CLIENTS } from "../lib/current-user.ts";
import { usePhrases } from "../lib/LanguageProvider.tsx";
import { saveOver } from "../lib/version-conflict.ts";

interface Change {
  readonly client: User;
  readonly isEnabled: boolean;
}

/** Lets a client use the app, or no longer; the lists of clients follow (ledger COACH-035). */
export function useSwitchAccount() {
  const queryClient = useQueryClient();
  const { versions } = usePhrases();
  return useMutation({
    mutationFn: ({ client, isEnabled }: Change) =>
      saveOver({
        base: client,
        changes: { account_enabled: isEnabled },
        send: (body, version) => call(changeClient, { params: { id: String(client.id) }, body, version }),
        label: () => versions.account,
        text: (_key, isOn) => versions.accountStates[isOn === true ? "true" : "false"],
        unchanged: (stored) => stored,
      }),
    onSuccess: (changed, { client }) =>
      queryClient.setQueryData(clientQuery(String(client.id)).queryKey, changed),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [CLIENTS] }),
  });
}
