import { randomId } from "../device/random-id.ts";

const KEY = "plateful-checkout";

/** What an address says of a checkout: nothing, that this browser paid in its own, or something of someone else. */
export type CheckoutReturn =
  | { readonly kind: "none" | "foreign" }
  | { readonly kind: "own"; readonly sessionId: string };

/** Begins a checkout in this browser session: the address that leads back must carry this value (ledger BILL-028). */
export function startCheckout(): string {
  const state = randomId();
  try {
    sessionStorage.setItem(KEY, state);
  } catch {
    // Without storage the way back is not recognised; the payment counts all the same.
  }
  return state;
}

/** The value of the checkout under way in this browser session. */
export function checkoutState(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Reads the way back from the provider's page out of a query text; valid only with the session's own value (BILL-027). */
export function readCheckoutReturn(search: string, state: string | null): CheckoutReturn {
  const query = new URLSearchParams(search);
  const values = query.getAll("checkout");
  if (values.length === 0) return { kind: "none" };
  const sessionId = query.get("session_id");
  const isOwn = values.length === 1 && state !== null && values[0] === state;
  return isOwn && sessionId !== null && sessionId !== "" ? { kind: "own", sessionId } : { kind: "foreign" };
}
