import { randomBytes } from "node:crypto";
import { minimumFat } from "@plateful/nutrition";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aProfile } from "../../test/factories.ts";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";
import { anEmail, TestBrowser } from "../../test/test-browser.ts";

let app: TestApp;
let staff: Person;
beforeAll(async () => {
  app = await openTestApp();
  staff = await app.aUser({ is_staff: true });
});
afterAll(() => app.close());

/** A practice as staff make it, with a coach, a client, and a way to change its settings. */
async function aPractice() {
  const subdomain = `site-${randomBytes(4).toString("hex")}`;
  // High protein is what people without an organisation have: so nothing but the setting under test differs.
  const settings = { name: "Vital", subdomain, protein_profile: "HIGH" };
  const { id } = (await app.post("admin/organisations/", settings, { as: staff })).body;
  const coach = await app.aCoach({ organisation_id: id });
  const set = async (change: object) => {
    const answer = await app.patch(`admin/organisations/${id}/`, change, { as: staff });
    expect([answer.status, answer.body]).toEqual([200, expect.objectContaining(change)]);
  };
  return { id, subdomain, coach, client: await app.aClientOf(coach), set };
}

/** CALC-022's woman, who needs 2,030 kcal. */
const ANSWERS = {
  goal: "LOSE_WEIGHT",
  activityLevel: "MILDLY_ACTIVE",
  weeklyGoal: "LOSE_0_5_KG_PER_WEEK",
  biometricData: { gender: "FEMALE", age: 25 },
  physicalStats: { heightInCm: 170, weightInKg: 70, goalWeight: 65 },
  dietPreferences: {
    dietType: "RECOMMENDED",
    mealTimes: ["DINNER", "BREAKFAST", "LUNCH"],
    intolerances: ["NO_INTOLERANCE"],
    ingredientDislikes: [],
  },
};
const complete = (as: Person, change: object = {}) =>
  app.post("users/onboarding/complete/", { ...ANSWERS, ...change }, { as });
const profileOf = async (as: Person) => (await app.get("users/userProfile/", { as })).body.results[0];
const IMPERIAL = {
  usesImperialUnitsForRecipes: true,
  usesImperialUnitsForHeight: true,
  personalWeightUnit: "STONES",
};
const unitsOf = async (as: Person) => {
  const profile = await profileOf(as);
  return [
    profile.personal_weight_unit,
    profile.uses_imperial_measurements_for_height,
    profile.uses_imperial_measurements_for_recipes,
  ];
};

describe("units", () => {
  it("ORG-028 ONB-028 default_units gives whoever chose none the units of the practice", async () => {
    const { client, set } = await aPractice();
    await complete(client);
    expect(await unitsOf(client)).toEqual(["KILOGRAMS", false, false]);
    await set({ default_units: "IMPERIAL" });
    await complete(client);
    expect(await unitsOf(client)).toEqual(["POUNDS", true, false]);
    await complete(client, { preferences: { ...IMPERIAL, usesImperialUnitsForHeight: false } });
    expect(await unitsOf(client)).toEqual(["STONES", false, true]);
  });

  it("ORG-028 ORG-051 PROF-025 imperial_units_allowed switched off stores metric units, whatever is sent", async () => {
    const { client, coach, set } = await aPractice();
    await complete(client, { preferences: IMPERIAL });
    expect(await unitsOf(client)).toEqual(["STONES", true, true]);
    const { id } = await profileOf(client);
    await set({ imperial_units_allowed: false });
    await complete(client, { preferences: IMPERIAL });
    expect(await unitsOf(client)).toEqual(["KILOGRAMS", false, false]);
    const sent = { personal_weight_unit: "POUNDS", uses_imperial_measurements_for_height: true };
    for (const as of [client, coach]) {
      const changed = await app.patch(`users/userProfile/${id}/`, { ...sent, height_in_cm: 171 }, { as });
      expect([changed.status, changed.body.height_in_cm]).toEqual([200, 171]);
      expect(await unitsOf(client)).toEqual(["KILOGRAMS", false, false]);
    }
    const newcomer = await app.aClientOf(coach);
    await aProfile(app, newcomer, { ...sent, uses_imperial_measurements_for_recipes: true });
    expect(await unitsOf(newcomer)).toEqual(["KILOGRAMS", false, false]);
    await set({ imperial_units_allowed: true });
    await app.patch(`users/userProfile/${id}/`, sent, { as: client });
    expect(await unitsOf(client)).toEqual(["POUNDS", true, false]);
  });
});

