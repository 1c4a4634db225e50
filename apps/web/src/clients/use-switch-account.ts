import { changeClient, type User } from "@plateful/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { clientQuery } from "../lib/client/client-query.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { CLIENTS } from "../lib/person/current-user.ts";
import { call } from "../lib/server/call.ts";
import { saveOver } from "../lib/server/version-conflict.ts";

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
