import type { openCustomerPortal as endpoint } from "@plateful/contract";
import { type Call, Outside } from "../platform/calls/call.ts";
import type { PaymentProvider } from "../platform/payments/payment-provider.ts";
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
  const openPortal = async (provider: PaymentProvider) => {
    const customer = await customerAt(provider, buyer, retryKey);
    const url = await provider.openPortal({ customerId: customer, returnUrl: back.href, language });
    return { customer, url };
  };
  return Outside.ask(payments, openPortal, async (later, { customer, url }) => {
    await keepBuyer(later, buyer, customer);
    return { portal_url: url };
  });
}
