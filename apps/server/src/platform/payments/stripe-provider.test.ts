import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { signEvent } from "./development-provider.ts";
import { isMissing, isOutage, PaymentFailure } from "./payment-failure.ts";
import type { PaymentProvider } from "./payment-provider.ts";
import { openStripeProvider } from "./stripe-provider.ts";

const SECRET = "whsec_of_this_test";

interface Answer {
  readonly status: number;
  readonly body: object;
}

/** What the product sends, as `METHOD path?query` with the body and the key under which a repeat is recognised. */
let asked: { readonly line: string; readonly body: string; readonly key: unknown }[] = [];
let answer: Answer = { status: 200, body: {} };

let server: Server;
let provider: PaymentProvider;

/** Notes what is asked, and answers what the test wants. */
async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await text(request);
  const line = decodeURIComponent(`${request.method} ${request.url}`);
  // The library makes up a key of its own for what may be repeated anyway.
  const key = request.headers["idempotency-key"];
  const isOwn = key !== undefined && !String(key).startsWith("stripe-node-retry");
  asked.push({ line, body: decodeURIComponent(body.replaceAll("+", " ")), key: isOwn ? key : null });
  response.writeHead(answer.status, { "content-type": "application/json" }).end(JSON.stringify(answer.body));
}

beforeAll(async () => {
  server = createServer((request, response) => void take(request, response));
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const base = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  provider = await openStripeProvider({ secretKey: "sk_test_key", webhookSecret: SECRET, base });
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => void server.close(resolve));
});
beforeEach(() => {
  asked = [];
});

/** Lets the provider answer this. */
const answering = (body: object, status = 200): void => {
  answer = { status, body };
};
const listing = (...data: readonly object[]): void => answering({ object: "list", data, has_more: false });

const PRICE = {
  ...{ id: "price_1", active: true, product: "prod_1", unit_amount: 1295, currency: "eur" },
  recurring: { interval: "month", interval_count: 1 },
};

const ORDER = {
  ...{ priceId: "price_1", promotionId: null, freeUntil: null, cancelUrl: "https://a.test/back" },
  successUrl: "https://a.test/done?checkout=state",
  language: "nl",
} as const;
const RECURRING = "active=true&type=recurring&limit=20";
const CHECKOUT = "mode=subscription&line_items[0][price]=price_1&line_items[0][quantity]=1";
const WAYS =
  "success_url=https://a.test/done?checkout=state&session_id={CHECKOUT_SESSION_ID}&cancel_url=https://a.test/back";

const SUBSCRIBED = { customerId: "cus_1", priceId: "price_1", paymentMethodId: "pm_1" };
const SUBSCRIPTION = "customer=cus_1&items[0][price]=price_1&default_payment_method=pm_1";

interface Question {
  readonly ask: (provider: PaymentProvider) => Promise<unknown>;
  /** What the provider answers; an empty list when nothing is said. */
  readonly answers?: object;
  /** What is sent for it. */
  readonly line: string;
  readonly body?: string;
  readonly key?: string;
}

const KEY = "key-of-this-wish";
const PAGE = { id: "cs_1", url: "https://provider.test/" };

