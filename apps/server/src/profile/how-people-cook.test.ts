import { CHOSEN_CUISINES } from "@plateful/nutrition";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aProfile } from "../../test/factories.ts";
import { ONBOARDING_ANSWERS } from "../../test/onboarding-answers.ts";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const PATH = "users/userProfile/";
const change = (as: Person, profile: number, body: object) => app.patch(`${PATH}${profile}/`, body, { as });
const NOTHING_SAID = {
  weekday_minutes: null,
  weekend_minutes: null,
  weekly_budget: null,
  favourite_cuisines: [],
  never_cuisines: [],
  variety: "BALANCED",
  kitchen: ["OVEN", "BLENDER", "FREEZER"],
  how_cooks_settled: false,
};
const SAID = {
  weekday_minutes: 30,
  weekend_minutes: 45,
  weekly_budget: 85,
  favourite_cuisines: ["ITALIAN", "INDIAN"],
  never_cuisines: ["DUTCH"],
  variety: "ADVENTUROUS",
  kitchen: ["BLENDER"],
  how_cooks_settled: true,
};

describe("how people cook", () => {
  it("PROF-042 PROF-049 asks for nothing at first, and keeps what is said, each once and in its order", async () => {
    const anna = await app.aUser();
    const id = await aProfile(app, anna);
    expect((await app.get(`${PATH}${id}/`, { as: anna })).body).toMatchObject(NOTHING_SAID);
    expect((await change(anna, id, SAID)).body).toMatchObject(SAID);
    const lists = {
      favourite_cuisines: [...CHOSEN_CUISINES, "ITALIAN"].slice(1).reverse(),
      kitchen: ["BLENDER", "OVEN"],
    };
    const { body } = await change(anna, id, lists);
    expect(body.kitchen).toEqual(["OVEN", "BLENDER"]);
    expect(body.favourite_cuisines).toEqual(CHOSEN_CUISINES.slice(1));
    expect((await change(anna, id, NOTHING_SAID)).body).toMatchObject(NOTHING_SAID);
  });

  it.each([
    { weekday_minutes: 4 },
    { weekend_minutes: 241 },
    { weekday_minutes: 12.5 },
    { weekly_budget: 9 },
    { weekly_budget: 1001 },
    { weekly_budget: 49.5 },
    { favourite_cuisines: ["INTERNATIONAL"] },
    { never_cuisines: "DUTCH" },
    { kitchen: ["AIRFRYER"] },
    { kitchen: null },
    { variety: "WILD" },
    { how_cooks_settled: null },
  ])("PROF-042 PROF-049 refuses what is none of the choices: %o", async (wrong) => {
    const anna = await app.aUser();
    const id = await aProfile(app, anna);
    const refused = await change(anna, id, wrong);
    expect([refused.status, Object.keys(refused.body)]).toEqual([400, Object.keys(wrong)]);
  });

  it("PROF-042 PROF-049 stays when the questions of the onboarding are answered again", async () => {
    const ben = await app.aUser();
    const id = await aProfile(app, ben, SAID);
    expect(
      (await app.post("users/onboarding/complete/", ONBOARDING_ANSWERS, { as: ben })).status,
    ).toBeLessThan(300);
    expect((await app.get(`${PATH}${id}/`, { as: ben })).body).toMatchObject(SAID);
  });

  it("PROF-042 PROF-049 DATA-077 is the coach's to see and change as long as the plan is shared, and no stranger's", async () => {
    const coach = await app.aCoach();
    const client = await app.aClientOf(coach);
    const id = await aProfile(app, client);
    expect((await change(coach, id, { weekday_minutes: 15 })).body.weekday_minutes).toBe(15);
    expect((await app.get(`clients/${client.id}/`, { as: coach })).body.intake.weekday_minutes).toBe(15);
    const stranger = await app.aCoach();
    expect((await change(stranger, id, { weekday_minutes: 45 })).status).toBe(404);
    const ended = { kinds: ["COACH_SHARING"], given_in: "PROFILE" };
    expect((await app.post("users/consents/withdraw/", ended, { as: client })).status).toBe(200);
    expect((await change(coach, id, { weekday_minutes: 45 })).status).toBe(404);
    expect((await app.get(`${PATH}${id}/`, { as: client })).body.weekday_minutes).toBe(15);
  });

  it("PROF-042 PROF-049 DATA-077 is in the export, and is erased with the consent", async () => {
    const eva = await app.aUser();
    await aProfile(app, eva, SAID);
    const { body } = await app.get("users/me/export/", { as: eva });
    expect(body.user_profiles).toMatchObject([SAID]);
    const withdrawn = { kinds: ["BODY_AND_PLAN"], given_in: "PROFILE" };
    expect((await app.post("users/consents/withdraw/", withdrawn, { as: eva })).status).toBe(200);
    const left = JSON.stringify((await app.get("users/me/export/", { as: eva })).body);
    expect(left).not.toContain("ADVENTUROUS");
  });
});
