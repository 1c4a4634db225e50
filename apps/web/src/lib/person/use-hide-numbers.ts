import { changeMe } from "@plateful/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { usePhrases } from "../language/LanguageProvider.tsx";
import { call } from "../server/call.ts";
import { saveOver } from "../server/version-conflict.ts";
import { currentUserQuery, useCurrentUser } from "./current-user.ts";

/** Leaves energy and macros out of the person's own screens, or shows them again (ledger SAFE-020). */
export function useHideNumbers() {
  const queryClient = useQueryClient();
  const user = useCurrentUser();
  const { withoutNumbers: words } = usePhrases();
  return useMutation({
    mutationFn: (hides: boolean) =>
      saveOver({
        base: user,
        changes: { hides_numbers: hides },
        send: (body, version) => call(changeMe, { body, version }),
        label: () => words.row,
        text: (_key, isHidden) => (isHidden === true ? words.hidden : words.shown),
        unchanged: (stored) => stored,
      }),
    onSuccess: (changed) => queryClient.setQueryData(currentUserQuery.queryKey, changed),
    meta: { silent: true },
  });
}