const QUESTIONS: readonly Question[] = [
  {
    ask: (to) => to.makeCustomer("a@b.test", KEY),
    line: "POST /v1/customers",
    body: "email=a@b.test",
    key: KEY,
  },
  {
    ask: (to) => to.creditCustomer("cus_1", { amount: 5000, currency: "eur" }, KEY),
    line: "POST /v1/customers/cus_1/balance_transactions",
    body: "amount=-5000&currency=eur",
    key: KEY,
  },
  {
    ask: (to) => to.openPortal({ customerId: "cus_1", returnUrl: "https://a.test/", language: "nl" }),
    line: "POST /v1/billing_portal/sessions",
    body: "customer=cus_1&return_url=https://a.test/&locale=nl",
  },
  {
    ask: (to) => to.openPortal({ customerId: "cus_1", returnUrl: "https://a.test/", language: null }),
    line: "POST /v1/billing_portal/sessions",
    body: "customer=cus_1&return_url=https://a.test/",
  },
  {
    ask: (to) => to.listProducts(["prod_1", "prod_2"]),
    line: "GET /v1/products?ids[0]=prod_1&ids[1]=prod_2&active=true&limit=100",
  },
  { ask: (to) => to.listPrices("prod_1"), line: `GET /v1/prices?product=prod_1&${RECURRING}` },
  {
    ask: (to) => to.listNamedPrices("prod_1"),
    line: `GET /v1/prices?product=prod_1&${RECURRING}&expand[0]=data.product`,
  },
  { ask: (to) => to.readPrice("price_1"), answers: PRICE, line: "GET /v1/prices/price_1" },
  {
    ask: (to) => to.findPromotion("Welcome"),
    line: "GET /v1/promotion_codes?code=Welcome&active=true&limit=1&expand[0]=data.promotion.coupon",
  },
  {
    ask: (to) => to.openCheckout({ ...ORDER, payer: { email: "a@b.test" }, promotionId: "promo_1" }, KEY),
    answers: PAGE,
    line: "POST /v1/checkout/sessions",
    body: `${CHECKOUT}&customer_email=a@b.test&discounts[0][promotion_code]=promo_1&${WAYS}&locale=nl`,
    key: KEY,
  },
  {
    ask: (to) =>
      to.openCheckout({ ...ORDER, payer: { customerId: "cus_1" }, freeUntil: new Date(1_999) }, KEY),
    answers: PAGE,
    line: "POST /v1/checkout/sessions",
    body: `${CHECKOUT}&customer=cus_1&subscription_data[trial_end]=1&${WAYS}&locale=nl`,
    key: KEY,
  },
  {
    ask: (to) => to.readCheckout("cs_1"),
    answers: { customer: null },
    line: "GET /v1/checkout/sessions/cs_1",
  },
  {
    ask: (to) => to.beginSetup("cus_1", KEY),
    answers: { client_secret: "secret" },
    line: "POST /v1/setup_intents",
    body: "customer=cus_1&usage=off_session",
    key: KEY,
  },
  {
    ask: (to) => to.beginPayment({ amount: 1295, currency: "eur" }, KEY),
    answers: { client_secret: "secret" },
    line: "POST /v1/payment_intents",
    body: "amount=1295&currency=eur&automatic_payment_methods[enabled]=true",
    key: KEY,
  },
  {
    ask: (to) => to.subscribe({ ...SUBSCRIBED, promotionId: "promo_1" }, KEY),
    line: "POST /v1/subscriptions",
    body: `${SUBSCRIPTION}&discounts[0][promotion_code]=promo_1&expand[0]=latest_invoice.confirmation_secret`,
    key: KEY,
  },
  {
    ask: (to) => to.subscribe({ ...SUBSCRIBED, promotionId: null }, KEY),
    line: "POST /v1/subscriptions",
    body: `${SUBSCRIPTION}&expand[0]=latest_invoice.confirmation_secret`,
    key: KEY,
  },
  {
    ask: (to) => to.listSubscriptions("cus_1"),
    line: "GET /v1/subscriptions?customer=cus_1&status=all&limit=100",
  },
  {
    ask: (to) => to.endWithPeriod("sub_1", "too dear"),
    line: "POST /v1/subscriptions/sub_1",
    body: "cancel_at_period_end=true&cancellation_details[comment]=too dear",
  },
  {
    ask: (to) => to.endWithPeriod("sub_1", ""),
    line: "POST /v1/subscriptions/sub_1",
    body: "cancel_at_period_end=true",
  },
  { ask: (to) => to.endNow("sub_1"), line: "DELETE /v1/subscriptions/sub_1" },
];

it.each(QUESTIONS)("BILL-025 BILL-029 $line asks this and nothing else", async (question) => {
  const { ask, answers = { data: [] }, line, body = "", key = null } = question;
  answering(answers);
  await ask(provider);
  expect(asked).toEqual([{ line, body, key }]);
});

