import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { anExercise, aProfile } from "../../test/factories.ts";
import { openTestApp, type TestApp } from "../../test/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const energy = "calculations/energy/";

describe("calculations/energy", () => {
  it.each([
    [{}, "No intake provided"],
    [{ gender: "MALE" }, "Weight is not defined"],
    [{ weight: 80 }, "Gender is not defined"],
    [{ weight: 80, gender: "MALE", energy_method: "MIFFLIN" }, "Height is not defined"],
    [{ weight: 80, gender: "MALE", energy_method: "MIFFLIN", height_in_cm: 180 }, "Age is not defined"],
  ])("says what %o misses", async (body, text) => {
    const refused = await app.post(energy, body, { as: await app.aUser() });
    expect(refused.status).toBe(400);
    expect(refused.body).toEqual({ non_field_errors: [text] });
  });

  it("refuses a stranger's profile and an unknown exercise", async () => {
    const anna = await app.aUser();
    const intake = await aProfile(app, await app.aUser());
    expect((await app.post(energy, { intake_id: intake }, { as: anna })).status).toBe(404);
    const exercise = { exercise: 999_999, minutes_per_session: 30, sessions_per_week: 1 };
    const body = { gender: "MALE", weight: 80, exercise_instances: [exercise] };
    const refused = await app.post(energy, body, { as: anna });
    expect(refused.body).toEqual({
      exercise_instances: { 0: { exercise: ['Invalid pk "999999" - object does not exist.'] } },
    });
  });

  it("CALC-007 adds the thermic effect but not on exercise", async () => {
    const anna = await app.aUser();
    const exercise = await anExercise(app, 0.1);
    const body = {
      gender: "MALE",
      weight: 80,
      body_fat_percentage: 0.15,
      activity: "ACTIVE",
      exercise_instances: [{ exercise, minutes_per_session: 45, sessions_per_week: 3 }],
    };
    const { status, body: answer } = await app.post(energy, body, { as: anna });
    expect(status).toBe(200);
    expect(answer).toEqual({
      method: "KATCH_MCARDLE",
      base_rate_kcal: 1838.8,
      exercise_kcal: 154.286,
      tdee_kcal: 2912.486,
    });
    const woman = { gender: "FEMALE", weight: 70, activity: "SEDENTARY" };
    expect((await app.post(energy, woman, { as: anna })).body.tdee_kcal).toBe(1895.52);
  });

  it("CALC-011 chooses the formula by what is known, Harris-Benedict only when asked", async () => {
    const anna = await app.aUser();
    const person = { gender: "FEMALE", weight: 70, activity: "MILDLY_ACTIVE" };
    const known = { ...person, height_in_cm: 170, age: 25 };
    const cases = [
      [person, "KATCH_MCARDLE"],
      [{ ...person, height_in_cm: 170 }, "KATCH_MCARDLE"],
      [{ ...person, age: 25 }, "KATCH_MCARDLE"],
      [known, "MIFFLIN"],
      [{ ...known, body_fat_measured: true }, "KATCH_MCARDLE"],
      [{ ...known, energy_method: "HARRIS_BENEDICT" }, "HARRIS_BENEDICT"],
    ] as const;
    for (const [body, method] of cases)
      expect((await app.post(energy, body, { as: anna })).body.method).toBe(method);
    const mifflin = await app.post(energy, known, { as: anna });
    expect(mifflin.body).toMatchObject({ base_rate_kcal: 1476.5, tdee_kcal: 2030.188 });
  });

  it("lays what is being written over a stored profile, for its owner and their coach", async () => {
    const coach = await app.aCoach();
    const client = await app.aClientOf(coach);
    const intake = await aProfile(app, client);
    const stored = await app.post(energy, { intake_id: intake }, { as: coach });
    expect(stored.body.tdee_kcal).toBe(1895.52);
    const changed = await app.post(energy, { intake_id: intake, activity: "ACTIVE" }, { as: client });
    expect(changed.body.tdee_kcal).toBeCloseTo(1895.52 * 1.27, 2);
  });
});

const answers = {
  goal: "LOSE_WEIGHT",
  activityLevel: "MILDLY_ACTIVE",
  weeklyGoal: "LOSE_0_5_KG_PER_WEEK",
  biometricData: { gender: "FEMALE", age: 25 },
  physicalStats: { heightInCm: 170, weightInKg: 70 },
};

