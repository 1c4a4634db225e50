import type { createCheckoutSession as endpoint } from "@plateful/contract";
import type { Call } from "../platform/call.ts";
import { withReach } from "../platform/database/scope.ts";
import { invalidField } from "../platform/problem.ts";
import { readOwnSite } from "../sign-in/index.ts";
import { countPastSubscriptions, customerOfCaller, getBuyerEmail } from "./buyer.ts";
import { insertCheckoutSession } from "./checkout-session-store.ts";
import { readOrder } from "./read-order.ts";

/** @throws InvalidFields at the field of an address that is not ours. */
function readOwnAddress(call: Pick<Call, "services">, field: string, address: string): URL {
  const site = readOwnSite(address, call.services.settings);
  if (site === null) throw invalidField(field, "redirect_url");
  return site.url;
}

/** The provider writes the name of the checkout in place of the braces, which must not be escaped. */
function withCheckout(address: URL, state: string): string {
  const url = new URL(address);
  url.searchParams.set("checkout", state);
  return `${url.href}&session_id={CHECKOUT_SESSION_ID}`;
}

/**
 * Begins a checkout on the provider's page, which leads back with the caller's own state in the address.
 * @throws Problem already_subscribed
 * @throws InvalidFields for an unknown organisation, price or promo code, or an address that is not ours.
 */
export async function createCheckoutSession(call: Call<typeof endpoint>) {
  const { body, db, visitor } = call;
  const success = readOwnAddress(call, "success_url", body.success_url);
  const cancel = readOwnAddress(call, "cancel_url", body.cancel_url);
  const order = await readOrder(call, body);
  const email = await getBuyerEmail(call, body.email);
  await countPastSubscriptions(call);
  const buyer =
    visitor === null ? { customer_email: email } : { customer: await customerOfCaller(call, visitor.id) };
  const session = await call.services.payments.ask((stripe) =>
    stripe.checkout.sessions.create({
      mode: "subscription",
      line_items: [{ price: order.priceId, quantity: 1 }],
      ...buyer,
      ...(order.promotion === null ? {} : { discounts: [{ promotion_code: order.promotion.id }] }),
      success_url: withCheckout(success, body.state),
      cancel_url: cancel.href,
      locale: call.language,
    }),
  );
  await withReach(db, "all", () =>
    insertCheckoutSession(db, {
      id: session.id,
      user_id: visitor?.id ?? null,
      organisation_id: order.seller.id,
      email,
      created_at: call.now,
    }),
  );
  return { session_id: session.id, checkout_url: session.url ?? "" };
}
