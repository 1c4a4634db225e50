import { PATHS } from "../lib/address/paths.ts";
import { reportError } from "../lib/server/report-error.ts";
import { checkoutState, readCheckoutReturn } from "../lib/site/checkout-state.ts";

/**
 * A checkout's way back counts at any address: a valid one opens the checkout, any other is reported and taken out of the
 * address (ledger BILL-027, BILL-028, NAV-020).
 */
export function takeCheckout(): void {
  const found = readCheckoutReturn(location.search, checkoutState());
  if (found.kind === "none") return;
  const query = new URLSearchParams(location.search);
  if (found.kind === "own") {
    if (location.pathname !== PATHS.checkout)
      history.replaceState(history.state, "", `${PATHS.checkout}?${query}`);
    return;
  }
  reportError(new Error("The checkout in the address is not the one of this session."));
  query.delete("checkout");
  const rest = query.size === 0 ? "" : `?${query}`;
  history.replaceState(history.state, "", `${location.pathname}${rest}${location.hash}`);
}
