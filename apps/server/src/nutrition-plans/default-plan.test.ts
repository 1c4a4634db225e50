import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aProfile } from "../../test/factories.ts";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const makeDefault = (intake: number, as: Person) =>
  app.post(`users/userProfile/${intake}/create-default-nutrition-plan/`, {}, { as });

const slot = (moment: string, size: number, [kcal, protein, carbohydrates, fat]: number[]) =>
  expect.objectContaining({ meal_moment: moment, size, kcal, protein, carbohydrates, fat });

describe("create-default-nutrition-plan", () => {
  it("refuses profiles of others as not found", async () => {
    const intake = await aProfile(app, await app.aUser());
    const refused = await makeDefault(intake, await app.aUser());
    expect(refused.status).toBe(404);
    expect(refused.body).toEqual({ detail: "Not found." });
  });

  it("refuses a formula that misses an input", async () => {
    const anna = await app.aUser();
    const intake = await aProfile(app, anna, { energy_method: "MIFFLIN", age: 30 });
    const refused = await makeDefault(intake, anna);
    expect(refused.status).toBe(400);
    expect(refused.body).toEqual({ non_field_errors: ["Height is not defined"] });
    expect((await app.get("users/nutritionDayPlan/", { as: anna })).body.count).toBe(0);
  });

  it("CALC-054 CALC-088 DATA-013 DATA-014 makes the worked default week of 25/30/5/40 percent", async () => {
    const anna = await app.aUser();
    const intake = await aProfile(app, anna);
    const made = await makeDefault(intake, anna);
    expect(made.status).toBe(201);
    const { body } = await app.get(`users/userProfile/${intake}/`, { as: anna });
    expect(body.tdee_kcal).toBe(1895.52);
    const week = body.weekly_nutrition_plan;
    expect(made.body).toEqual({ weekly_nutrition_plan_id: week.id });
    expect(week.monday).toMatchObject({
      name: "Plan 1",
      kcal: 1896,
      protein: 126,
      carbohydrates: 191,
      fat: 70,
      fiber: 40,
      energy_balance: 100,
      client_intake: intake,
      days: ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"],
    });
    expect(week.monday.meal_slot_specifications).toEqual([
      slot("BREAKFAST", 25, [474, 31.5, 47.8, 17.5]),
      slot("LUNCH", 30, [569, 37.8, 57.3, 21]),
      slot("AFTERNOON_SNACK", 5, [95, 6.3, 9.6, 3.5]),
      slot("DINNER", 40, [758, 50.4, 76.3, 28]),
    ]);
    const days = ["tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
    expect(days.map((day) => week[day])).toEqual(days.map(() => week.monday));
  });

  it("CALC-042 CALC-088 aims at little protein for the clients of a branded subdomain", async () => {
    const organisation = await app.anOrganisation();
    const coach = await app.aCoach({ organisation_id: organisation });
    const client = await app.aClientOf(coach);
    const intake = await aProfile(app, client);
    await makeDefault(intake, client);
    const { body } = await app.get("users/nutritionDayPlan/", { as: client });
    expect(body.results[0]).toMatchObject({ kcal: 1896, protein: 73, carbohydrates: 244, fat: 70 });
  });

  it.each([
    ["a subdomain that is set to HIGH", { protein_profile: "HIGH" }, 126],
    ["no subdomain", { subdomain: null }, 126],
    ["no subdomain but LOW", { subdomain: null, protein_profile: "LOW" }, 73],
  ])("CALC-042 lets the setting decide for an organisation with %s", async (_case, columns, protein) => {
    const organisation = await app.anOrganisation(columns);
    const coach = await app.aCoach({ organisation_id: organisation });
    const client = await app.aClientOf(coach);
    const intake = await aProfile(app, client);
    expect((await makeDefault(intake, coach)).status).toBe(201);
    const { body } = await app.get("users/nutritionDayPlan/", { as: client });
    expect(body.results[0].protein).toBe(protein);
  });

  it("answers an existing week unchanged, also when two calls come at once", async () => {
    const anna = await app.aUser();
    const intake = await aProfile(app, anna);
    const [one, two] = await Promise.all([makeDefault(intake, anna), makeDefault(intake, anna)]);
    expect([one.status, two.status].sort()).toEqual([200, 201]);
    expect(one.body).toEqual(two.body);
    const third = await makeDefault(intake, anna);
    expect(third.status).toBe(200);
    expect(third.body).toEqual(one.body);
    expect((await app.get("users/nutritionDayPlan/", { as: anna })).body.count).toBe(1);
  });
});
