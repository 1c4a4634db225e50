import type { createCheckoutSession as endpoint } from "@plateful/contract";
import { type Call, Outside } from "../platform/calls/call.ts";
import { withReach } from "../platform/database/scope.ts";
import type { PaymentProvider } from "../platform/payments/payment-provider.ts";
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

/** The address to which the provider's page leads back, with the state of the caller. */
export function withCheckout(address: URL, state: string): string {
  const url = new URL(address);
  url.searchParams.set("checkout", state);
  return url.href;
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
async function openCheckout(
  provider: PaymentProvider,
  { body, language, retryKey }: Call<typeof endpoint>,
  { seller, buyer, ways }: { seller: Seller; buyer: Buyer; ways: Ways },
) {
  const { priceId, promotion } = await readOrder(provider, seller, body);
  const customer = buyer.userId === null ? null : await customerAt(provider, buyer, retryKey);
  const opened = await provider.openCheckout(
    {
      payer: customer === null ? { email: buyer.email } : { customerId: customer },
      priceId,
      promotionId: promotion?.id ?? null,
      freeUntil: null,
      successUrl: withCheckout(ways.success, body.state),
      cancelUrl: ways.cancel.href,
      language,
    },
    `${retryKey}-checkout`,
  );
  return { ...opened, customer };
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
    (provider) => openCheckout(provider, call, begun),
    async ({ db, now }, { id, url, customer }) => {
      if (customer !== null) await keepBuyer({ db, now }, buyer, customer);
      const { userId: user_id, email } = buyer;
      const row = { id, user_id, organisation_id: seller.id, email, created_at: now };
      await withReach(db, "all", () => keepCheckoutSession(db, row));
      return { session_id: id, checkout_url: url };
    },
  );
}
