import { type BodyOf, signUp } from "@plateful/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call, newIdempotencyKey } from "../../lib/server/call.ts";
import { siteOf } from "../../lib/site/brand.ts";

type NewAccount = Omit<BodyOf<typeof signUp>, "organisation_subdomain">;

/** Makes an account, of the organisation whose site this is, and has a code mailed; retries of one press make one account (ledger ONB-089). */
export function useSignUp() {
  const queryClient = useQueryClient();
  const [idempotencyKey, setKey] = useState(newIdempotencyKey);
  return useMutation({
    mutationFn: async (details: NewAccount) => {
      const body = { ...details, organisation_subdomain: await siteOf(queryClient) };
      return call(signUp, { body, idempotencyKey });
    },
    // Another press may carry other details, which the same key would refuse.
    onSettled: () => setKey(newIdempotencyKey()),
    meta: { silent: true },
  });
}
