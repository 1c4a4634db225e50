import type { createCheckoutSession as endpoint } from "@plateful/contract";
import type { Stripe } from "stripe";
import { mustHave } from "../platform/base/must-have.ts";
import { type Call, Outside } from "../platform/calls/call.ts";
import { withReach } from "../platform/database/scope.ts";
import { readRedirectUrl } from "../sign-in/index.ts";
import {
  type Buyer,
  countPastSubscriptions,
  customerAt,
  getBuyerEmail,
  keepBuyer,
  readCaller,
} from "./buyer.ts";
import { keepCheckoutSession } from "./checkout-session-store.ts";
import { getSeller, readOrder } from "./read-order.ts";
import type { Seller } from "./seller-store.ts";

/** The provider writes the name of the checkout in place of the braces, which must not be escaped. */
export function withCheckout(address: URL, state: string): string {
  const url = new URL(address);
  url.searchParams.set("checkout", state);
  return `${url.href}&session_id={CHECKOUT_SESSION_ID}`;
}

/** Who goes to the provider's page: a customer of the caller, or an address that becomes one by paying. */
async function readBuyer(call: Call<typeof endpoint>, organisationId: number): Promise<Buyer> {
  const email = await getBuyerEmail(call, call.body.email);
  return call.visitor === null
    ? { knownId: null, email, userId: null, organisationId }
    : readCaller(call, call.visitor);
}

/** Where the provider's page leads back to. */
interface Ways {
  readonly success: URL;
  readonly cancel: URL;
}

/** Asks the provider for the page of a checkout. */
async function openSession(
  stripe: Stripe,
  { body, language, retryKey }: Call<typeof endpoint>,
  { seller, buyer, ways }: { seller: Seller; buyer: Buyer; ways: Ways },
) {
  const order = await readOrder(stripe, seller, body);
  const customer = buyer.userId === null ? null : await customerAt(stripe, buyer, retryKey);
  const session = await stripe.checkout.sessions.create(
    {
      mode: "subscription",
      line_items: [{ price: order.priceId, quantity: 1 }],
      ...(customer === null ? { customer_email: buyer.email } : { customer }),
      ...(order.promotion === null ? {} : { discounts: [{ promotion_code: order.promotion.id }] }),
      success_url: withCheckout(ways.success, body.state),
      cancel_url: ways.cancel.href,
      locale: language,
    },
    { idempotencyKey: `${retryKey}-checkout` },
  );
  return { session, customer };
}

/**
 * Begins a checkout on the provider's page, which leads back with the caller's own state in the address.
 * @throws Problem already_subscribed
 * @throws InvalidFields for an unknown organisation, price or promo code, or an address that is not ours.
 */
export async function createCheckoutSession(call: Call<typeof endpoint>) {
  const { body, services } = call;
  const success = await readRedirectUrl(call, "success_url", body.success_url);
  const cancel = await readRedirectUrl(call, "cancel_url", body.cancel_url);
  const seller = await getSeller(call, body.organisation_subdomain);
  const buyer = await readBuyer(call, seller.id);
  await countPastSubscriptions(call);
  const begun = { seller, buyer, ways: { success, cancel } };
  return Outside.ask(
    services.payments,
    (stripe) => openSession(stripe, call, begun),
    async ({ db, now }, { session, customer }) => {
      if (customer !== null) await keepBuyer({ db, now }, buyer, customer);
      const { userId: user_id, email } = buyer;
      const row = { id: session.id, user_id, organisation_id: seller.id, email, created_at: now };
      await withReach(db, "all", () => keepCheckoutSession(db, row));
      return { session_id: session.id, checkout_url: mustHave(session.url, "the address of the checkout") };
    },
  );
}
