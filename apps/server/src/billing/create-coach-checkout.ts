import type { createCoachCheckout as endpoint } from "@plateful/contract";
import { type Call, Outside } from "../platform/calls/call.ts";
import { withReach } from "../platform/database/scope.ts";
import type { PaymentProvider } from "../platform/payments/payment-provider.ts";
import { readRedirectUrl } from "../sign-in/index.ts";
import { countPastSubscriptions, customerAt, keepBuyer, readCaller } from "./buyer.ts";
import { keepCheckoutSession } from "./checkout-session-store.ts";
import { coachProducts, firstChargeAt, requireCoach } from "./coach-plans.ts";
import { withCheckout } from "./create-checkout-session.ts";
import { getPrice } from "./read-order.ts";

/**
 * Begins the checkout of a coach's own subscription on the provider's page. What is left of the trial stays free.
 * @throws Problem permission_denied for anybody but a coach; already_subscribed.
 * @throws InvalidFields for a price that is not for coaches, or an address that is not ours.
 */
export async function createCoachCheckout(call: Call<typeof endpoint>) {
  const { actor, body, services, now, language, retryKey } = call;
  requireCoach(actor);
  const success = await readRedirectUrl(call, "success_url", body.success_url);
  const cancel = await readRedirectUrl(call, "cancel_url", body.cancel_url);
  const buyer = await readCaller(call, actor);
  await countPastSubscriptions(call);
  const freeUntil = firstChargeAt(actor, now);
  const openCheckout = async (provider: PaymentProvider) => {
    const price = await getPrice(provider, coachProducts(services), body.price_id);
    const customer = await customerAt(provider, buyer, retryKey);
    const opened = await provider.openCheckout(
      {
        payer: { customerId: customer },
        priceId: price.id,
        promotionId: null,
        freeUntil,
        successUrl: withCheckout(success, body.state),
        cancelUrl: cancel.href,
        language,
      },
      `${retryKey}-coach-checkout`,
    );
    return { ...opened, customer };
  };
  return Outside.ask(services.payments, openCheckout, async (later, { id, url, customer }) => {
    await keepBuyer(later, buyer, customer);
    const { userId: user_id, email, organisationId: organisation_id } = buyer;
    const row = { id, user_id, organisation_id, email, created_at: later.now };
    await withReach(later.db, "all", () => keepCheckoutSession(later.db, row));
    return { session_id: id, checkout_url: url };
  });
}
