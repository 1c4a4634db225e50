import { revokeAccessToken } from "@plateful/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../lib/server/call.ts";
import { CallError } from "../../lib/server/call-error.ts";
import { accessTokensQuery } from "./access-token-query.ts";

/** Revokes a token; one that is gone already counts as revoked. */
export function useRevokeAccessToken() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (id: number) => {
      try {
        await call(revokeAccessToken, { params: { id: String(id) } });
      } catch (error) {
        if (!(error instanceof CallError && error.status === 404)) throw error;
      }
    },
    onSuccess: () => queryClient.invalidateQueries(accessTokensQuery),
  });
}
