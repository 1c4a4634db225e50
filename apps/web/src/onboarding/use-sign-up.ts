import { type BodyOf, signUp } from "@plateful/contract";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { call, newIdempotencyKey } from "../lib/call.ts";

type NewAccount = BodyOf<typeof signUp>;

/** Makes an account and has a code mailed; retries of one press make one account (ledger ONB-089). */
export function useSignUp() {
  const [idempotencyKey, setKey] = useState(newIdempotencyKey);
  return useMutation({
    mutationFn: (body: NewAccount) => call(signUp, { body, idempotencyKey }),
    // Another press may carry other details, which the same key would refuse.
    onSettled: () => setKey(newIdempotencyKey()),
    meta: { silent: true },
  });
}
