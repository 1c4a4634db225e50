import { ALLERGENS } from "@plateful/nutrition";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aProfile } from "../../test/factories.ts";
import { aHousemate } from "../../test/household.ts";
import { ONBOARDING_ANSWERS } from "../../test/onboarding-answers.ts";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const PATH = "users/userProfile/";
const MEMBERS = "users/household-members/";
const change = (as: Person, profile: number, food_allergens: unknown) =>
  app.patch(`${PATH}${profile}/`, { food_allergens }, { as });
const allergensOf = async (as: Person, profile: number): Promise<string[]> =>
  (await app.get(`${PATH}${profile}/`, { as })).body.food_allergens;

describe("the allergens of a person", () => {
  it("PROF-037 are any of the fourteen, each once and in their order, and none at first", async () => {
    const anna = await app.aUser();
    const id = await aProfile(app, anna);
    expect(await allergensOf(anna, id)).toEqual([]);
    const all = await change(anna, id, [...ALLERGENS].reverse());
    expect([all.status, all.body.food_allergens]).toEqual([200, ALLERGENS]);
    expect(ALLERGENS).toHaveLength(14);
    const twice = await change(anna, id, ["MUSTARD", "EGG", "MUSTARD"]);
    expect(twice.body.food_allergens).toEqual(["EGG", "MUSTARD"]);
    for (const wrong of [["PEANUT"], ["NO_INTOLERANCE"], "EGG", null, [...ALLERGENS, "EGG"]]) {
      const refused = await change(anna, id, wrong);
      expect([wrong, refused.status]).toEqual([wrong, 400]);
      expect(Object.keys(refused.body)).toEqual(["food_allergens"]);
    }
    expect(await allergensOf(anna, id)).toEqual(["EGG", "MUSTARD"]);
    expect((await change(anna, id, [])).body.food_allergens).toEqual([]);
  });

  it("PROF-037 leave the four intolerances as they are, and answering the questions again leaves them", async () => {
    const ben = await app.aUser();
    const id = await aProfile(app, ben, { food_intolerances_gluten: true, food_allergens: ["MILK"] });
    const { body } = await app.get(`${PATH}${id}/`, { as: ben });
    expect(body).toMatchObject({ food_intolerances_gluten: true, food_intolerances_lactose: false });
    const answered = await app.post("users/onboarding/complete/", ONBOARDING_ANSWERS, { as: ben });
    expect(answered.status).toBeLessThan(300);
    const after = (await app.get(`${PATH}${id}/`, { as: ben })).body;
    expect(after).toMatchObject({ food_intolerances_gluten: false, food_allergens: ["MILK"] });
  });

  it("PROF-037 DATA-077 are the coach's to see and change as long as the plan is shared, and no stranger's", async () => {
    const coach = await app.aCoach();
    const client = await app.aClientOf(coach);
    const id = await aProfile(app, client);
    expect((await change(coach, id, ["FISH"])).body.food_allergens).toEqual(["FISH"]);
    expect(await allergensOf(client, id)).toEqual(["FISH"]);
    const seen = await app.get(`clients/${client.id}/`, { as: coach });
    expect(seen.body.intake.food_allergens).toEqual(["FISH"]);
    const stranger = await app.aCoach();
    expect((await change(stranger, id, [])).status).toBe(404);
    const ended = { kinds: ["COACH_SHARING"], given_in: "PROFILE" };
    expect((await app.post("users/consents/withdraw/", ended, { as: client })).status).toBe(200);
    expect((await change(coach, id, [])).status).toBe(404);
    expect(await allergensOf(client, id)).toEqual(["FISH"]);
  });

  it("DATA-077 need the consent of body and plan, are in the export, and are erased with it", async () => {
    const eva = await app.aUser();
    const id = await aProfile(app, eva, { food_allergens: ["LUPIN"] });
    await aHousemate(app, eva, { food_allergens: ["CELERY"] });
    const { body } = await app.get("users/me/export/", { as: eva });
    expect(body.user_profiles).toMatchObject([{ food_allergens: ["LUPIN"] }]);
    expect(body.household_members).toMatchObject([{ food_allergens: ["CELERY"] }]);
    const withdrawn = { kinds: ["BODY_AND_PLAN"], given_in: "PROFILE" };
    expect((await app.post("users/consents/withdraw/", withdrawn, { as: eva })).status).toBe(200);
    expect((await change(eva, id, ["EGG"])).status).toBeGreaterThanOrEqual(400);
    const left = JSON.stringify((await app.get("users/me/export/", { as: eva })).body);
    expect([left.includes("LUPIN"), left.includes("CELERY")]).toEqual([false, false]);
  });
});

describe("the allergens of someone who eats along", () => {
  it("PROF-038 are noted as the person's are: none at first, each once, of the fourteen alone", async () => {
    const fay = await app.aUser();
    const tom = await aHousemate(app, fay);
    expect(tom.food_allergens).toEqual([]);
    const send = (food_allergens: unknown) =>
      app.patch(`${MEMBERS}${tom.id}/`, { food_allergens }, { as: fay });
    expect((await send(["SOY", "GLUTEN", "SOY"])).body.food_allergens).toEqual(["GLUTEN", "SOY"]);
    expect(
      (await app.patch(`${MEMBERS}${tom.id}/`, { kcal: 1500 }, { as: fay })).body.food_allergens,
    ).toEqual(["GLUTEN", "SOY"]);
    const refused = await send(["NUTS"]);
    expect([refused.status, Object.keys(refused.body)]).toEqual([400, ["food_allergens"]]);
  });
});
