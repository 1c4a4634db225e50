import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../test/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const PATH = "users/userProfile/";

describe("profiles", () => {
  it("DATA-012 refuses a second profile for a person", async () => {
    const anna = await app.aUser();
    expect((await app.post(PATH, { gender: "FEMALE", weight: 70 }, { as: anna })).status).toBe(201);
    const second = await app.post(PATH, { gender: "MALE", weight: 80 }, { as: anna });
    expect(second.status).toBe(400);
    expect(second.body).toEqual({ user_id: ["This user already has a profile."] });
  });

  it("DATA-012 lets a coach make the profile of a client, and a stranger not", async () => {
    const coach = await app.aCoach();
    const client = await app.aClientOf(coach);
    const body = { gender: "MALE", weight: 90, user_id: client.id };
    const stranger = await app.post(PATH, body, { as: await app.aCoach() });
    expect(stranger.status).toBe(403);
    expect(stranger.body.code).toBe("permission_denied");
    const made = await app.post(PATH, body, { as: coach });
    expect(made.status).toBe(201);
    const seen = await app.get(PATH, { as: client });
    expect(seen.body.results).toEqual([expect.objectContaining({ id: made.body.id, weight: 90 })]);
  });

  it("DATA-011 DATA-023 answers the whole new profile with its defaults, and user_id only on creation", async () => {
    const anna = await app.aUser();
    const made = await app.post(PATH, { gender: "FEMALE", weight: 70.456, user_id: anna.id }, { as: anna });
    expect(made.status).toBe(201);
    expect(made.body).toEqual({
      id: expect.any(Number),
      version: 1,
      gender: "FEMALE",
      weight: 70.46,
      body_fat_percentage: 0.2,
      body_fat_measured: false,
      energy_method: "AUTO",
      activity: "SEDENTARY",
      diet: "OMNIVORE",
      sustainability: "OPTIMAL",
      protein_profile: null,
      food_intolerances_gluten: false,
      food_intolerances_lactose: false,
      food_intolerances_nut: false,
      food_intolerances_crustaceans_shellfish: false,
      food_allergens: [],
      exercise_instances: [],
      weekly_nutrition_plan: null,
      main_goal: null,
      age: null,
      date_of_birth: null,
      height_in_cm: null,
      goal_weight_in_kg: null,
      goal_weekly_change_in_kg: null,
      diet_type: null,
      is_keto_user: false,
      is_on_menopause_diet: false,
      last_menstrual_period_start_date: null,
      menstrual_cycle_length: null,
      cycle_phase: null,
      uses_imperial_measurements_for_recipes: false,
      uses_imperial_measurements_for_height: false,
      personal_weight_unit: "KILOGRAMS",
      onboarding_motivation: null,
      onboarding_cooking_styles: [],
      simple_diet: null,
      simple_allergens: [],
      preferred_meal_times: [],
      leftovers: "OFF",
      grocery_wish: "NORMAL",
      cooks_twice_a_week: false,
      same_breakfast_on_weekdays: false,
      weekday_minutes: null,
      weekend_minutes: null,
      weekly_budget: null,
      favourite_cuisines: [],
      never_cuisines: [],
      variety: "BALANCED",
      kitchen: ["OVEN", "BLENDER", "FREEZER"],
      how_cooks_settled: false,
      tdee_kcal: expect.any(Number),
      created: "2026-03-18T09:00:00.000Z",
      modified: "2026-03-18T09:00:00.000Z",
    });
  });

  it.each([
    ["main_goal", ["LOSE_WEIGHT", "GAIN_MUSCLE", "RECOMPOSITION", "WEIGHT_LOSS", "WEIGHT_GAIN", "MAINTAIN"]],
    ["gender", ["MALE", "FEMALE"]],
    ["activity", ["SEDENTARY", "MILDLY_ACTIVE", "ACTIVE", "VERY_ACTIVE"]],
    ["sustainability", ["SUSTAINABLE", "OPTIMAL"]],
    [
      "diet",
      ["VEGAN", "LACTO_VEGETARIAN", "OVO_VEGETARIAN", "VEGETARIAN", "PESCATARIAN", "OMNIVORE", "HALAL"],
    ],
  ])("DATA-002 DATA-004 DATA-005 stores every value of %s and no other", async (field, values) => {
    const anna = await app.aUser();
    const { body } = await app.post(PATH, { gender: "FEMALE", weight: 70 }, { as: anna });
    for (const value of values) {
      const changed = await app.patch(`${PATH}${body.id}/`, { [field]: value }, { as: anna });
      expect(changed.body[field]).toBe(value);
    }
    const refused = await app.patch(`${PATH}${body.id}/`, { [field]: "PURPLE" }, { as: anna });
    expect(refused.status).toBe(400);
    expect(refused.body).toEqual({ [field]: ['"PURPLE" is not a valid choice.'] });
  });

  it.each([
    ["body_fat_percentage", 0.03, 0.6, 0.029, 0.601],
    ["age", 18, 120, 17, 121],
    ["height_in_cm", 120, 250, 119, 251],
    ["weight", 1, 300, 0.9, 300.1],
    ["menstrual_cycle_length", 21, 35, 20, 36],
    ["goal_weekly_change_in_kg", -1, 1, -1.1, 1.1],
  ])("CALC-064 ONB-064 accepts %s from %d to %d only", async (field, least, most, below, above) => {
    const anna = await app.aUser();
    const { body } = await app.post(PATH, { gender: "FEMALE", weight: 70 }, { as: anna });
    for (const value of [least, most]) {
      const changed = await app.patch(`${PATH}${body.id}/`, { [field]: value }, { as: anna });
      expect(changed.status).toBe(200);
      expect(changed.body[field]).toBe(value);
    }
    for (const value of [below, above]) {
      const refused = await app.patch(`${PATH}${body.id}/`, { [field]: value }, { as: anna });
      expect(refused.status).toBe(400);
      expect(Object.keys(refused.body)).toEqual([field]);
    }
  });

  it("refuses a goal weight below BMI 18.5: at 170 cm 53.4 kg, not 53.5", async () => {
    const anna = await app.aUser();
    const { body } = await app.post(PATH, { gender: "FEMALE", weight: 70, height_in_cm: 170 }, { as: anna });
    const low = await app.patch(`${PATH}${body.id}/`, { goal_weight_in_kg: 53.4 }, { as: anna });
    expect(low.status).toBe(400);
    expect(low.body).toEqual({ goal_weight_in_kg: ["This goal weight is too low for your height."] });
    expect((await app.patch(`${PATH}${body.id}/`, { goal_weight_in_kg: 53.5 }, { as: anna })).status).toBe(
      200,
    );
    const taller = await app.patch(`${PATH}${body.id}/`, { height_in_cm: 171 }, { as: anna });
    expect(taller.status).toBe(400);
  });

  it("DATA-033 changes only the fields of a PATCH, the last one wins, and modified moves", async () => {
    const anna = await app.aUser();
    const { body } = await app.post(PATH, { gender: "FEMALE", weight: 70 }, { as: anna });
    app.clock.forward(60);
    await app.patch(`${PATH}${body.id}/`, { age: 30 }, { as: anna });
    await app.patch(`${PATH}${body.id}/`, { weight: 71 }, { as: anna });
    const last = await app.patch(`${PATH}${body.id}/`, { weight: 72 }, { as: anna });
    expect(last.body).toMatchObject({ age: 30, weight: 72, created: body.created });
    expect(Date.parse(last.body.modified)).toBe(Date.parse(body.modified) + 60_000);
  });

  it("DATA-024 replaces a profile by PUT and keeps its plan", async () => {
    const anna = await app.aUser();
    const { body } = await app.post(PATH, { gender: "FEMALE", weight: 70, age: 30 }, { as: anna });
    await app.post(`${PATH}${body.id}/create-default-nutrition-plan/`, {}, { as: anna });
    const replaced = await app.put(`${PATH}${body.id}/`, { gender: "FEMALE", weight: 65 }, { as: anna });
    expect(replaced.status).toBe(200);
    expect(replaced.body).toMatchObject({ id: body.id, weight: 65, age: null });
    expect(replaced.body.weekly_nutrition_plan.monday.kcal).toBe(1896);
    const missing = await app.put(`${PATH}${body.id}/`, { weight: 65 }, { as: anna });
    expect(missing.body).toEqual({ gender: ["This field is required."] });
  });

  it("lets only staff delete a profile", async () => {
    const coach = await app.aCoach();
    const client = await app.aClientOf(coach);
    const { body } = await app.post(
      PATH,
      { gender: "FEMALE", weight: 70, user_id: client.id },
      { as: coach },
    );
    await app.post(`${PATH}${body.id}/create-default-nutrition-plan/`, {}, { as: client });
    for (const person of [client, coach])
      expect((await app.delete(`${PATH}${body.id}/`, { as: person })).status).toBe(403);
    const staff = await app.aUser({ is_staff: true });
    expect((await app.delete(`${PATH}${body.id}/`, { as: staff })).status).toBe(204);
    expect((await app.delete(`${PATH}${body.id}/`, { as: staff })).status).toBe(404);
    expect((await app.get(`${PATH}${body.id}/`, { as: client })).status).toBe(404);
  });
});

