import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  aShop,
  aSubscription,
  beginCheckout,
  providerOf,
  type Shop,
  STATE,
} from "../../test/billing-factories.ts";
import { openTestApp, type TestApp } from "../../test/test-app.ts";
import { anEmail } from "../../test/test-browser.ts";
import { inSystemScope } from "../platform/database/scope.ts";

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  shop = await aShop(app);
});

const enter = (id: string) => app.get(`user-from-checkout-session/?session_id=${id}`);
const verify = (body: object, as?: Awaited<ReturnType<TestApp["aUser"]>>) =>
  app.post("subscription-verification/", body, { as });

/** Carries the provider's messages to the server, or loses them. */
const tell = (isTold: boolean) =>
  providerOf(app).onEvent(async (payload, signature) => {
    const headers = { "stripe-signature": signature };
    if (isTold) await app.call("POST", "/api/webhooks/stripe/", payload, { headers });
  });

/** Someone pays; without `isTold` the provider's messages are lost. */
async function pay(sessionId: string, isTold = true): Promise<void> {
  const provider = providerOf(app);
  tell(isTold);
  provider.state.pay(sessionId);
  await provider.settled();
}

describe("what is for sale", () => {
  it("BILL-029 the prices are the provider's, by organisation", async () => {
    const { status, body } = await app.get(`checkout-prices/?organisation_subdomain=${shop.subdomain}`);
    expect(status).toBe(200);
    expect(body.prices).toEqual([
      { id: `price_month_${shop.product}`, amount: 1295, currency: "eur", interval: "month" },
      { id: `price_year_${shop.product}`, amount: 12_900, currency: "eur", interval: "year" },
    ]);
    const free = await app.anOrganisation({ subdomain: `free-${shop.subdomain}` });
    expect(free).toBeGreaterThan(0);
    for (const name of [`free-${shop.subdomain}`, "nobody"]) {
      const answer = await app.get(`checkout-prices/?organisation_subdomain=${name}`);
      expect(answer.status).toBe(400);
      expect(Object.keys(answer.body)).toEqual(["organisation_subdomain"]);
    }
  });

  it("BILL-029 an amount that the caller sends changes nothing, and another's price is refused", async () => {
    const sent = { amount: 1, currency: "usd", unit_amount: 1 };
    const intent = await app.post("create-payment-intent/", { ...shop.order, ...sent });
    expect(intent.status).toBe(201);
    expect(intent.body).toMatchObject({ amount: 1295, currency: "eur" });
    const other = await aShop(app);
    const stolen = { ...shop.order, price_id: other.order.price_id };
    for (const [body, field] of [
      [stolen, "price_id"],
      [{ ...shop.order, price_id: "price_unknown" }, "price_id"],
      [{ ...shop.order, price_id: "ot__" }, "price_id"],
      [{ ...shop.order, organisation_subdomain: "nobody" }, "organisation_subdomain"],
      [{ ...shop.order, promo_code: "NOSUCH" }, "promo_code"],
    ] as const) {
      const refused = await app.post("create-payment-intent/", body);
      expect([refused.status, Object.keys(refused.body)]).toEqual([400, [field]]);
    }
  });

  it("BILL-025 BILL-029 a promo code takes off what the provider says", async () => {
    const intent = (promo_code: string) => app.post("create-payment-intent/", { ...shop.order, promo_code });
    expect((await intent("WELCOME20")).body.amount).toBe(1036);
    expect((await intent("fiveoff")).body.amount).toBe(795);
    const check = (code: string) => app.post("validate-promo-code/", { code }, { ip: "10.9.8.7" });
    expect((await check("WELCOME20")).body).toMatchObject({ valid: true, percent_off: 20 });
    expect((await check("NOSUCH")).body).toEqual({ valid: false });
    for (let time = 2; time < 10; time++) expect((await check("NOSUCH")).status).toBe(200);
    expect((await check("NOSUCH")).status).toBe(429);
  });
});

