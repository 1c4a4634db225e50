import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { aSubscription, providerOf, STATE } from "../../test/billing-factories.ts";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";
import { anEmail, TestBrowser } from "../../test/test-browser.ts";
import type { Db } from "../platform/database/open-database.ts";
import { inSystemScope } from "../platform/database/scope.ts";
import { earnReferral } from "../subscriptions/referral-reward-store.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ settings: {} });
});
afterAll(() => app.close());

const HOUR_MS = 3_600_000;
const inHours = (hours: number) => new Date(app.clock.now().getTime() + hours * HOUR_MS);
const HOME = "http://localhost:3000/";
const PLACES = { success_url: `${HOME}checkout`, cancel_url: `${HOME}coach/billing`, state: STATE };
const plansOf = (as: Person) => app.get("billing/coach-plans/", { as });
const checkout = (as: Person, price_id = "price_month_prod_coach_studio") =>
  app.post("billing/coach-checkout/", { ...PLACES, price_id }, { as });
const referralOf = async (as: Person) => (await app.get("billing/referral/", { as })).body;

/** Pays on the provider's page, and waits for its messages. */
async function pay(sessionId: string): Promise<void> {
  const provider = providerOf(app);
  provider.state.pay(sessionId);
  await provider.settled();
}

const subscriptionOf = async (as: Person) =>
  (await app.get("users/me/", { as })).body.customer[0]?.subscriptions[0];

/** A coach who signs up by a colleague's link, as far as the session. */
async function aReferredCoach(code: string): Promise<Person> {
  const browser = new TestBrowser(app);
  const email = anEmail();
  const names = { first_name: "Noor", last_name: "de Vries", terms_accepted: true };
  const body = { ...names, email, redirect_url: HOME, referral_code: code };
  expect((await browser.post("users/self-service/signup/", body)).status).toBe(201);
  const { link } = await browser.mailTo(email);
  const token = new URL(link ?? "").searchParams.get("magic_link_token");
  const { auth_token } = (await browser.post("auth/token/login/", { magic_link_token: token })).body;
  const headers = { authorization: `Token ${auth_token}` };
  const { id } = (await app.get("users/me/", { headers })).body;
  return { id, email, token: auth_token } as Person;
}

describe("what a coach can subscribe to", () => {
  it("BILL-036 BILL-029 comes from the provider with names, prices and limits, cheapest first", async () => {
    const coach = await app.aCoach();
    await app.aClientOf(coach);
    await app.aClientOf(coach, { account_enabled: false });
    const { status, body } = await plansOf(coach);
    expect(status).toBe(200);
    expect(body.clients).toBe(1);
    expect(body.plans.map(({ name }: { name: string }) => name)).toEqual(["Solo", "Studio", "Clinic"]);
    expect(body.plans[1]).toEqual({
      ...{ product: "prod_coach_studio", name: "Studio", max_coaches: 5, max_clients: 75 },
      prices: [
        { id: "price_month_prod_coach_studio", amount: 7_900, currency: "eur", interval: "month" },
        { id: "price_year_prod_coach_studio", amount: 79_000, currency: "eur", interval: "year" },
      ],
    });
  });

  it("BILL-036 counts the clients of all coaches of a practice", async () => {
    const organisation_id = await app.anOrganisation();
    const coach = await app.aCoach({ organisation_id });
    await app.aClientOf(coach);
    await app.aClientOf(await app.aCoach({ organisation_id }));
    await app.aClientOf(await app.aCoach());
    expect((await plansOf(coach)).body.clients).toBe(2);
  });

  it("COACH-205 counts the active coaches of the practice", async () => {
    const organisation_id = await app.anOrganisation();
    const coach = await app.aCoach({ organisation_id });
    await app.aClientOf(coach);
    await app.aClientOf(coach);
    await app.aCoach({ organisation_id });
    await app.aCoach({ organisation_id, account_enabled: false });
    expect((await plansOf(coach)).body).toMatchObject({ clients: 2, coaches: 2 });
    expect((await plansOf(await app.aCoach())).body).toMatchObject({ clients: 0, coaches: 1 });
  });

  it("BILL-036 is for coaches alone, and for those whose trial is over as well", async () => {
    expect((await plansOf(await app.aUser())).status).toBe(403);
    expect((await checkout(await app.aUser())).status).toBe(403);
    const late = await app.aCoach({ trial_ends_at: inHours(-1) });
    expect((await app.get("groceryList/", { as: late })).status).toBe(403);
    expect((await plansOf(late)).status).toBe(200);
  });
});