describe("calculations/plan-preview", () => {
  const preview = "calculations/plan-preview/";

  it("CALC-020 takes the weekly goal off the need, or the goal's factor, and never plans below 1250", async () => {
    const anna = await app.aUser();
    const { body } = await app.post(preview, answers, { as: anna });
    expect(body.tdee_kcal).toBe(2030.188);
    expect(body.mss.kcal).toBe(1480);
    const kcalOf = async (change: object) =>
      (await app.post(preview, { ...answers, ...change }, { as: anna })).body.mss.kcal;
    expect(await kcalOf({ weeklyGoal: null })).toBe(1827);
    expect(await kcalOf({ goal: "RECOMPOSITION" })).toBe(2030);
    expect(await kcalOf({ goal: "GAIN_MUSCLE" })).toBe(2233);
    expect(await kcalOf({ weeklyGoal: "LOSE_1_KG_PER_WEEK" })).toBe(1250);
  });

  it("shows which weekly goals are offered and what the goal weight may be", async () => {
    const { body } = await app.post(preview, answers, { as: await app.aUser() });
    expect(body.weekly_goals).toEqual([
      { weeklyGoal: "LOSE_0_25_KG_PER_WEEK", calories: 1755, offered: true, recommended: false },
      { weeklyGoal: "LOSE_0_5_KG_PER_WEEK", calories: 1480, offered: true, recommended: true },
      { weeklyGoal: "LOSE_0_75_KG_PER_WEEK", calories: 1205, offered: false, recommended: false },
      { weeklyGoal: "LOSE_1_KG_PER_WEEK", calories: 930, offered: false, recommended: false },
    ]);
    expect(body).toMatchObject({ fiber: 40, min_goal_weight_kg: 53.5, weight_loss_safe: true });
    expect(body.plan_options).toEqual(["RECOMMENDED", "LOW_CARB", "KETO", "CHOOSE_YOUR_OWN"]);
  });

  it("takes the settings of the named site, and of the caller's own organisation without one", async () => {
    const subdomain = "capped-fat";
    const columns = {
      subdomain,
      protein_profile: "HIGH",
      onboarding_fat_cap: 0.3,
      max_daily_deficit_kcal: 500,
    };
    const organisation = await app.anOrganisation(columns);
    const anna = await app.aUser();
    const named = await app.post(preview, { ...answers, subdomain }, { as: anna });
    expect(named.body.mss).toMatchObject({ kcal: 1480, fat: 49 });
    const offered = named.body.weekly_goals.filter((goal: { offered: boolean }) => goal.offered);
    expect(offered.map((goal: { weeklyGoal: string }) => goal.weeklyGoal)).toEqual(["LOSE_0_25_KG_PER_WEEK"]);
    const member = await app.aClientOf(await app.aCoach({ organisation_id: organisation }));
    expect((await app.post(preview, answers, { as: member })).body).toEqual(named.body);
    const unknown = await app.post(preview, { ...answers, subdomain: "nobody" }, { as: anna });
    expect(unknown.status).toBe(400);
    expect(unknown.body).toEqual({ subdomain: ["Unknown organisation."] });
  });

  it.each([
    [17, false],
    [18, true],
    [120, true],
    [121, false],
  ])("ONB-012 judges the age %d", async (age, accepted) => {
    const body = { ...answers, biometricData: { gender: "FEMALE", age } };
    const { status, body: answer } = await app.post(preview, body, { as: await app.aUser() });
    expect(status).toBe(accepted ? 200 : 400);
    if (!accepted) expect(Object.keys(answer.biometricData)).toEqual(["age"]);
  });
});

