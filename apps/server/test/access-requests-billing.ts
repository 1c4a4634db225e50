import { randomBytes } from "node:crypto";
import { type Build, plain } from "./access-request.ts";
import type { World } from "./access-world.ts";
import { anEmail } from "./test-browser.ts";

/** An organisation with something to sell, and an order for it. */
async function anOrder(world: World): Promise<{ organisation_subdomain: string; price_id: string }> {
  const name = randomBytes(5).toString("hex");
  await world.app.anOrganisation({ subdomain: `shop-${name}`, product_stripe_id: `prod_${name}` });
  return { organisation_subdomain: `shop-${name}`, price_id: `price_month_prod_${name}` };
}

const places = {
  success_url: "http://localhost:3000/checkout",
  cancel_url: "http://localhost:3000/checkout/failure",
  state: "a-state-of-this-checkout",
};

/** A valid request for every call about billing. */
export const BILLING_REQUESTS: Record<string, Build> = {
  "get-billing-options": plain(),
  "open-customer-portal": plain({ body: {} }),
  "cancel-deal": plain({ body: {} }),
  "list-coach-plans": plain(),
  "create-coach-checkout": plain({ body: { ...places, price_id: "price_month_prod_coach_solo" } }),
  "get-referral": plain(),
  "list-checkout-prices": async (world) => {
    const { organisation_subdomain } = await anOrder(world);
    return { query: { organisation_subdomain } };
  },
  "create-checkout-session": async (world) => ({
    body: { ...(await anOrder(world)), ...places, email: anEmail() },
  }),
  "create-setup-intent": async (world) => {
    const { organisation_subdomain } = await anOrder(world);
    return { body: { organisation_subdomain, email: anEmail() } };
  },
  "create-subscription": async (world, { caller }) => {
    const order = await anOrder(world);
    const as = caller === "nobody" ? undefined : await world.newPerson(caller);
    const { organisation_subdomain } = order;
    const intent = { organisation_subdomain, email: anEmail() };
    const { body } = await world.app.post("create-b2c-setup-intent/", intent, { as });
    return { as, body: { ...order, customer_id: body.customer_id, payment_method_id: "pm_card_visa" } };
  },
  "create-payment-intent": async (world) => ({ body: await anOrder(world) }),
  "verify-subscription": plain({ body: { session_id: "cs_unknown" } }),
  "validate-promo-code": plain({ body: { code: "WELCOME20" } }),
  "enter-from-checkout": plain({ query: { session_id: "cs_unknown" } }),
};
