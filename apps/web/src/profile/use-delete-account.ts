import { deleteMe } from "@plateful/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { PATHS } from "../lib/address/paths.ts";
import { forgetPerson } from "../lib/device/forget-person.ts";
import { call } from "../lib/server/call.ts";

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