describe("calculations/day-plan-preview and meal-sizes", () => {
  const preview = "calculations/day-plan-preview/";

  it("CALC-015 multiplies the need by the energy balance, a percent from 10 to 500", async () => {
    const anna = await app.aUser();
    const exercise = await anExercise(app, 0.1);
    const intake = await aProfile(app, anna, {
      gender: "MALE",
      weight: 80,
      body_fat_percentage: 0.15,
      activity: "ACTIVE",
    });
    const instance = { exercise, minutes_per_session: 45, sessions_per_week: 3, intake };
    await app.post("users/exerciseInstance/", instance, { as: anna });
    const body = { intake_id: intake, energy_balance: 90, meals: [] };
    const { body: answer } = await app.post(preview, body, { as: anna });
    expect(answer.computedDailyMacros.calories).toBe(2621);
    expect(answer.adjustedDailyMacros).toEqual(answer.computedDailyMacros);
    for (const energy_balance of [9.9, 500.1]) {
      const refused = await app.post(preview, { ...body, energy_balance }, { as: anna });
      expect(refused.status).toBe(400);
      expect(Object.keys(refused.body)).toEqual(["energy_balance"]);
    }
  });

  it("CALC-054 shows the default day before meals were chosen, and sizes by rule afterwards", async () => {
    const coach = await app.aCoach();
    const client = await app.aClientOf(coach);
    const intake = await aProfile(app, client);
    const sizesFor = async (meals: object[]) => {
      const body = { intake_id: intake, energy_balance: 100, meals };
      const answer = await app.post(preview, body, { as: coach });
      return answer.body.meals
        .filter((meal: { enabled: boolean }) => meal.enabled)
        .map((meal: { size: number; macros: { calories: number } }) => [meal.size, meal.macros.calories]);
    };
    expect(await sizesFor([])).toEqual([
      [25, 474],
      [30, 569],
      [5, 95],
      [40, 758],
    ]);
    const enabled = true;
    const chosen = ["BREAKFAST", "LUNCH", "DINNER"].map((mealMoment) => ({ mealMoment, enabled }));
    expect(await sizesFor(chosen)).toEqual([
      [30, 569],
      [30, 569],
      [40, 758],
    ]);
    const sized = chosen.map((meal, index) => ({ ...meal, size: [20, 30, 50][index] }));
    expect((await sizesFor(sized)).map(([size]: [number]) => size)).toEqual([20, 30, 50]);
  });

  it("follows adjusted targets, and refuses strangers as not found", async () => {
    const anna = await app.aUser();
    const intake = await aProfile(app, anna);
    const adjusted = { protein: 100, carbs: 150, fat: 60 };
    const body = { intake_id: intake, energy_balance: 100, meals: [], adjusted };
    const { body: answer } = await app.post(preview, body, { as: anna });
    expect(answer.adjustedDailyMacros).toEqual({ ...adjusted, calories: 1540, fiber: 40 });
    expect(answer.computedDailyMacros.calories).toBe(1896);
    expect((await app.post(preview, body, { as: await app.aCoach() })).status).toBe(404);
  });

  it("sizes chosen meal moments", async () => {
    const anna = await app.aUser();
    const moments = ["BREAKFAST", "MORNING_SNACK", "LUNCH", "DINNER"];
    const { body } = await app.post("calculations/meal-sizes/", { meal_moments: moments }, { as: anna });
    expect(body).toEqual({ sizes: { BREAKFAST: 30, MORNING_SNACK: 10, LUNCH: 30, DINNER: 30 } });
  });
});

describe("calculations/cycle", () => {
  it("CALC-069 CALC-092 tells the caller's own cycle on a date, and null when it is not known", async () => {
    const anna = await app.aUser();
    expect((await app.get("calculations/cycle/", { as: anna })).body).toBeNull();
    await aProfile(app, anna, { last_menstrual_period_start_date: "2026-03-05" });
    expect((await app.get("calculations/cycle/", { as: anna })).body).toEqual({
      numberOfDaysInCycle: 28,
      numberOfMenstruationDays: 5,
      currentDayInCycle: 14,
      daysUntilNextPeriod: 15,
      phase: "OVULATION",
    });
    const later = await app.get("calculations/cycle/?date=2026-04-01", { as: anna });
    expect(later.body).toMatchObject({ currentDayInCycle: 28, daysUntilNextPeriod: 1, phase: "LUTEAL" });
    // Three days of grace after the 28 of the cycle.
    const late = await app.get("calculations/cycle/?date=2026-04-04", { as: anna });
    expect(late.body).toMatchObject({ currentDayInCycle: 31, daysUntilNextPeriod: 0, phase: "LUTEAL" });
    expect((await app.get("calculations/cycle/?date=2026-04-05", { as: anna })).body).toBeNull();
  });
});