describe("the subscription of a coach", () => {
  it("BILL-037 BILL-033 begins with what is left of the trial, and is charged at its end", async () => {
    const trial_ends_at = inHours(9 * 24);
    const coach = await app.aCoach({ trial_ends_at });
    expect((await plansOf(coach)).body.first_charge_at).toBe(trial_ends_at.toISOString());
    const { status, body } = await checkout(coach);
    expect(status).toBe(201);
    await pay(body.session_id);
    expect(await subscriptionOf(coach)).toMatchObject({
      status: "trialing",
      current_period_end: trial_ends_at.toISOString(),
      items: [{ plan: { product: "prod_coach_studio", amount: 7_900 } }],
    });
    expect((await checkout(coach)).body.code).toBe("already_subscribed");
  });

  it("BILL-037 is charged at once when less than 49 hours are left, or none", async () => {
    for (const hours of [48, -24]) {
      const coach = await app.aCoach({ trial_ends_at: inHours(hours) });
      expect((await plansOf(coach)).body.first_charge_at).toBeNull();
      await pay((await checkout(coach)).body.session_id);
      expect((await subscriptionOf(coach)).status).toBe("active");
      expect((await app.get("groceryList/", { as: coach })).status).toBe(200);
    }
  });

  it("BILL-037 takes no price of another product, and leads nowhere but to us", async () => {
    const coach = await app.aCoach();
    expect((await checkout(coach, "price_month_prod_of_an_organisation")).body).toHaveProperty("price_id");
    const away = { ...PLACES, price_id: "price_month_prod_coach_solo", success_url: "https://example.org/" };
    expect((await app.post("billing/coach-checkout/", away, { as: coach })).body).toHaveProperty(
      "success_url",
    );
  });
});

describe("the portal of the development provider", () => {
  it("BILL-044 lets a payment be late, a subscription end with its period and that be taken back, and keeps the way back", async () => {
    const coach = await app.aCoach();
    await pay((await checkout(coach)).body.session_id);
    const { id } = await subscriptionOf(coach);
    const back = "http://localhost:3000/coach/billing";
    const press = async (action: string) => {
      const url = `/dev/payments/subscriptions/${id}/${action}?return_url=${encodeURIComponent(back)}`;
      const { statusCode, headers } = await app.inject({ method: "POST", url });
      return [statusCode, String(headers.location)] as const;
    };
    const shown = async () => {
      const { status, cancel_at } = await subscriptionOf(coach);
      return [status, cancel_at !== null];
    };
    const [status, place] = await press("past_due");
    expect(status).toBe(303);
    expect((await app.inject({ url: place })).payload).toContain(`href="${back}"`);
    expect(await shown()).toEqual(["past_due", false]);
    await press("active");
    await press("ending");
    expect(await shown()).toEqual(["active", true]);
    await press("resumed");
    expect(await shown()).toEqual(["active", false]);
    await press("unpaid");
    expect(await shown()).toEqual(["unpaid", false]);
    expect((await press("refunded"))[0]).toBe(404);
  });
});

describe("the link for colleagues", () => {
  it("BILL-034 has a code that stays, and is a coach's own", async () => {
    const [one, other] = [await app.aCoach(), await app.aCoach()];
    const first = await referralOf(one);
    expect(first).toMatchObject({ reward: 5_000, currency: "eur", started: 0, paying: 0 });
    expect(first.code).toMatch(/^[0-9a-f]{10}$/);
    expect((await referralOf(one)).code).toBe(first.code);
    expect((await referralOf(other)).code).not.toBe(first.code);
    expect((await app.get("billing/referral/", { as: await app.aUser() })).status).toBe(403);
  });

  it("BILL-034 BILL-038 brings 50 euro of credit once the colleague pays, and not before or twice", async () => {
    const referrer = await app.aCoach();
    const { code } = await referralOf(referrer);
    const colleague = await aReferredCoach(code);
    expect(await referralOf(referrer)).toMatchObject({ started: 1, paying: 0 });
    await pay((await checkout(colleague)).body.session_id);
    const provider = providerOf(app);
    const subscription = await subscriptionOf(colleague);
    expect(subscription.status).toBe("trialing");
    expect((await referralOf(referrer)).paying).toBe(0);
    for (const status of ["active", "past_due", "active"]) provider.state.setStatus(subscription.id, status);
    await provider.settled();
    expect(await referralOf(referrer)).toMatchObject({ started: 1, paying: 1 });
    const balances = () =>
      [...provider.state.customers.values()]
        .filter(({ email }) => email === referrer.email)
        .map(({ balance }) => balance);
    await vi.waitFor(() => expect(balances()).toEqual([-5_000]), 20_000);
    const credited = () =>
      inSystemScope(app.app.services.db, (trx) =>
        trx
          .selectFrom("users")
          .select("referral_credited_at")
          .where("id", "=", colleague.id)
          .executeTakeFirstOrThrow(),
      );
    await vi.waitFor(async () => expect((await credited()).referral_credited_at).not.toBeNull(), 20_000);
    const again = (trx: Db) => earnReferral(trx, colleague.id, app.clock.now());
    expect(await inSystemScope(app.app.services.db, again)).toBe(false);
  });

  it("BILL-038 takes an unknown code as none", async () => {
    const stray = await aReferredCoach("no-such-code");
    const referrer = await app.aCoach();
    const orphan = await aReferredCoach((await referralOf(referrer)).code);
    const rowOf = ({ id }: Person) =>
      inSystemScope(app.app.services.db, (trx) =>
        trx.selectFrom("users").select("referred_by_id").where("id", "=", id).executeTakeFirstOrThrow(),
      );
    expect(await rowOf(stray)).toEqual({ referred_by_id: null });
    expect(await rowOf(orphan)).toEqual({ referred_by_id: referrer.id });
  });

  it("BILL-037 says nothing of a subscription that someone else has", async () => {
    const coach = await app.aCoach();
    await aSubscription(app, await app.aCoach(), "active");
    expect((await checkout(coach)).status).toBe(201);
  });
});
