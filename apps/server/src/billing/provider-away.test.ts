import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type FaultProxy, startFaultProxy } from "../../../../tools/fault-proxy.ts";
import { aShop, aSubscription, type Shop, STATE } from "../../test/billing-factories.ts";
import { openTestApp, type Person, type TestAnswer, type TestApp, TestClock } from "../../test/test-app.ts";
import { anEmail } from "../../test/test-browser.ts";
import { inSystemScope } from "../platform/database/scope.ts";
import { DevelopmentProvider } from "../platform/payments/development-provider.ts";
import { routes } from "../routes.ts";
import { portalSignature } from "./serve-portal-redirect.ts";

/** The bar: nobody waits longer for someone else's server, in milliseconds. */
const MAX_MS = 5_000;
const OTHERS = 34;

const clock = new TestClock();
const provider = new DevelopmentProvider("http://localhost:3000", clock);
let proxy: FaultProxy;
let app: TestApp;
let shop: Shop;
let anna: Person;
let subscriber: Person;
let coach: Person;

beforeAll(async () => {
  proxy = await startFaultProxy(Number((await provider.listen()).port));
  const { webhookSecret } = provider;
  const accountManagement = { active: [], any: [] };
  const coachProducts = ["prod_coach_solo"];
  const keys = { secretKey: "sk_test_key", webhookSecret, base: proxy.url, portalUrl: undefined };
  app = await openTestApp({ clock, settings: { payments: { ...keys, coachProducts, accountManagement } } });
  shop = await aShop(app);
  anna = await app.aUser();
  subscriber = await app.aUser();
  coach = await app.aCoach();
  await aSubscription(app, subscriber, "active");
  // The provider's library is loaded at the first question, which is no part of what is measured.
  await app.app.services.payments.ask((provider) => provider.listPrices("prod_any"));
  await proxy.dropAll();
});
afterAll(async () => {
  await app.close();
  await proxy.close();
  await provider.close();
});

const places = {
  success_url: "http://localhost:3000/checkout",
  cancel_url: "http://localhost:3000/checkout/failure",
  state: STATE,
};

const aCheckoutOfOurs = async (id: string) => {
  const row = { id, organisation_id: shop.id, email: anEmail(), created_at: clock.now() };
  await inSystemScope(app.app.services.db, (trx) =>
    trx
      .insertInto("checkout_sessions")
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  );
  return id;
};

const customerOf = (person: Person) =>
  inSystemScope(app.app.services.db, (trx) =>
    trx
      .selectFrom("customers")
      .innerJoin("subscriptions", "subscriptions.customer_id", "customers.id")
      .select(["customers.id", "subscriptions.id as subscription"])
      .where("customers.user_id", "=", person.id)
      .executeTakeFirstOrThrow(),
  );

const post = (path: string, body: object, as?: Person) => () => app.post(path, body, { as });

/** A request for every call that asks the provider, by the name of the call. */
async function requests(): Promise<Record<string, () => Promise<TestAnswer>>> {
  const { id, subscription } = await customerOf(subscriber);
  const session_id = await aCheckoutOfOurs("cs_waiting");
  const newcomer = { ...shop.order, email: anEmail() };
  const stranger = {
    ...shop.order,
    customer_id: await aStrangersCustomer(),
    payment_method_id: "pm_card_visa",
  };
  return {
    "open-customer-portal": post("users/stripeCustomerPortal/", {}, anna),
    "cancel-deal": post("cancelDeal/", {}, subscriber),
    "list-coach-plans": () => app.get("billing/coach-plans/", { as: coach }),
    "create-coach-checkout": post(
      "billing/coach-checkout/",
      { ...places, price_id: "price_month_prod_coach_solo" },
      coach,
    ),
    "list-checkout-prices": () => app.get(`checkout-prices/?organisation_subdomain=${shop.subdomain}`),
    "create-checkout-session": post("create-b2c-checkout-session/", { ...newcomer, ...places }),
    "create-setup-intent": post("create-b2c-setup-intent/", newcomer),
    "create-subscription": post("create-b2c-subscription/", stranger),
    "create-payment-intent": post("create-payment-intent/", shop.order),
    "verify-subscription": post("subscription-verification/", { subscription_id: subscription }, subscriber),
    "validate-promo-code": post("validate-promo-code/", { code: "WELCOME20" }),
    "enter-from-checkout": () => app.get(`user-from-checkout-session/?session_id=${session_id}`),
    "the portal redirect": () => {
      const { secretKey } = app.app.services.settings;
      const sig = portalSignature(secretKey, subscriber.email, id);
      return app.get(`customerPortalRedirect/?email=${subscriber.email}&id=${id}&sig=${sig}`);
    },
    "the provider's message": () => tellOf(id),
  };
}