it("BILL-025 knows of every question that the product asks", () => {
  const named = QUESTIONS.map(({ ask }) => /to\.(\w+)\(/.exec(String(ask))?.[1]);
  const questions = Object.entries(provider).filter(([, value]) => typeof value === "function");
  const asking = questions.map(([name]) => name).filter((name) => name !== "readEvent");
  expect([...new Set(named)].sort()).toEqual(asking.sort());
});

const price = (change: object) => {
  answering({ ...PRICE, ...change });
  return provider.readPrice("price_1");
};

it("BILL-029 a price says how often it is paid, and has no amount where that goes by steps or use", async () => {
  const plain = { id: "price_1", productId: "prod_1", amount: 1295, currency: "eur" };
  expect(await price({})).toEqual({ ...plain, interval: "month", trialDays: 0, isActive: true });
  const whole = { product: { id: "prod_2", object: "product", name: "Plateful" } };
  expect(await price({ ...whole, active: false })).toMatchObject({ productId: "prod_2", isActive: false });
  expect(await price({ recurring: null })).toMatchObject({ interval: null, trialDays: 0 });
  const recurring = { interval: "week", trial_period_days: 14 };
  expect(await price({ recurring })).toMatchObject({ interval: "week", trialDays: 14 });
  expect(await price({ unit_amount: null })).toMatchObject({ amount: null });
});

it("ORG-010 a named price has the name of its product, and none once that was deleted", async () => {
  const named = { ...PRICE, product: { id: "prod_1", object: "product", name: "Plateful" } };
  listing(named, { ...PRICE, product: { id: "prod_1", object: "product", deleted: true } });
  const names = (await provider.listNamedPrices("prod_1")).map(({ productName }) => productName);
  expect(names).toEqual(["Plateful", ""]);
});

it("BILL-029 a promotion says what it takes off, if the provider does", async () => {
  const code = { id: "promo_1", code: "WELCOME20" };
  const coupon = { id: "c", percent_off: 20, amount_off: null, currency: null };
  listing({ ...code, promotion: { type: "coupon", coupon } });
  const discount = { percentOff: 20, amountOff: null, currency: null };
  expect(await provider.findPromotion("welcome20")).toEqual({ ...code, discount });
  for (const unsaid of [null, "c"]) {
    listing({ ...code, promotion: { type: "coupon", coupon: unsaid } });
    expect(await provider.findPromotion("welcome20")).toEqual({ ...code, discount: null });
  }
  listing();
  expect(await provider.findPromotion("unknown")).toBeNull();
});

it.each([
  ["complete", "paid", true],
  ["complete", "no_payment_required", true],
  ["complete", "unpaid", false],
  ["open", "unpaid", false],
  ["open", "no_payment_required", false],
  ["expired", "unpaid", false],
])("BILL-030 a checkout that is %s and %s is paid: %s", async (status, payment_status, isPaid) => {
  answering({ id: "cs_1", status, payment_status, customer: { id: "cus_1" }, locale: "nl" });
  const checkout = { id: "cs_1", isPaid, customerId: "cus_1", locale: "nl" };
  expect(await provider.readCheckout("cs_1")).toEqual(checkout);
});

it("BILL-031 a subscription has moments and the prices of its items", async () => {
  const item = { id: "si_1", price: PRICE, current_period_end: 1_700_000_000 };
  const subscription = { id: "sub_1", status: "novel", cancel_at: null, created: 1_690_000_000 };
  const items = { object: "list", data: [item], has_more: false };
  listing({ ...subscription, items }, { ...subscription, cancel_at: 1_700_000_000, items });
  const [running, ending] = await provider.listSubscriptions("cus_1");
  expect(running).toMatchObject({ id: "sub_1", status: "novel", cancelAt: null });
  expect(running?.createdAt).toEqual(new Date("2023-07-22T04:26:40Z"));
  const periodEnd = new Date("2023-11-14T22:13:20Z");
  expect(running?.items).toMatchObject([{ id: "si_1", price: { id: "price_1" }, periodEnd }]);
  expect(ending?.cancelAt).toEqual(periodEnd);
});

it("BILL-025 a new subscription has a secret while its first payment is to be confirmed", async () => {
  const subscribe = (latest_invoice: unknown) => {
    answering({ id: "sub_1", status: "incomplete", latest_invoice });
    return provider.subscribe({ ...SUBSCRIBED, promotionId: null }, KEY);
  };
  const waiting = { confirmation_secret: { type: "payment_intent", client_secret: "secret" } };
  expect(await subscribe(waiting)).toEqual({
    id: "sub_1",
    status: "incomplete",
    confirmationSecret: "secret",
  });
  for (const invoice of [{ confirmation_secret: null }, {}, "in_1", null])
    expect(await subscribe(invoice)).toMatchObject({ confirmationSecret: null });
});

it("DATA-075 an answer without what a page needs is no answer", async () => {
  answering({ id: "x", url: null, client_secret: null });
  const order = { ...ORDER, payer: { customerId: "cus_1" } };
  await expect(provider.openCheckout(order, KEY)).rejects.toThrow("Missing: the address of the checkout.");
  await expect(provider.beginSetup("cus_1", KEY)).rejects.toThrow("Missing: the secret of the setup.");
  const payment = provider.beginPayment({ amount: 1, currency: "eur" }, KEY);
  await expect(payment).rejects.toThrow("Missing: the secret of the payment.");
});

const failureOf = async (status: number, error: object) => {
  answering({ error }, status);
  return provider.endNow("sub_1").then(
    () => null,
    (failure: unknown) => failure,
  );
};

it.each([
  [402, { type: "card_error", code: "card_declined" }, "card_refused"],
  [404, { type: "invalid_request_error", code: "resource_missing" }, "missing"],
  [400, { type: "invalid_request_error", code: "resource_missing" }, "missing"],
  [400, { type: "invalid_request_error", code: "parameter_invalid_empty" }, "refused"],
  [404, { type: "invalid_request_error" }, "refused"],
  [400, { type: "idempotency_error" }, "key_reused"],
  [429, { type: "invalid_request_error", code: "rate_limit" }, "closed"],
  [401, { type: "invalid_request_error" }, "closed"],
  [403, { type: "invalid_request_error" }, "closed"],
  [500, { type: "api_error" }, "away"],
  [503, { type: "api_error" }, "away"],
])("BILL-035 an answer %i with %o means %s", async (status, error, kind) => {
  const failure = await failureOf(status, { ...error, message: "In the provider's words." });
  expect(failure).toBeInstanceOf(PaymentFailure);
  expect(failure).toMatchObject({ kind, message: "In the provider's words." });
  expect([isMissing(failure), isOutage(failure)]).toEqual([kind === "missing", kind === "away"]);
  // The library asks a second time whoever broke, and nobody who refused.
  expect(asked).toHaveLength(kind === "away" ? 2 : 1);
});

it("BILL-035 nobody at its address means away, and a failure keeps what the library threw", async () => {
  const base = new URL("http://127.0.0.1:9");
  const nobody = await openStripeProvider({ secretKey: "sk_test_key", webhookSecret: SECRET, base });
  await expect(nobody.listPrices("prod_1")).rejects.toMatchObject({ kind: "away" });
  const failure = await failureOf(429, { type: "invalid_request_error", code: "rate_limit" });
  expect(failure).toMatchObject({ cause: { type: "StripeRateLimitError", code: "rate_limit" } });
});

const NOW = new Date("2026-03-04T12:00:00Z");

/** A message of this kind about this thing, as the provider sends it. */
function read(type: string, object: object, signedBy = SECRET) {
  const payload = JSON.stringify({ id: "evt_1", object: "event", type, data: { object } });
  const signature = signEvent(payload, signedBy, NOW.getTime() / 1000);
  return provider.readEvent(Buffer.from(payload), signature, NOW);
}

it.each([
  ["checkout.session.completed", { id: "cs_1" }, { checkoutId: "cs_1" }],
  ["customer.subscription.created", { customer: "cus_1" }, { customerId: "cus_1", isTrialEnding: false }],
  ["customer.subscription.updated", { customer: "cus_1" }, { customerId: "cus_1", isTrialEnding: false }],
  [
    "customer.subscription.deleted",
    { customer: { id: "cus_1" } },
    { customerId: "cus_1", isTrialEnding: false },
  ],
  [
    "customer.subscription.trial_will_end",
    { customer: "cus_1" },
    { customerId: "cus_1", isTrialEnding: true },
  ],
  ["invoice.payment_failed", { customer: "cus_1" }, { customerId: "cus_1", isTrialEnding: false }],
  ["invoice.payment_failed", { customer: null }, null],
  ["charge.refunded", { id: "ch_1" }, null],
])("BILL-031 %s of %o is about %o", (type, object, subject) => {
  expect(read(type, object)).toEqual({ id: "evt_1", type, subject });
});

it("BILL-031 a message that another account signed, or that is no JSON, is none", () => {
  expect(read("charge.refunded", { id: "ch_1" }, "whsec_of_another_account")).toBeNull();
  const signature = signEvent("{", SECRET, NOW.getTime() / 1000);
  expect(provider.readEvent(Buffer.from("{"), signature, NOW)).toBeNull();
});