describe("plans", () => {
  it("ORG-028 CALC-042 protein_profile decides how much protein a plan has", async () => {
    const { client, subdomain, set } = await aPractice();
    expect((await complete(client)).body.mss.protein).toBe(126);
    await set({ protein_profile: "LOW" });
    expect((await complete(client)).body.mss.protein).toBe(73);
    const preview = await app.post("calculations/plan-preview/", { ...ANSWERS, subdomain }, { as: staff });
    expect(preview.body.mss.protein).toBe(73);
    expect((await app.get(`brand/${subdomain}/`)).body.protein_profile).toBe("LOW");
  });

  it("ORG-028 CALC-046 onboarding_fat_cap takes fat from balanced plans of the onboarding", async () => {
    const { client, subdomain, set } = await aPractice();
    const before = (await complete(client)).body.mss;
    expect((9 * before.fat) / before.kcal).toBeGreaterThan(0.3);
    await set({ onboarding_fat_cap: 0.3 });
    expect((await complete(client)).body.mss).toMatchObject({
      kcal: before.kcal,
      fat: 49,
      carbohydrates: 134,
    });
    expect((await app.get(`brand/${subdomain}/`)).body.onboarding_fat_cap).toBe(0.3);
  });

  it("ORG-028 CALC-022 max_daily_deficit_kcal refuses a pace that takes more than that from a day", async () => {
    const { client, subdomain, set } = await aPractice();
    expect((await complete(client)).status).toBe(200);
    await set({ max_daily_deficit_kcal: 500 });
    const refused = await complete(client);
    expect([refused.status, Object.keys(refused.body)]).toEqual([400, ["weeklyGoal"]]);
    expect((await complete(client, { weeklyGoal: "LOSE_0_25_KG_PER_WEEK" })).body.mss.kcal).toBe(1755);
    expect((await app.get(`brand/${subdomain}/`)).body.max_daily_deficit_kcal).toBe(500);
  });

  it.each([
    ["the largest deficit", { max_daily_deficit_kcal: 10_000 }],
    ["no fat at all", { onboarding_fat_cap: 0 }],
    ["fat alone", { onboarding_fat_cap: 1 }],
    ["little protein", { protein_profile: "LOW" }],
  ])("ORG-028 ORG-052 %s loosens no guard-rail", async (_name, settings) => {
    const { client, set } = await aPractice();
    await set(settings);
    for (const weeklyGoal of ["LOSE_0_75_KG_PER_WEEK", "LOSE_1_KG_PER_WEEK"])
      expect((await complete(client, { weeklyGoal })).status, weeklyGoal).toBe(400);
    const { mss } = (await complete(client)).body;
    expect(mss.kcal).toBe(1480);
    expect(mss.protein).toBeGreaterThanOrEqual(50);
    expect(mss.carbohydrates).toBeGreaterThanOrEqual(40);
    expect(mss.fat).toBeGreaterThanOrEqual(Math.floor(minimumFat(1480)));
  });

  it("ORG-028 ORG-052 a share of fat beyond all energy, or a deficit below nothing, is refused", async () => {
    const { id } = await aPractice();
    for (const change of [
      { onboarding_fat_cap: 1.1 },
      { onboarding_fat_cap: -0.1 },
      { max_daily_deficit_kcal: -1 },
      { max_daily_deficit_kcal: 0.5 },
    ]) {
      const refused = await app.patch(`admin/organisations/${id}/`, change, { as: staff });
      expect([refused.status, Object.keys(refused.body)]).toEqual([400, Object.keys(change)]);
    }
  });
});

describe("access", () => {
  it("ORG-028 BILL-016 payment_required closes the app to people who pay nothing", async () => {
    const { client, set } = await aPractice();
    expect((await app.get("groceryList/", { as: client })).status).toBe(200);
    await set({ payment_required: true });
    const refused = await app.get("groceryList/", { as: client });
    expect([refused.status, refused.body.code]).toEqual([403, "payment_required"]);
    expect((await app.get("auth/users/me/", { as: client })).status).toBe(200);
  });

  it("ORG-028 AUTH-013 login_method OTP mails a code, and the brand says so", async () => {
    const { subdomain, set } = await aPractice();
    const ask = async () => {
      const browser = new TestBrowser(app);
      const email = anEmail();
      const redirect_url = `http://${subdomain}.localhost:3000/`;
      const body = { email, redirect_url, organisation_subdomain: subdomain };
      const { authentication_method } = (await browser.post("createLoginSignupPortal/", body)).body;
      return [authentication_method, (await browser.mailTo(email)).code !== null];
    };
    expect(await ask()).toEqual(["MAGIC_LINK", false]);
    await set({ login_method: "OTP" });
    expect(await ask()).toEqual(["OTP", true]);
    expect((await app.get(`brand/${subdomain}/`)).body.login_method).toBe("OTP");
  });

  it.each([
    ["custom_chat_launcher", false],
    ["pwa_enabled", true],
    ["tracking_pixel_id", "px-7"],
  ])("ORG-028 %s reaches visitors of the site and people of the practice", async (name, value) => {
    const { subdomain, client, set } = await aPractice();
    expect((await app.get(`brand/${subdomain}/`)).body[name]).not.toBe(value);
    await set({ [name]: value });
    expect((await app.get(`brand/${subdomain}/`)).body[name]).toBe(value);
    const me = (await app.get("auth/users/me/", { as: client })).body;
    expect(me.coach.organisation[name]).toBe(value);
  });

  it("ORG-028 ORG-011 no coach sets any of them", async () => {
    const { id, subdomain, coach } = await aPractice();
    const before = (await app.get(`brand/${subdomain}/`)).body;
    const sent = {
      default_units: "IMPERIAL",
      imperial_units_allowed: false,
      protein_profile: "LOW",
      onboarding_fat_cap: 0.2,
      max_daily_deficit_kcal: 200,
      payment_required: true,
      custom_chat_launcher: false,
      pwa_enabled: true,
      tracking_pixel_id: "px-8",
      login_method: "OTP",
    };
    const changed = await app.patch(`users/organisation/${id}/`, { ...sent, name: "New" }, { as: coach });
    expect(changed.status).toBe(200);
    expect((await app.get(`brand/${subdomain}/`)).body).toEqual({ ...before, name: "New" });
  });
});
