import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { datetime, looseText, maybe } from "../fields.ts";
import { SUBSCRIPTION_STATUSES } from "../sign-in/user.ts";

/** What the app has to know about billing before it asks for anything. */
export const getBillingOptions = endpoint({
  feature: "billing",
  method: "GET",
  access: { who: "anyone" },
  name: "get-billing-options",
  path: "billing/options/",
  summary: "Where billing is managed, and which products open subscription management",
  answer: z.object({
    /** Used when the provider gives no link of its own (ledger BILL-021). */
    portal_url: z.string(),
    account_management_products: z.object({ active: z.array(z.string()), any: z.array(z.string()) }),
  }),
});

export const openCustomerPortal = endpoint({
  feature: "billing",
  method: "POST",
  access: { who: "blocked-too" },
  name: "open-customer-portal",
  path: "users/stripeCustomerPortal/",
  summary: "Give a link to the payment provider's portal for the caller",
  status: 200,
  body: z.object({ return_url: maybe(looseText(2000)) }),
  errors: ["account_disabled", "billing_unavailable"],
  answer: z.object({ portal_url: z.string() }),
});

export const cancelDeal = endpoint({
  feature: "billing",
  method: "POST",
  access: { who: "user" },
  name: "cancel-deal",
  path: "cancelDeal/",
  summary: "End the caller's own subscription with the period that is paid",
  status: 200,
  body: z.object({ reason: maybe(looseText(500)) }),
  errors: ["not_found", "billing_unavailable"],
  answer: z.object({ status: z.enum(SUBSCRIPTION_STATUSES), cancel_at: z.nullable(datetime()) }),
});
