import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aShop, beginCheckout, providerOf } from "../../test/billing-factories.ts";
import { openTestApp, type TestApp } from "../../test/test-app.ts";
import { anEmail } from "../../test/test-browser.ts";
import { openLog } from "../platform/base/log.ts";
import { inSystemScope } from "../platform/database/scope.ts";
import { signEvent } from "../platform/payments/development-provider.ts";
import { keepReading, readSubscriptions, takeReadingNumber } from "../subscriptions/index.ts";

let app: TestApp;
const lines: string[] = [];
beforeAll(async () => {
  const log = openLog("info", (line: string) => void lines.push(line));
  app = await openTestApp({ log });
  // The messages are delivered by hand here.
  providerOf(app).onEvent(async () => {});
});
afterAll(() => app.close());

const nowSeconds = () => Math.floor(app.clock.now().getTime() / 1000);

interface Message {
  readonly payload: string;
  readonly signature: string;
}

const deliver = ({ payload, signature }: Message) =>
  app.call("POST", "/api/webhooks/stripe/", payload, { headers: { "stripe-signature": signature } });

/** Someone who paid in a checkout, and the messages that tell of it. */
async function aPaidCheckout() {
  const provider = providerOf(app);
  const email = anEmail();
  const { body } = await beginCheckout(app, await aShop(app), { email });
  const session = provider.state.pay(body.session_id);
  const subscription = provider.state.subscriptions.get(session?.subscription ?? "");
  if (session === null || subscription === undefined) throw new Error("Nobody paid.");
  return {
    email,
    subscription,
    created: provider.eventOf("customer.subscription.created", subscription),
    completed: provider.eventOf("checkout.session.completed", session),
  };
}

const stored = (id: string) =>
  inSystemScope(app.app.services.db, (trx) =>
    trx
      .selectFrom("subscriptions")
      .innerJoin("users", "users.id", "subscriptions.user_id")
      .select(["status", "email"])
      .where("subscriptions.id", "=", id)
      .execute(),
  );

const timesNoted = (event: string, subscription: string) =>
  lines.filter((line) => line.includes(`"${event}"`) && line.includes(subscription)).length;