describe("profiles of others", () => {
  it("ERR-022 ERR-023 answers a profile of someone else exactly like one that is not there", async () => {
    const anna = await app.aUser();
    const { body } = await app.post(PATH, { gender: "FEMALE", weight: 70 }, { as: anna });
    const other = await app.aCoach();
    for (const call of [app.get, (path: string, o: object) => app.patch(path, { weight: 1 }, o)]) {
      const notYours = await call(`${PATH}${body.id}/`, { as: other });
      const notThere = await call(`${PATH}999999/`, { as: other });
      expect(notYours.status).toBe(404);
      expect(notYours.body).toEqual({ detail: "Not found." });
      expect(notThere.body).toEqual(notYours.body);
    }
    expect((await app.get(`${PATH}${body.id}/`, { as: anna })).body.weight).toBe(70);
  });

  it("ERR-024 lists the caller's own profile, a client's for the coach, and nothing of strangers", async () => {
    const coach = await app.aCoach();
    const client = await app.aClientOf(coach);
    const made = await app.post(PATH, { gender: "FEMALE", weight: 70, user_id: client.id }, { as: coach });
    expect((await app.get(PATH, { as: coach })).body.results).toEqual([]);
    const ofClient = await app.get(`${PATH}?user=${client.id}`, { as: coach });
    expect(ofClient.body.results.map((profile: { id: number }) => profile.id)).toEqual([made.body.id]);
    const ofStranger = await app.get(`${PATH}?user=${client.id}`, { as: await app.aCoach() });
    expect(ofStranger.status).toBe(200);
    expect(ofStranger.body).toEqual({ count: 0, total_pages: 1, next: null, previous: null, results: [] });
  });
});

