import type { openCustomerPortal as endpoint } from "@plateful/contract";
import type { Stripe } from "stripe";
import { type Call, Outside } from "../platform/calls/call.ts";
import { readRedirectUrl } from "../sign-in/index.ts";
import { customerAt, keepBuyer, readPayer } from "./buyer.ts";

/**
 * A link to the provider's pages on which the caller manages what they pay.
 * @throws InvalidFields return_url unless it is ours.
 */
export async function openCustomerPortal(call: Call<typeof endpoint>) {
  const { language, retryKey } = call;
  const { settings, payments } = call.services;
  const wanted = call.body.return_url ?? `${settings.publicUrl}/profile`;
  const back = await readRedirectUrl(call, "return_url", wanted);
  const buyer = await readPayer(call, call.actor);
  const openPortal = async (stripe: Stripe) => {
    const customer = await customerAt(stripe, buyer, retryKey);
    const portal = { customer, return_url: back.href, locale: language };
    const { url } = await stripe.billingPortal.sessions.create(portal);
    return { customer, url };
  };
  return Outside.ask(payments, openPortal, async (later, { customer, url }) => {
    await keepBuyer(later, buyer, customer);
    return { portal_url: url };
  });
}
