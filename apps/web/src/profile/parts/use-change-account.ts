import { type BodyOf, changeMe } from "@plateful/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { currentUserQuery, useCurrentUser } from "../../lib/person/current-user.ts";
import { call } from "../../lib/server/call.ts";
import { saveOver } from "../../lib/server/version-conflict.ts";

type Changes = BodyOf<typeof changeMe>;

/** Changes the account itself, from how it was when its editor opened: name, language of mails (ledger DATA-054). */
export function useChangeAccount() {
  const queryClient = useQueryClient();
  const user = useCurrentUser();
  const [opened, setOpened] = useState(user);
  const { profile } = usePhrases();
  const { firstName, lastName } = profile.editing;
  const labels: Readonly<Record<string, string>> = {
    first_name: firstName,
    last_name: lastName,
    time_zone: profile.rows.timeZone,
    locale: profile.system.language,
  };
  return useMutation({
    mutationFn: (changes: Changes) =>
      saveOver({
        base: opened,
        changes,
        send: (body, version) => call(changeMe, { body, version }),
        label: (key) => labels[key] ?? profile.account,
        text: (_key, value) => String(value),
        unchanged: (stored) => stored,
      }),
    onSuccess: (changed) => {
      setOpened(changed);
      queryClient.setQueryData(currentUserQuery.queryKey, changed);
    },
    meta: { silent: true },
  });
}
