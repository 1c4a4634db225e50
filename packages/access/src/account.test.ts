import { describe, expect, it } from "vitest";
import { aCoach, anOrganisation, aUser, withFlags } from "../test/access-factories.ts";
import {
  accessProblem,
  accountBlocked,
  effectiveOrganisation,
  hasAccountManagement,
  hasFlag,
  hasManagedPlanning,
  isActiveStatus,
  isClientOfCoach,
  isDiy,
  isDiyBilled,
  isSimple,
  isUnpaid,
  paidAccess,
  type SubscriptionStatus,
  simpleOnboardingComplete,
  subscriptionStatuses,
  usesImperial,
} from "./index.ts";

const NOW = "2026-03-20T12:00:00Z";
const subscribed = (...statuses: SubscriptionStatus[]) =>
  statuses.map((status) => ({ status, products: ["prod_any"] }));

describe("who someone is", () => {
  it.each([
    [{}, true, false],
    [{ coach: aCoach() }, false, true],
    [{ coach: aCoach({ organisation: anOrganisation({ clientsAreDiy: true }) }) }, true, false],
    [{ coach: aCoach({ organisation: anOrganisation() }) }, false, true],
    [{ organisation: anOrganisation() }, true, false],
    [{ isCoach: true }, false, false],
    [{ isCoach: true, organisation: anOrganisation({ clientsAreDiy: true }) }, false, false],
  ])("NAV-009 tells own planners from clients of a coach (case %#)", (change, diy, client) => {
    expect(isDiy(aUser(change))).toBe(diy);
    expect(isClientOfCoach(aUser(change))).toBe(client);
  });

  it("ORG-019 ORG-020 takes the coach's organisation before the own one", () => {
    const own = anOrganisation({ id: 1 });
    const coachs = anOrganisation({ id: 2, clientsAreDiy: true });
    const coach = aCoach({ organisation: coachs });
    expect(effectiveOrganisation(aUser({ organisation: own, coach }))).toBe(coachs);
    expect(effectiveOrganisation(aUser({ organisation: own, coach: aCoach() }))).toBe(own);
    expect(effectiveOrganisation(aUser({ organisation: own }))).toBe(own);
    expect(effectiveOrganisation(aUser())).toBeNull();
    expect(hasManagedPlanning(aUser({ coach }))).toBe(true);
    expect(hasManagedPlanning(aUser({ organisation: own }))).toBe(false);
    expect(hasManagedPlanning(aUser())).toBe(false);
  });

  it.each(["flags", "switches", "samples"] as const)("ORG-021 finds a flag among the %s", (list) => {
    const none = { flags: [], switches: [], samples: [] };
    const user = aUser({ flags: { ...none, [list]: ["FF_B2C_PAYWALL"] } });
    expect(hasFlag(user, "FF_B2C_PAYWALL")).toBe(true);
    expect(hasFlag(user, "FF_PLANT_BASED_APP")).toBe(false);
  });

  const answered = {
    usesImperialMeasurements: false,
    motivation: "SAVE_TIME",
    cookingStyles: ["QUICK"],
    preferredMealTimes: ["DINNER"],
  };
  const simple = anOrganisation({ recipeSystemType: "SIMPLE" });
  it.each([
    [{ organisation: null, intake: null }, true],
    [{ organisation: anOrganisation(), intake: null }, true],
    [{ organisation: simple, intake: null }, false],
    [{ organisation: simple, intake: answered }, true],
    [{ organisation: simple, intake: { ...answered, motivation: null } }, false],
    [{ organisation: simple, intake: { ...answered, cookingStyles: [] } }, false],
    [{ organisation: simple, intake: { ...answered, preferredMealTimes: [] } }, false],
    [{ coach: aCoach({ organisation: simple }), intake: null }, false],
  ])("SIM-022 knows whether simple onboarding is complete (case %#)", (change, complete) => {
    expect(simpleOnboardingComplete(aUser(change))).toBe(complete);
  });
});

