import type { enterFromCheckout as endpoint, User } from "@plateful/contract";
import { Problem } from "../platform/base/problem.ts";
import { type Call, type Http, Outside } from "../platform/calls/call.ts";
import { withReach } from "../platform/database/scope.ts";
import {
  deviceLabel,
  isEmailConfirmed,
  loadUserOf,
  openSessionOf,
  rememberSession,
  type SignedIn,
} from "../sign-in/index.ts";
import { takeReadingNumber } from "../subscriptions/index.ts";
import { isOwnCheckout, updateCheckoutSession } from "./checkout-session-store.ts";
import { type CheckoutReading, completeCheckout, readCheckout } from "./complete-checkout.ts";

const LIFE_MS = 60 * 60_000;

/**
 * Lets the person in who has just paid, once. Only into the account that this payment made, and only until its owner
 * has come in by the mailbox: an address is proven by its mailbox, not by someone's money.
 * @throws Problem not_found, checkout_not_completed, gone or sign_in_required.
 */
async function enter(
  call: Call,
  found: CheckoutReading,
  deviceLabel: string,
): Promise<SignedIn & { user: User }> {
  const { db, now } = call;
  const checkout = await completeCheckout(call, found);
  if (checkout === null) throw new Problem("not_found");
  const { id, completed_at, user_id } = checkout;
  if (completed_at === null || user_id === null) throw new Problem("checkout_not_completed");
  const isOver = now.getTime() - completed_at.getTime() > LIFE_MS;
  if (checkout.used_at !== null || isOver) throw new Problem("gone");
  if (!checkout.made_account || (await isEmailConfirmed(db, user_id))) throw new Problem("sign_in_required");
  await updateCheckoutSession(db, id, { used_at: now });
  const session = await openSessionOf(call, user_id, deviceLabel);
  return { ...session, user: await loadUserOf(call, user_id) };
}

/** The same as a call: the provider is asked whether the checkout is paid. */
export async function enterFromCheckout(call: Call<typeof endpoint>, http: Http) {
  const { db, query, services } = call;
  const isOwn = await withReach(db, "all", () => isOwnCheckout(db, query.session_id));
  if (!isOwn) throw new Problem("not_found");
  const number = await takeReadingNumber(db);
  return Outside.ask(
    services.payments,
    (provider) => readCheckout(provider, query.session_id, number),
    async (later, found) => {
      const label = deviceLabel(http.userAgent);
      const { token, cookie, user } = await withReach(later.db, "all", () => enter(later, found, label));
      rememberSession(http, cookie);
      return { auth_token: token, user };
    },
  );
}
