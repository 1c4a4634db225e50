import { type BodyOf, changeMe } from "@plateful/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../lib/call.ts";
import { currentUserQuery } from "../lib/current-user.ts";

/** Changes the account itself: name, language of mails. */
export function useChangeAccount() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (changes: BodyOf<typeof changeMe>) => call(changeMe, { body: changes }),
    onSuccess: (user) => queryClient.setQueryData(currentUserQuery.queryKey, user),
    meta: { silent: true },
  });
}
