import type { createSetupIntent as endpoint } from "@plateful/contract";
import { type Call, Outside } from "../platform/calls/call.ts";
import type { PaymentProvider } from "../platform/payments/payment-provider.ts";
import { type Buyer, customerAt, getBuyerEmail, keepBuyer, readCaller } from "./buyer.ts";
import { getSeller } from "./read-order.ts";

async function beginSetup(provider: PaymentProvider, buyer: Buyer, retryKey: string) {
  const customer = await customerAt(provider, buyer, retryKey);
  return { customer, client_secret: await provider.beginSetup(customer, `${retryKey}-setup`) };
}

/** Begins to keep a way of paying for the caller, or for a newcomer with an address. */
export async function createSetupIntent(call: Call<typeof endpoint>) {
  const { visitor, body, services, retryKey } = call;
  const seller = await getSeller(call, body.organisation_subdomain);
  const email = await getBuyerEmail(call, body.email);
  const newcomer = { knownId: null, email, userId: null, organisationId: seller.id };
  const buyer = visitor === null ? newcomer : await readCaller(call, visitor);
  return Outside.ask(
    services.payments,
    (provider) => beginSetup(provider, buyer, retryKey),
    async (later, { customer, client_secret }) => {
      await keepBuyer(later, buyer, customer);
      return { client_secret, customer_id: customer };
    },
  );
}