describe("the simple recipe system", () => {
  const simple = anOrganisation({ recipeSystemType: "SIMPLE" });
  it.each([
    [{ organisation: null, coach: null }, false],
    [{ organisation: null, coach: aCoach({ organisation: null }) }, false],
    [{ organisation: anOrganisation() }, false],
    [{ organisation: simple }, true],
    [{ organisation: null, coach: aCoach({ organisation: simple }) }, true],
    [{ organisation: simple, coach: aCoach({ organisation: anOrganisation() }) }, false],
  ])("PROF-002 is not that of people without any organisation (case %#)", (change, simpleSystem) => {
    expect(isSimple(aUser(change))).toBe(simpleSystem);
  });
});

describe("units", () => {
  const chose = (usesImperialMeasurements: boolean) => ({
    usesImperialMeasurements,
    motivation: null,
    cookingStyles: [],
    preferredMealTimes: [],
  });
  const imperialCoach = aCoach({ usesImperialMeasurements: true });

  it.each([
    [{ intake: chose(true) }, true],
    [{ intake: chose(false) }, false],
    [{ intake: null }, false],
    [{ intake: chose(true), coach: aCoach() }, true],
    [{ intake: chose(false), coach: imperialCoach }, true],
    [{ intake: null, coach: imperialCoach }, true],
    [{ intake: chose(false), coach: aCoach() }, false],
    [{ intake: chose(false), coach: imperialCoach, isCoach: true }, false],
    [{ intake: chose(true), isCoach: true }, true],
  ])("PROF-023 decides on imperial units (case %#)", (change, imperial) => {
    expect(usesImperial(aUser(change))).toBe(imperial);
  });

  it("PROF-024 shows imperial units only where the organisation allows them", () => {
    const metricOnly = anOrganisation({ imperialUnitsAllowed: false });
    expect(usesImperial(aUser({ intake: chose(true), organisation: metricOnly }))).toBe(false);
    expect(usesImperial(aUser({ intake: chose(true), organisation: anOrganisation() }))).toBe(true);
  });
});

