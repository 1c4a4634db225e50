import { setEmail } from "@plateful/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { setToken } from "../../lib/device/session.ts";
import { call } from "../../lib/server/call.ts";
import { CallError } from "../../lib/server/call-error.ts";
import { requestSignIn } from "../use-request-sign-in.ts";

const needsProof = (error: unknown): boolean =>
  error instanceof CallError && error.code === "fresh_sign_in_required";

/**
 * Asks for another address. The server wants a sign-in of the last minutes; when it says so, a code goes to the address of
 * the account, and with the session that it opens the same wish is sent again (ledger AUTH-046).
 */
export function useChangeEmail(ownEmail: string, backTo: string) {
  const queryClient = useQueryClient();
  const proof = useMutation({
    mutationFn: () => requestSignIn(queryClient, { email: ownEmail, next: backTo, method: "OTP" }),
    meta: { silent: true },
  });
  const change = useMutation({
    mutationFn: (newEmail: string) => call(setEmail, { body: { new_email: newEmail } }),
    onError: (error) => {
      if (needsProof(error)) proof.mutate();
    },
    meta: { silent: true },
  });
  const goOn = (token: string) => {
    setToken(token);
    proof.reset();
    if (change.variables !== undefined) change.mutate(change.variables);
  };
  return {
    wanted: change.variables,
    isSent: change.isSuccess,
    isSending: change.isPending || proof.isPending,
    /** How the person proves that the old mailbox is theirs; undefined while no proof is asked for. */
    proofBy: proof.data?.authentication_method,
    error: needsProof(change.error) ? proof.error : change.error,
    change: change.mutate,
    goOn,
  };
}
