import { enterFromCheckout, verifySubscription } from "@plateful/contract";
import { queryOptions } from "@tanstack/react-query";
import { currentToken, setToken } from "../lib/device/session.ts";
import { call } from "../lib/server/call.ts";
import { CallError } from "../lib/server/call-error.ts";

const LOOK_AGAIN_MS = 3_000;

/** How a checkout stands: paid and let in, paid by someone who has to sign in, or not heard of yet. */
export type CheckoutStanding = "done" | "sign-in" | "waiting";

/** Lets a newcomer in who has just paid; anybody else signs in as always (ledger BILL-030). */
async function enter(sessionId: string): Promise<CheckoutStanding> {
  if (currentToken() !== null) return "done";
  try {
    setToken((await call(enterFromCheckout, { query: { session_id: sessionId } })).auth_token);
    return "done";
  } catch (error) {
    if (error instanceof CallError && (error.status === 409 || error.status === 410)) return "sign-in";
    throw error;
  }
}

/** Asks the provider, through the server, whether a checkout was paid (ledger BILL-028, BILL-031). */
export const checkoutReturnQuery = (sessionId: string) =>
  queryOptions({
    queryKey: ["checkout-return", sessionId],
    queryFn: async ({ signal }): Promise<CheckoutStanding> => {
      const { active } = await call(verifySubscription, { body: { session_id: sessionId }, signal });
      return active ? enter(sessionId) : "waiting";
    },
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) => (state.data === "waiting" ? LOOK_AGAIN_MS : false),
    refetchOnWindowFocus: false,
    meta: { silent: true },
  });