describe("a checkout", () => {
  it("BILL-025 BILL-030 BILL-031 lets the newcomer in who paid, once", async () => {
    const email = anEmail();
    const begun = await beginCheckout(app, shop, { email });
    expect(begun.status).toBe(201);
    const { session_id } = begun.body;
    expect(begun.body.checkout_url).toContain(session_id);
    expect((await enter("cs_unknown")).status).toBe(404);
    const early = await enter(session_id);
    expect([early.status, early.body.code]).toEqual([409, "not_completed"]);
    expect((await verify({ session_id })).body).toEqual({ active: false, status: null });
    await pay(session_id);
    expect((await verify({ session_id })).body).toEqual({ active: true, status: "active" });
    const answers = await Promise.all([enter(session_id), enter(session_id), enter(session_id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
    const entered = answers.find(({ status }) => status === 200)?.body;
    expect(entered.user).toMatchObject({ email, organisation: { id: shop.id } });
    expect(entered.user.email_confirmed).toBe(false);
    const me = await app.get("auth/users/me/", { headers: { authorization: `Token ${entered.auth_token}` } });
    expect(me.body.customer[0].subscriptions).toMatchObject([
      { status: "active", items: [{ plan: { product: shop.product, amount: 1295, interval: "month" } }] },
    ]);
  });

  it("BILL-031 works without the provider's message, which may be late", async () => {
    const { body } = await beginCheckout(app, shop, { email: anEmail() });
    await pay(body.session_id, false);
    expect((await verify({ session_id: body.session_id })).body).toEqual({ active: true, status: "active" });
    expect((await enter(body.session_id)).status).toBe(200);
  });

  it("BILL-030 is over an hour after it was paid", async () => {
    const { body } = await beginCheckout(app, shop, { email: anEmail() });
    await pay(body.session_id);
    app.clock.forward(3601);
    expect((await enter(body.session_id)).status).toBe(410);
  });

  it("BILL-030 never lets anybody into an account that was there before", async () => {
    const victim = await app.aUser();
    const { body } = await beginCheckout(app, shop, { email: victim.email });
    await pay(body.session_id);
    const refused = await enter(body.session_id);
    expect([refused.status, refused.body.code]).toEqual([409, "sign_in_required"]);
    expect(refused.body).not.toHaveProperty("auth_token");
    const me = await app.get("auth/users/me/", { as: victim });
    expect(me.body.customer[0].subscriptions).toMatchObject([{ status: "active" }]);
  });

  it("BILL-025 BILL-028 leads back to our own pages only, with the caller's state", async () => {
    const { body } = await beginCheckout(app, shop, { email: anEmail() });
    const session = providerOf(app).state.sessions.get(body.session_id);
    expect(session?.success_url).toBe(
      `http://localhost:3000/checkout?checkout=${STATE}&session_id={CHECKOUT_SESSION_ID}`,
    );
    for (const [change, field] of [
      [{ success_url: "https://evil.example/" }, "success_url"],
      [{ cancel_url: "https://evil.example/" }, "cancel_url"],
      [{ state: "a b" }, "state"],
      [{ email: null }, "email"],
    ] as const) {
      const refused = await beginCheckout(app, shop, { email: anEmail(), ...change });
      expect([refused.status, Object.keys(refused.body)]).toEqual([400, [field]]);
    }
  });

  it("BILL-025 a subscriber cannot subscribe twice", async () => {
    const person = await app.aUser();
    expect((await beginCheckout(app, shop, {}, person)).status).toBe(201);
    await aSubscription(app, person, "active");
    const refused = await beginCheckout(app, shop, {}, person);
    expect([refused.status, refused.body.code]).toEqual([409, "already_subscribed"]);
  });
});

describe("a subscription without the provider's page", () => {
  const subscribe = async (payment_method_id: string, as?: Awaited<ReturnType<TestApp["aUser"]>>) => {
    const { organisation_subdomain } = shop.order;
    const intent = await app.post(
      "create-b2c-setup-intent/",
      { organisation_subdomain, email: anEmail() },
      { as },
    );
    expect(intent.status).toBe(201);
    const { customer_id } = intent.body;
    return {
      customer_id,
      answer: await app.post(
        "create-b2c-subscription/",
        { ...shop.order, customer_id, payment_method_id },
        { as },
      ),
    };
  };

  it("BILL-025 begins with a card that was kept; its owner alone can ask for it", async () => {
    const person = await app.aUser();
    const { answer } = await subscribe("pm_card_visa", person);
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ status: "active", client_secret: expect.any(String) });
    const { subscription_id } = answer.body;
    expect((await verify({ subscription_id }, person)).body).toEqual({ active: true, status: "active" });
    expect((await verify({ subscription_id })).status).toBe(404);
    expect((await verify({ subscription_id }, await app.aUser())).status).toBe(404);
    expect((await verify({})).status).toBe(400);
  });

  it("BILL-025 says that a card was refused, and refuses someone else's customer", async () => {
    const person = await app.aUser();
    const { answer, customer_id } = await subscribe("pm_card_chargeDeclined", person);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body)).toEqual(["non_field_errors"]);
    const order = { ...shop.order, customer_id, payment_method_id: "pm_card_visa" };
    for (const as of [undefined, await app.aUser()]) {
      const refused = await app.post("create-b2c-subscription/", order, { as });
      expect([refused.status, Object.keys(refused.body)]).toEqual([400, ["customer_id"]]);
    }
  });

  it("BILL-025 BILL-031 gives a newcomer an account by address, once the provider says that it is paid", async () => {
    tell(true);
    const { answer, customer_id } = await subscribe("pm_card_visa");
    await providerOf(app).settled();
    const rows = await inSystemScope(app.app.services.db, (trx) =>
      trx
        .selectFrom("subscriptions")
        .innerJoin("customers", "customers.id", "subscriptions.customer_id")
        .innerJoin("users", "users.id", "subscriptions.user_id")
        .select(["subscriptions.id", "customers.id as customer", "users.organisation_id"])
        .whereRef("users.email", "=", "customers.email")
        .where("customers.id", "=", customer_id)
        .execute(),
    );
    expect(rows).toEqual([
      { id: answer.body.subscription_id, customer: customer_id, organisation_id: shop.id },
    ]);
  });

  it("BILL-024 ends with the period that is paid, however often it is asked", async () => {
    const person = await app.aUser();
    const cancel = () => app.post("cancelDeal/", { reason: "Moving" }, { as: person });
    expect((await cancel()).status).toBe(404);
    const { answer } = await subscribe("pm_card_visa", person);
    await verify({ subscription_id: answer.body.subscription_id }, person);
    const first = await cancel();
    expect(first.status).toBe(200);
    const days = (Date.parse(first.body.cancel_at) - app.clock.now().getTime()) / 86_400_000;
    expect([first.body.status, Math.round(days)]).toEqual(["active", 30]);
    app.clock.forward(86_400);
    expect((await cancel()).body).toEqual(first.body);
  });
});

describe("the customer portal", () => {
  it("BILL-020 gives the caller a link to their own customer, and leads back to our pages only", async () => {
    const person = await app.aUser();
    const ask = (body: object) => app.post("users/stripeCustomerPortal/", body, { as: person });
    const [first, second] = [await ask({}), await ask({ return_url: "http://localhost:3000/profile" })];
    expect(first.status).toBe(200);
    const customerOf = (address: string) => /cus_\w+/.exec(address)?.[0];
    expect(customerOf(first.body.portal_url)).toBeDefined();
    expect(customerOf(second.body.portal_url)).toBe(customerOf(first.body.portal_url));
    const { body } = await app.get("auth/users/me/", { as: person });
    expect(body.customer).toEqual([{ id: customerOf(first.body.portal_url), subscriptions: [] }]);
    expect((await ask({ return_url: "https://evil.example/" })).status).toBe(400);
  });
});