async function aStrangersCustomer(): Promise<string> {
  const id = "cus_stranger";
  const row = { id, email: anEmail(), organisation_id: shop.id, created_at: clock.now() };
  await inSystemScope(app.app.services.db, (trx) =>
    trx
      .insertInto("customers")
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  );
  return id;
}

function tellOf(customer: string): Promise<TestAnswer> {
  const object = { id: "sub_any", object: "subscription", customer };
  const { payload, signature } = provider.eventOf("customer.subscription.updated", object);
  const headers = { "stripe-signature": signature };
  return app.call("POST", "/api/webhooks/stripe/", payload, { headers });
}

const timed = async (call: () => Promise<TestAnswer>) => {
  const began = performance.now();
  const { status, body, headers } = await call();
  return { status, code: body?.code, detail: body?.detail, headers, ms: performance.now() - began };
};

const borrowed = () => app.app.services.database.borrowed();

const UPLOADING = new Set<string>(["media", "organisations", "bring"]);

describe("a payment provider that never answers", () => {
  it("E15 knows of every call that asks it", async () => {
    const asking = routes
      // An upload, of a logo too, leaves its transaction for a process of this product.
      .filter(({ isPhased, endpoint }) => isPhased && !UPLOADING.has(endpoint.feature))
      .map(({ endpoint }) => endpoint.name);
    const tried = Object.keys(await requests()).filter((name) => !name.startsWith("the "));
    expect(tried.sort()).toEqual(asking.sort());
  });

  it("E15 BILL-035 holds no connection, leaves everybody else served, and is told of within five seconds", async () => {
    proxy.become("hole");
    const calls = Object.entries(await requests());
    const underWay = calls.map(async ([name, call]) => ({ name, ...(await timed(call)) }));
    await expect.poll(() => proxy.open, { timeout: 3_000 }).toBe(calls.length);
    await expect.poll(borrowed, { interval: 10, timeout: 1_000 }).toBe(0);
    const others = await Promise.all(
      Array.from({ length: OTHERS }, () => app.get("users/me/", { as: anna })),
    );
    expect(others.map(({ status }) => status)).toEqual(Array(OTHERS).fill(200));
    // They were answered while all of them still waited.
    expect(proxy.open).toBe(calls.length);
    for (const { name, status, code, ms } of await Promise.all(underWay)) {
      expect([name, status, code]).toEqual([name, 503, "billing_unavailable"]);
      expect([name, ms < MAX_MS]).toEqual([name, true]);
    }
    expect((await app.get("auth/users/me/", { as: anna })).body.customer).toEqual([]);
  });

  it("BILL-035 is not asked again by those who come next: they hear at once, in their language, when to come back", async () => {
    const before = proxy.accepted;
    const call = () => app.post("users/stripeCustomerPortal/", {}, { as: anna, language: "nl" });
    const refused = await timed(call);
    expect(refused).toMatchObject({ status: 503, code: "billing_unavailable" });
    expect(refused.detail).toBe("Betalen lukt nu even niet. Probeer het later opnieuw.");
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect(proxy.accepted).toBe(before);
  });

  it("BILL-035 is asked again by itself once it is back, and messages that it repeats count", async () => {
    proxy.become("up");
    const portal = () => app.post("users/stripeCustomerPortal/", {}, { as: anna });
    await expect.poll(async () => (await portal()).status, { timeout: 15_000 }).toBe(200);
    const { id } = await customerOf(subscriber);
    expect((await tellOf(id)).status).toBe(200);
  });

  it("BILL-035 is not asked inside a transaction: that is a bug, which throws", async () => {
    const { services } = app.app;
    const ask = () => services.payments.ask((provider) => provider.listPrices("prod_any"));
    const inside = inSystemScope(services.db, ask);
    await expect(inside).rejects.toThrow("The payment provider was asked inside a database transaction.");
    await expect(services.database.inTransaction(null, ask)).rejects.toThrow("inside a database transaction");
    expect(await ask()).toHaveLength(2);
  });
});
