import { calculationVectors } from "@plateful/nutrition";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { anExercise, aProfile } from "../../test/factories.ts";
import { openTestApp, type Person, type TestApp } from "../../test/test-app.ts";

let app: TestApp;
let anna: Person;
beforeAll(async () => {
  app = await openTestApp();
  anna = await app.aUser();
});
afterAll(() => app.close());

describe("the worked examples, as the server answers them", () => {
  it.each(calculationVectors.energy)("CALC-087 the need for $name", async (vector) => {
    const { intake, templates } = vector;
    const templateIds = new Map<number, number>();
    for (const { id, kcalPerKgPerMinute } of templates)
      templateIds.set(id, await anExercise(app, kcalPerKgPerMinute));
    const body = {
      weight: intake.weight,
      gender: intake.gender,
      activity: intake.activity,
      body_fat_percentage: intake.bodyFat,
      body_fat_measured: intake.bodyFatMeasured,
      height_in_cm: intake.heightInCm,
      age: intake.age,
      energy_method: intake.energyMethod,
      exercise_instances: (intake.exercises ?? []).map((done) => ({
        exercise: templateIds.get(done.exercise),
        minutes_per_session: done.minutesPerSession,
        sessions_per_week: done.sessionsPerWeek,
      })),
    };
    const { status, body: answer } = await app.post("calculations/energy/", body, { as: anna });
    expect([status, answer.method]).toEqual([200, vector.method]);
    expect(answer.base_rate_kcal).toBeCloseTo(vector.baseRate, 2);
    expect(answer.exercise_kcal).toBeCloseTo(vector.exercise, 2);
    expect(answer.tdee_kcal).toBeCloseTo(vector.tdee, 2);
  });

  it.each(calculationVectors.plans)("CALC-087 the plan: $name", async ({ answers, tenant, ...vector }) => {
    const subdomain = `vector-${calculationVectors.plans.findIndex(({ name }) => name === vector.name)}`;
    await app.anOrganisation({
      subdomain,
      protein_profile: tenant.proteinProfile,
      onboarding_fat_cap: tenant.onboardingFatCap,
      max_daily_deficit_kcal: tenant.maxDailyDeficitKcal,
    });
    const { goal, weeklyGoal, activityLevel, gender, age, heightInCm, weightInKg, dietType } = answers;
    const body = {
      goal,
      weeklyGoal,
      activityLevel,
      biometricData: { gender, age },
      physicalStats: { heightInCm, weightInKg },
      dietPreferences: { dietType },
      subdomain,
    };
    const { status, body: answer } = await app.post("calculations/plan-preview/", body, { as: anna });
    expect(status).toBe(200);
    expect(answer.tdee_kcal).toBeCloseTo(vector.tdee, 2);
    expect(answer.mss).toMatchObject(vector.macros);
    const offered = answer.weekly_goals.filter((choice: { offered: boolean }) => choice.offered);
    expect(offered.map((choice: { weeklyGoal: string }) => choice.weeklyGoal)).toEqual(vector.offered);
  });

  it.each(calculationVectors.mealSizes)("CALC-087 the sizes $sizes", async ({ sizes }) => {
    const body = { meal_moments: Object.keys(sizes) };
    expect((await app.post("calculations/meal-sizes/", body, { as: anna })).body).toEqual({ sizes });
  });

  it.each(calculationVectors.cycles)("CALC-087 day $day of a cycle on $date", async (vector) => {
    const person = await app.aUser();
    await aProfile(app, person, {
      last_menstrual_period_start_date: vector.startDate,
      menstrual_cycle_length: vector.cycleLength,
    });
    const { body } = await app.get(`calculations/cycle/?date=${vector.date}`, { as: person });
    expect(body).toMatchObject({
      currentDayInCycle: vector.day,
      daysUntilNextPeriod: vector.daysUntilNextPeriod,
      phase: vector.phase,
    });
  });
});
