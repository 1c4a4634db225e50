import { type BodyOf, createAccessToken } from "@plateful/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../lib/server/call.ts";
import { accessTokensQuery } from "./access-token-query.ts";

export type TokenWish = BodyOf<typeof createAccessToken>;

/** Makes a token. Its secret is in the answer alone, which nothing keeps. */
export function useCreateAccessToken() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: TokenWish) => call(createAccessToken, { body }),
    onSuccess: () => queryClient.invalidateQueries(accessTokensQuery),
    meta: { silent: true },
    gcTime: 0,
  });
}