describe("blocked accounts", () => {
  it("BILL-009 counts four states as inactive", () => {
    const inactive = ["canceled", "unpaid", "incomplete_expired", "paused"] as const;
    const active = ["trialing", "active", "past_due", "incomplete"] as const;
    expect(inactive.some(isActiveStatus)).toBe(false);
    expect(active.every(isActiveStatus)).toBe(true);
  });

  it.each([
    [{}, false],
    [{ accountEnabled: false }, true],
    [{ accountEnabled: false, paymentStatusOverride: "PAID" }, false],
    [{ accountEnabled: false, paymentStatusOverride: "COMPLIMENTARY" }, false],
    [{ accountEnabled: false, paymentStatusOverride: "" }, true],
    [{ coach: aCoach() }, false],
    [{ coach: aCoach({ accountEnabled: false }) }, true],
    [{ coach: aCoach({ accountEnabled: false }), paymentStatusOverride: "PAID" }, false],
    [{ isCoach: true, subscriptions: subscribed("canceled", "unpaid") }, true],
    [{ isCoach: true, subscriptions: subscribed("canceled", "trialing") }, false],
    [{ isCoach: true, subscriptions: subscribed("paused"), paymentStatusOverride: "PAID" }, false],
    [{ isCoach: true, subscriptions: [] }, false],
    [{ isCoach: true, subscriptions: null }, false],
    [{ subscriptions: subscribed("canceled") }, false],
  ])("BILL-005 BILL-006 BILL-007 decides who is blocked (case %#)", (change, blocked) => {
    expect(accountBlocked(aUser(change), NOW)).toBe(blocked);
  });

  it("BILL-006 reads subscriptions of coaches only, and a trial that ended as paused", () => {
    expect(subscriptionStatuses(aUser({ subscriptions: subscribed("active") }), NOW)).toEqual([]);
    const coach = { isCoach: true, trialEndsAt: "2026-03-20T12:00:00Z" };
    expect(subscriptionStatuses(aUser(coach), NOW)).toEqual(["paused"]);
    expect(subscriptionStatuses(aUser(coach), "2026-03-20T11:59:59Z")).toEqual([]);
    expect(subscriptionStatuses(aUser({ ...coach, subscriptions: subscribed("active") }), NOW)).toEqual([
      "active",
    ]);
    expect(accountBlocked(aUser(coach), NOW)).toBe(true);
  });

  const seller = anOrganisation({ hasPaidProduct: true });
  const buyer = {
    flags: withFlags("FF_B2C_PAYWALL"),
    coach: aCoach({ organisation: seller }),
    subscriptions: subscribed("canceled"),
  };
  it.each([
    [{}, false],
    [{ paymentStatusOverride: "PAID" }, true],
    [{ flags: withFlags() }, true],
    [{ coach: null }, true],
    [{ coach: null, organisation: seller }, true],
    [{ coach: aCoach() }, true],
    [{ coach: aCoach({ organisation: anOrganisation() }) }, true],
    [{ subscriptions: null }, true],
    [{ subscriptions: [] }, true],
    [{ subscriptions: subscribed("canceled", "active") }, true],
    [{ subscriptions: subscribed("unpaid", "paused") }, false],
  ])("BILL-011 decides on paid access (case %#)", (change, paid) => {
    expect(paidAccess(aUser({ ...buyer, ...change }))).toBe(paid);
  });

  it.each([
    [{ subscriptions: subscribed("unpaid") }, true],
    [{ subscriptions: subscribed("canceled", "incomplete_expired") }, true],
    [{ subscriptions: subscribed("unpaid", "active") }, false],
    [{ subscriptions: subscribed("past_due") }, false],
    [{ subscriptions: subscribed("unpaid"), paymentStatusOverride: "COMPLIMENTARY" }, false],
    [{ subscriptions: [] }, false],
    [{ subscriptions: null }, false],
  ])("COACH-078 tells whose payments have stopped (case %#)", (change, unpaid) => {
    expect(isUnpaid(aUser(change))).toBe(unpaid);
  });

  it("BILL-011 lets visitors without an account in", () => {
    expect(paidAccess(null)).toBe(true);
  });

  const payRequired = anOrganisation({ paymentRequired: true });
  it.each([
    [{}, null],
    [{ accountEnabled: false }, "account_disabled"],
    [buyer, "payment_required"],
    [{ organisation: payRequired }, "payment_required"],
    [{ organisation: payRequired, paymentStatusOverride: "COMPLIMENTARY" }, null],
    [{ organisation: payRequired, subscriptions: subscribed("active") }, null],
    [{ organisation: payRequired, subscriptions: subscribed("paused") }, "payment_required"],
    [{ organisation: payRequired, accountEnabled: false }, "account_disabled"],
  ])("names why an account is closed (case %#)", (change, code) => {
    expect(accessProblem(aUser(change), NOW)).toBe(code);
  });
});

describe("subscriptions", () => {
  it("PROF-012 calls managed planning with an own product DIY-billed", () => {
    expect(isDiyBilled(anOrganisation({ clientsAreDiy: true, hasPaidProduct: true }))).toBe(true);
    expect(isDiyBilled(anOrganisation({ clientsAreDiy: true }))).toBe(false);
    expect(isDiyBilled(anOrganisation({ hasPaidProduct: true }))).toBe(false);
    expect(isDiyBilled(null)).toBe(false);
  });

  const products = { active: ["prod_a", "prod_b"], any: ["prod_c", "prod_d"] };
  it.each([
    ["active", "prod_a", true],
    ["trialing", "prod_b", true],
    ["canceled", "prod_a", false],
    ["canceled", "prod_c", true],
    ["active", "prod_d", true],
    ["active", "prod_x", false],
  ] as const)("BILL-013 BILL-014 with a subscription %s of %s answers %s", (status, product, access) => {
    const user = aUser({ subscriptions: [{ status, products: [product] }] });
    expect(hasAccountManagement(user, products)).toBe(access);
    expect(hasAccountManagement(aUser(), products)).toBe(false);
  });
});
