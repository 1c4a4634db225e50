import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { email, looseText, maybe, text } from "../fields.ts";
import { redirectUrl } from "../sign-in/sign-in.ts";
import { BILLING_INTERVALS, SUBSCRIPTION_STATUSES, user } from "../sign-in/user.ts";

const checkout = { feature: "billing", access: { who: "anyone" } } as const;
const subscriptionStatus = z.enum(SUBSCRIPTION_STATUSES);
/** A name that the payment provider gave: letters and digits after a word for the kind of thing, as in `price_1N…`. */
export const providerId = (error: "price_unknown" | "customer_unknown" = "customer_unknown") =>
  text(255).check(z.refine<string>((name) => /^[a-z]+_\w+$/.test(name), { error }));

/** A random value that this browser knows, by which the way back is recognised. */
export const checkoutStateField = () => z.string().check(z.regex(/^[\w-]{16,100}$/));

/** What is bought, from whom. The amount is never sent: it is the provider's (ledger BILL-029). */
const order = {
  organisation_subdomain: text(63),
  price_id: providerId("price_unknown"),
  promo_code: maybe(looseText(60)),
};

export const listCheckoutPrices = endpoint({
  ...checkout,
  method: "GET",
  name: "list-checkout-prices",
  path: "checkout-prices/",
  summary: "List what an organisation sells, with the provider's prices in cents",
  query: z.object({ organisation_subdomain: text(63) }),
  errors: ["billing_unavailable"],
  answer: z.object({
    prices: z.array(
      z.object({
        id: z.string(),
        amount: z.int(),
        currency: z.string(),
        interval: z.enum(BILLING_INTERVALS),
      }),
    ),
  }),
});
export type CheckoutPrice = z.output<NonNullable<typeof listCheckoutPrices.answer>>["prices"][number];

export const createCheckoutSession = endpoint({
  ...checkout,
  method: "POST",
  name: "create-checkout-session",
  path: "create-b2c-checkout-session/",
  summary: "Begin a checkout on the payment provider's page",
  body: z.object({
    ...order,
    email: maybe(email()),
    success_url: redirectUrl,
    cancel_url: redirectUrl,
    state: checkoutStateField(),
  }),
  errors: ["permission_denied", "account_disabled", "already_subscribed", "billing_unavailable"],
  answer: z.object({ session_id: z.string(), checkout_url: z.string() }),
});

export const createSetupIntent = endpoint({
  ...checkout,
  method: "POST",
  name: "create-setup-intent",
  path: "create-b2c-setup-intent/",
  summary: "Begin to keep a way of paying",
  body: z.object({ organisation_subdomain: text(63), email: maybe(email()) }),
  errors: ["permission_denied", "account_disabled", "billing_unavailable"],
  answer: z.object({ client_secret: z.string(), customer_id: z.string() }),
});

export const createSubscription = endpoint({
  ...checkout,
  method: "POST",
  name: "create-subscription",
  path: "create-b2c-subscription/",
  summary: "Subscribe with a way of paying that was kept before",
  body: z.object({ ...order, customer_id: providerId(), payment_method_id: providerId() }),
  errors: ["permission_denied", "account_disabled", "already_subscribed", "billing_unavailable"],
  answer: z.object({
    subscription_id: z.string(),
    status: subscriptionStatus,
    client_secret: z.optional(z.string()),
  }),
});

export const createPaymentIntent = endpoint({
  ...checkout,
  method: "POST",
  name: "create-payment-intent",
  path: "create-payment-intent/",
  summary: "Begin a payment of what the provider asks for a price",
  body: z.object(order),
  errors: ["permission_denied", "account_disabled", "billing_unavailable"],
  answer: z.object({ client_secret: z.string(), amount: z.int(), currency: z.string() }),
});

export const verifySubscription = endpoint({
  ...checkout,
  method: "POST",
  name: "verify-subscription",
  path: "subscription-verification/",
  summary: "Ask the provider again whether a checkout or subscription is paid",
  status: 200,
  body: z.object({ session_id: maybe(providerId()), subscription_id: maybe(providerId()) }),
  errors: ["not_found", "billing_unavailable"],
  answer: z.object({ active: z.boolean(), status: z.nullable(subscriptionStatus) }),
});

export const validatePromoCode = endpoint({
  ...checkout,
  method: "POST",
  name: "validate-promo-code",
  path: "validate-promo-code/",
  summary: "Say what a promo code takes off",
  status: 200,
  body: z.object({ code: text(60), price_id: maybe(providerId("price_unknown")) }),
  errors: ["throttled", "billing_unavailable"],
  answer: z.object({
    valid: z.boolean(),
    code: z.optional(z.string()),
    percent_off: z.optional(z.nullable(z.number())),
    amount_off: z.optional(z.nullable(z.int())),
    currency: z.optional(z.nullable(z.string())),
  }),
});

export const enterFromCheckout = endpoint({
  ...checkout,
  method: "GET",
  name: "enter-from-checkout",
  path: "user-from-checkout-session/",
  summary: "Let the person in who has just paid, once, within 60 minutes",
  query: z.object({ session_id: providerId() }),
  errors: ["not_found", "gone", "checkout_not_completed", "sign_in_required", "billing_unavailable"],
  answer: z.object({ auth_token: z.string(), user }),
});
