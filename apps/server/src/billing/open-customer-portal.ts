import type { openCustomerPortal as endpoint } from "@plateful/contract";
import type { Call } from "../platform/call.ts";
import { invalidField } from "../platform/problem.ts";
import { readOwnSite } from "../sign-in/index.ts";
import { customerOfCaller } from "./buyer.ts";

/**
 * A link to the provider's pages on which the caller manages what they pay.
 * @throws InvalidFields return_url unless it is ours.
 */
export async function openCustomerPortal(call: Call<typeof endpoint>): Promise<{ portal_url: string }> {
  const { settings, payments } = call.services;
  const wanted = call.body.return_url ?? `${settings.publicUrl}/profile`;
  const site = readOwnSite(wanted, settings);
  if (site === null) throw invalidField("return_url", "redirect_url");
  const customer = await customerOfCaller(call, call.actor.id);
  const { url } = await payments.ask((stripe) =>
    stripe.billingPortal.sessions.create({
      customer,
      return_url: site.url.href,
      locale: call.language,
    }),
  );
  return { portal_url: url };
}
