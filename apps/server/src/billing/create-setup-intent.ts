import type { createSetupIntent as endpoint } from "@plateful/contract";
import type { Call } from "../platform/call.ts";
import { customerOfCaller, getBuyerEmail, makeCustomer } from "./buyer.ts";
import { getSeller } from "./read-order.ts";

/** Begins to keep a way of paying for the caller, or for a newcomer with an address. */
export async function createSetupIntent(call: Call<typeof endpoint>) {
  const { visitor, body } = call;
  const seller = await getSeller(call, body.organisation_subdomain);
  const email = await getBuyerEmail(call, body.email);
  const customer =
    visitor === null
      ? await makeCustomer(call, { email, userId: null, organisationId: seller.id })
      : await customerOfCaller(call, visitor.id);
  const intent = await call.services.payments.ask((stripe) =>
    stripe.setupIntents.create({ customer, usage: "off_session" }),
  );
  return { client_secret: intent.client_secret ?? "", customer_id: customer };
}