describe("cycle data of a profile", () => {
  it("ONB-061 refuses a period that starts after today", async () => {
    const anna = await app.aUser();
    const body = { gender: "FEMALE", weight: 70 };
    const refused = await app.post(
      PATH,
      { ...body, last_menstrual_period_start_date: "2026-03-19" },
      { as: anna },
    );
    expect(refused.status).toBe(400);
    expect(refused.body).toEqual({ last_menstrual_period_start_date: ["Cannot be in future"] });
    const today = { ...body, last_menstrual_period_start_date: "2026-03-18" };
    expect((await app.post(PATH, today, { as: anna })).body.cycle_phase).toBe("MENSTRUATION");
  });

  it("takes cycle data of women only and forgets it for a man", async () => {
    const anna = await app.aUser();
    const refused = await app.post(
      PATH,
      { gender: "MALE", weight: 80, menstrual_cycle_length: 28 },
      { as: anna },
    );
    expect(refused.body).toEqual({ menstrual_cycle_length: ["Cycle data can only be stored for women."] });
    const { body } = await app.post(
      PATH,
      { gender: "FEMALE", weight: 80, last_menstrual_period_start_date: "2026-03-10" },
      { as: anna },
    );
    expect(body.cycle_phase).toBe("FOLLICULAR");
    const changed = await app.patch(`${PATH}${body.id}/`, { gender: "MALE" }, { as: anna });
    expect(changed.body).toMatchObject({ last_menstrual_period_start_date: null, cycle_phase: null });
    const back = await app.patch(`${PATH}${body.id}/`, { gender: "FEMALE" }, { as: anna });
    expect(back.body.last_menstrual_period_start_date).toBeNull();
  });

  it.each([
    ["2026-02-16", "LUTEAL"],
    ["2026-02-15", null],
    ["2025-11-18", null],
  ])(
    "CALC-069 CALC-092 says to nobody a phase that is not known: period of %s, phase %s",
    async (start, phase) => {
      const coach = await app.aCoach();
      const client = await app.aClientOf(coach);
      const body = { gender: "FEMALE", weight: 70, last_menstrual_period_start_date: start };
      const own = await app.post(PATH, { ...body, menstrual_cycle_length: 28 }, { as: client });
      expect(own.body.cycle_phase).toBe(phase);
      const seen = await app.get(`${PATH}${own.body.id}/`, { as: coach });
      expect(seen.body.cycle_phase).toBe(phase);
      const noted = { last_menstrual_period_start_date: "2026-03-18" };
      const changed = await app.patch(`${PATH}${own.body.id}/`, noted, { as: client });
      expect(changed.body.cycle_phase).toBe("MENSTRUATION");
    },
  );

  it("shows a coach the phase but not the dates, and keeps them when the coach saves", async () => {
    const coach = await app.aCoach();
    const client = await app.aClientOf(coach);
    const { body } = await app.post(
      PATH,
      {
        gender: "FEMALE",
        weight: 70,
        last_menstrual_period_start_date: "2026-03-05",
        menstrual_cycle_length: 28,
      },
      { as: client },
    );
    const hidden = { last_menstrual_period_start_date: null, menstrual_cycle_length: null };
    const seen = await app.get(`${PATH}${body.id}/`, { as: coach });
    expect(seen.body).toMatchObject({ ...hidden, cycle_phase: "OVULATION" });
    const saved = await app.put(
      `${PATH}${body.id}/`,
      { gender: "FEMALE", weight: 69, ...hidden },
      { as: coach },
    );
    expect(saved.status).toBe(200);
    expect(saved.body).toMatchObject(hidden);
    const own = await app.get(`${PATH}${body.id}/`, { as: client });
    expect(own.body).toMatchObject({
      weight: 69,
      last_menstrual_period_start_date: "2026-03-05",
      menstrual_cycle_length: 28,
    });
  });
});
