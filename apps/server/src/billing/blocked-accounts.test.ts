import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aSubscription, withFlag } from "../../test/billing-factories.ts";
import { aProfile } from "../../test/factories.ts";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";
import { inSystemScope } from "../platform/database/scope.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

/** What a feature route answers: 200, or the code of the refusal. */
async function standing(as: Person): Promise<number | string> {
  const { status, body } = await app.get("groceryList/", { as });
  return status === 403 ? body.code : status;
}

async function aBuyer(statuses: readonly string[], override: string | null = null): Promise<Person> {
  const organisation_id = await app.anOrganisation({ product_stripe_id: "prod_1" });
  const coach = await app.aCoach({ organisation_id });
  const person = await app.aClientOf(coach, { payment_status_override: override });
  await withFlag(app, person, "FF_B2C_PAYWALL");
  for (const status of statuses) await aSubscription(app, person, status);
  return person;
}

describe("blocked accounts", () => {
  it.each([
    ["canceled", "account_disabled"],
    ["unpaid", "account_disabled"],
    ["incomplete_expired", "account_disabled"],
    ["paused", "account_disabled"],
    ["trialing", 200],
    ["past_due", 200],
    ["active", 200],
  ])(
    "BILL-005 BILL-006 BILL-017 a coach with a subscription that is %s gets %s",
    async (status, expected) => {
      const coach = await app.aCoach();
      await aSubscription(app, coach, status);
      expect(await standing(coach)).toBe(expected);
    },
  );

  it("BILL-005 BILL-017 people and clients of a coach who is switched off are blocked", async () => {
    const coach = await app.aCoach({ account_enabled: false });
    expect(await standing(coach)).toBe("account_disabled");
    expect(await standing(await app.aClientOf(coach))).toBe("account_disabled");
    expect(await standing(await app.aClientOf(coach, { payment_status_override: "PAID" }))).toBe(200);
    expect(await standing(await app.aUser({ account_enabled: false }))).toBe("account_disabled");
  });

  it("BILL-017 leaves the account, billing and the own data open", async () => {
    const as = await app.aUser({ account_enabled: false });
    const open = [
      await app.get("auth/users/me/", { as }),
      await app.get("users/me/export/", { as }),
      await app.post("users/stripeCustomerPortal/", {}, { as }),
      await app.get("billing/options/", { as }),
      await app.get("auth/devices/", { as }),
      await app.post("auth/token/logout/", {}, { as }),
    ];
    expect(open.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 204]);
  });

  it("BILL-008 staff who switch an account off clear its override, so it is blocked", async () => {
    const staff = await app.aUser({ is_staff: true });
    const person = await app.aUser({ payment_status_override: "PAID" });
    const path = `auth/users/${person.id}/`;
    const { body } = await app.patch(path, { account_enabled: false }, { as: staff });
    expect(body).toMatchObject({ account_enabled: false, payment_status_override: null });
    expect(await standing(await app.anotherSession(person))).toBe("account_disabled");
    const own = await app.aUser({ account_enabled: false });
    await app.patch("auth/users/me/", { payment_status_override: "PAID" }, { as: own });
    expect(await standing(own)).toBe("account_disabled");
  });

  it("BILL-034 a coach whose trial is over without a subscription is blocked, and one who pays is not", async () => {
    const over = new Date(app.clock.now().getTime() - 1000);
    const coach = await app.aCoach({ trial_ends_at: over });
    expect(await standing(coach)).toBe("account_disabled");
    await aSubscription(app, coach, "active");
    expect(await standing(coach)).toBe(200);
  });
});

describe("payment", () => {
  it("BILL-015 BILL-016 BILL-017 people of an organisation that asks for payment need an active subscription", async () => {
    const organisation_id = await app.anOrganisation({ payment_required: true });
    const aMember = (columns = {}) => app.aUser({ organisation_id, ...columns });
    expect(await standing(await aMember())).toBe("payment_required");
    expect(await standing(await aMember({ payment_status_override: "COMPLIMENTARY" }))).toBe(200);
    const [ended, paying] = [await aMember(), await aMember()];
    await aSubscription(app, ended, "canceled");
    await aSubscription(app, paying, "active");
    expect(await standing(ended)).toBe("payment_required");
    expect(await standing(paying)).toBe(200);
    const coach = await app.aCoach({ organisation_id, payment_status_override: "PAID" });
    expect(await standing(await app.aClientOf(coach))).toBe("payment_required");
  });

  it("BILL-011 BILL-012 BILL-017 a customer behind the paywall is refused once every subscription has ended", async () => {
    expect(await standing(await aBuyer(["canceled"]))).toBe("payment_required");
    expect(await standing(await aBuyer(["active"]))).toBe(200);
    expect(await standing(await aBuyer([]))).toBe(200);
    expect(await standing(await aBuyer(["canceled"], "PAID"))).toBe(200);
    const withoutFlag = await aBuyer(["canceled"]);
    await withFlag(app, await app.aUser(), "FF_B2C_PAYWALL");
    expect(await standing(withoutFlag)).toBe(200);
  });

  it("BILL-010 an account lists its customers, the latest first, with status and product of each subscription", async () => {
    const person = await app.aUser();
    const old = await aSubscription(app, person, "canceled");
    app.clock.forward(60);
    const recent = await aSubscription(app, person, "active");
    const { body } = await app.get("auth/users/me/", { as: person });
    expect(body.customer.map(({ subscriptions }: never) => subscriptions)).toMatchObject([
      [{ id: recent, status: "active", cancel_at: null, items: [{ plan: { product: "prod_1" } }] }],
      [{ id: old, status: "canceled" }],
    ]);
    const other = await app.get("auth/users/me/", { as: await app.aUser() });
    expect(other.body.customer).toEqual([]);
  });
});

describe("the coach's settings", () => {
  it("PROF-026 a client gets the organisation and the units of the coach, not those of an own organisation", async () => {
    const own = await app.anOrganisation({ name: "Own" });
    const coachs = await app.anOrganisation({ name: "Coach's", feature_flag_create_your_own_recipes: false });
    const coach = await app.aCoach({ organisation_id: coachs, uses_imperial_measurements: true });
    const client = await app.aClientOf(coach, { organisation_id: own });
    await inSystemScope(app.app.services.db, (trx) =>
      trx
        .insertInto("feature_flags")
        .values({ name: "FF_OF_COACH", organisations: [coachs] })
        .execute(),
    );
    await aProfile(app, client);
    const { body } = await app.get("auth/users/me/", { as: client });
    expect(body.coach).toMatchObject({
      uses_imperial_measurements: true,
      organisation: { name: "Coach's", feature_flag_create_your_own_recipes: false },
    });
    expect(body.feature_flags_for_user.flags).toContain("FF_OF_COACH");
    await app.patch("auth/users/me/", { uses_imperial_measurements: false }, { as: coach });
    const later = await app.get("auth/users/me/", { as: client });
    expect(later.body.coach.uses_imperial_measurements).toBe(false);
  });
});
