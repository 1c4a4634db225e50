import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { datetime, entity } from "../fields.ts";
import { redirectUrl } from "../sign-in/sign-in.ts";
import { BILLING_INTERVALS } from "../sign-in/user.ts";
import { checkoutStateField, providerId } from "./checkout.ts";

const ownBilling = { feature: "billing", access: { who: "blocked-too" } } as const;

/** What a coach can subscribe to. Its limits are those that the provider's product says; null = it says none. */
export const coachPlan = entity(
  "CoachPlan",
  z.object({
    product: z.string(),
    name: z.string(),
    max_coaches: z.nullable(z.int()),
    max_clients: z.nullable(z.int()),
    /** Cheapest first; amounts in cents. */
    prices: z.array(
      z.object({
        id: z.string(),
        amount: z.int(),
        currency: z.string(),
        interval: z.enum(BILLING_INTERVALS),
      }),
    ),
  }),
);
export type CoachPlan = z.output<typeof coachPlan>;

export const listCoachPlans = endpoint({
  ...ownBilling,
  method: "GET",
  name: "list-coach-plans",
  path: "billing/coach-plans/",
  summary: "List what the calling coach can subscribe to",
  errors: ["permission_denied", "account_disabled", "billing_unavailable"],
  answer: z.object({
    /** By price, cheapest first; empty where nothing is for sale. */
    plans: z.array(coachPlan),
    /** Active clients of the practice. */
    clients: z.int(),
    /** Active coaches of the practice, assistants and owners included. */
    coaches: z.int(),
    /** The end of the trial, if a subscription waits for it; null = it is charged at once. */
    first_charge_at: z.nullable(datetime()),
  }),
});

export const createCoachCheckout = endpoint({
  ...ownBilling,
  method: "POST",
  name: "create-coach-checkout",
  path: "billing/coach-checkout/",
  summary: "Begin the checkout of the calling coach's own subscription",
  body: z.object({
    price_id: providerId("price_unknown"),
    success_url: redirectUrl,
    cancel_url: redirectUrl,
    state: checkoutStateField(),
  }),
  errors: ["permission_denied", "account_disabled", "already_subscribed", "billing_unavailable"],
  answer: z.object({ session_id: z.string(), checkout_url: z.string() }),
});

export const getReferral = endpoint({
  ...ownBilling,
  method: "GET",
  name: "get-referral",
  path: "billing/referral/",
  summary: "The calling coach's code for colleagues, and what it has brought",
  errors: ["permission_denied", "account_disabled"],
  answer: z.object({
    code: z.string(),
    /** For each colleague who pays, in cents. */
    reward: z.int(),
    currency: z.string(),
    /** Colleagues who made an account with the code, and those of them who pay. */
    started: z.int(),
    paying: z.int(),
  }),
});
