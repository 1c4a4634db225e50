import { deleteMe } from "@plateful/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { call } from "../lib/call.ts";
import { forgetPerson } from "../lib/forget-person.ts";
import { PATHS } from "../lib/paths.ts";

/** Deletes the account and everything that this browser kept of the person. */
export function useDeleteAccount() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (confirmation: string) => call(deleteMe, { body: { confirmation } }),
    onSuccess: async () => {
      await navigate({ to: PATHS.login, replace: true }).catch(() => {});
      await forgetPerson(queryClient);
      await navigate({ to: PATHS.login, replace: true });
    },
    meta: { silent: true },
  });
}