describe("messages of the provider", () => {
  it("E8: BILL-031 count once: twenty times the same, half of them at once", async () => {
    const { email, subscription, completed } = await aPaidCheckout();
    const atOnce = await Promise.all(Array.from({ length: 10 }, () => deliver(completed)));
    const later = [];
    for (let time = 0; time < 10; time++) later.push(await deliver(completed));
    expect([...atOnce, ...later].map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(await stored(subscription.id)).toEqual([{ status: "active", email }]);
    expect(timesNoted("subscription_created", subscription.id)).toBe(1);
    const { id } = JSON.parse(completed.payload) as { id: string };
    const events = await inSystemScope(app.app.services.db, (trx) =>
      trx.selectFrom("provider_events").select("id").where("id", "=", id).execute(),
    );
    expect(events).toEqual([{ id }]);
  });

  it("E6 E8: BILL-031 fifty different messages about one subscription, all at once, make one", async () => {
    const { email, subscription, created, completed } = await aPaidCheckout();
    const provider = providerOf(app);
    const more = Array.from({ length: 48 }, () =>
      provider.eventOf("customer.subscription.updated", subscription),
    );
    await Promise.all([created, completed, ...more].map(deliver));
    expect(await stored(subscription.id)).toEqual([{ status: "active", email }]);
    expect(timesNoted("subscription_created", subscription.id)).toBe(1);
  });

  it("BILL-031 different messages about one change, all at once, tell of it once", async () => {
    const provider = providerOf(app);
    const { subscription, completed } = await aPaidCheckout();
    await deliver(completed);
    provider.state.setStatus(subscription.id, "past_due");
    const messages = Array.from({ length: 10 }, () =>
      provider.eventOf("customer.subscription.updated", subscription),
    );
    await Promise.all(messages.map(deliver));
    expect(await stored(subscription.id)).toMatchObject([{ status: "past_due" }]);
    expect(timesNoted("subscription_status_updated", subscription.id)).toBe(1);
  });

  it("BILL-031 store what the provider says now, in whatever order they come", async () => {
    const provider = providerOf(app);
    const { subscription, created, completed } = await aPaidCheckout();
    const stillActive = provider.eventOf("customer.subscription.updated", subscription);
    provider.state.setStatus(subscription.id, "canceled");
    const deleted = provider.eventOf("customer.subscription.deleted", subscription);
    for (const message of [deleted, completed, stillActive, created]) await deliver(message);
    expect(await stored(subscription.id)).toMatchObject([{ status: "canceled" }]);
  });

  it("BILL-031 ANALYTICS-001 ANALYTICS-004 note what changed: a payment that failed, and the end of a contract", async () => {
    const provider = providerOf(app);
    const { subscription, completed } = await aPaidCheckout();
    await deliver(completed);
    provider.state.setStatus(subscription.id, "past_due");
    const invoice = { id: "in_1", object: "invoice", customer: subscription.customer };
    await deliver(provider.eventOf("invoice.payment_failed", invoice));
    expect(await stored(subscription.id)).toMatchObject([{ status: "past_due" }]);
    provider.state.setStatus(subscription.id, "canceled");
    await deliver(provider.eventOf("customer.subscription.deleted", subscription));
    expect(await stored(subscription.id)).toMatchObject([{ status: "canceled" }]);
    expect(timesNoted("subscription_status_updated", subscription.id)).toBe(2);
    expect(timesNoted("contract_churned", subscription.id)).toBe(1);
  });

  it("E8: BILL-031 are refused when forged, tampered with, unsigned, old or from the future", async () => {
    const { subscription, completed } = await aPaidCheckout();
    const { webhookSecret } = providerOf(app);
    const signed = (seconds: number, secret = webhookSecret) =>
      signEvent(completed.payload, secret, nowSeconds() + seconds);
    const refused = [
      { ...completed, signature: signed(0, "whsec_of_another_account") },
      { ...completed, payload: completed.payload.replace("completed", "Completed") },
      { ...completed, signature: signed(-360) },
      { ...completed, signature: signed(-301) },
      { ...completed, signature: signed(60) },
      { ...completed, signature: signed(86_400) },
      { ...completed, signature: "" },
      { ...completed, signature: `t=${nowSeconds()}` },
      { ...completed, signature: `t=${nowSeconds()},${signed(86_400)}` },
    ];
    for (const message of refused) {
      const answer = await deliver(message);
      expect([message.signature, answer.status]).toEqual([message.signature, 400]);
    }
    const unsigned = await app.call("POST", "/api/webhooks/stripe/", completed.payload);
    expect(unsigned.status).toBe(400);
    expect(await stored(subscription.id)).toEqual([]);
    expect((await deliver({ ...completed, signature: signed(-299) })).status).toBe(200);
    expect(await stored(subscription.id)).toHaveLength(1);
  });

  it("BILL-031 a message that failed leaves nothing and works when it is repeated", async () => {
    const { subscription, completed } = await aPaidCheckout();
    const { sessions } = providerOf(app).state;
    const { object } = (JSON.parse(completed.payload) as { data: { object: { id: string } } }).data;
    const session = sessions.get(object.id);
    if (session === undefined) throw new Error("No checkout.");
    sessions.delete(session.id);
    expect((await deliver(completed)).status).toBe(500);
    sessions.set(session.id, session);
    expect((await deliver(completed)).status).toBe(200);
    expect(await stored(subscription.id)).toHaveLength(1);
  });

  it("E8 BILL-031 twenty times each, half at once, in any order and a day late: one effect, and the last state", async () => {
    const provider = providerOf(app);
    const { email, subscription, created, completed } = await aPaidCheckout();
    provider.state.setStatus(subscription.id, "past_due");
    const pastDue = provider.eventOf("customer.subscription.updated", subscription);
    provider.state.setStatus(subscription.id, "canceled");
    const deleted = provider.eventOf("customer.subscription.deleted", subscription);
    app.clock.forward(86_400);
    // The provider signs each delivery when it sends it.
    const late = [deleted, completed, pastDue, created].map(({ payload }) => ({
      payload,
      signature: signEvent(payload, provider.webhookSecret, nowSeconds()),
    }));
    const rounds = Array.from({ length: 10 }, () => late).flat();
    const atOnce = await Promise.all(rounds.map(deliver));
    const later = [];
    for (const message of rounds) later.push(await deliver(message));
    expect([...atOnce, ...later].map(({ status }) => status)).toEqual(Array(80).fill(200));
    expect(await stored(subscription.id)).toEqual([{ status: "canceled", email }]);
    expect(timesNoted("subscription_created", subscription.id)).toBe(1);
    const accounts = await inSystemScope(app.app.services.db, (trx) =>
      trx.selectFrom("users").select("id").where("email", "=", email).execute(),
    );
    expect(accounts).toHaveLength(1);
  });

  it("E8 BILL-031 an answer that was read before another one is not stored after it", async () => {
    const { services } = app.app;
    const { db } = services;
    const provider = providerOf(app);
    const { subscription, completed } = await aPaidCheckout();
    await deliver(completed);
    const read = async () => {
      const number = await inSystemScope(db, takeReadingNumber);
      return services.payments.ask((provider) => readSubscriptions(provider, subscription.customer, number));
    };
    const older = await read();
    provider.state.setStatus(subscription.id, "canceled");
    const newer = await read();
    for (const reading of [newer, older])
      await inSystemScope(db, (trx) => keepReading({ db: trx, services, now: app.clock.now() }, reading));
    expect(await stored(subscription.id)).toMatchObject([{ status: "canceled" }]);
  });

  it("BILL-031 about someone unknown here, or of another kind, change nothing", async () => {
    const provider = providerOf(app);
    const foreign = { id: "sub_foreign", object: "subscription", customer: "cus_foreign" };
    expect((await deliver(provider.eventOf("customer.subscription.updated", foreign))).status).toBe(200);
    expect((await deliver(provider.eventOf("charge.refunded", { id: "ch_1" }))).status).toBe(200);
    expect(await stored("sub_foreign")).toEqual([]);
  });
});
