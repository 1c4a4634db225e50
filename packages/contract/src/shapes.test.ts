import { describe, expect, it } from "vitest";
import { z } from "zod/mini";
import { calendarDays } from "./diary/calendar.ts";
import { autoPlanDays, planGeneratedRecipeMeal } from "./diary/planning.ts";
import type { Schema } from "./endpoint.ts";
import { endpoints } from "./endpoints.ts";
import { id, isCalendarDate, isTimeZone } from "./fields.ts";
import { onboardingData } from "./onboarding/complete-onboarding.ts";
import { userProfiles } from "./profile/user-profile.ts";
import { generateMeals } from "./recipes/generate-meals.ts";
import { signUp } from "./sign-in/users.ts";

/** Path and message of every refusal; empty when the value is accepted. */
const refusals = (schema: Schema | undefined, value: unknown) => {
  if (schema === undefined) throw new Error("no schema");
  const result = z.safeParse(schema, value);
  return result.success ? [] : result.error.issues.map((issue) => issue.path.join("."));
};

const answers = {
  goal: "LOSE_WEIGHT",
  activityLevel: "SEDENTARY",
  weeklyGoal: "LOSE_0_5_KG_PER_WEEK",
  biometricData: { gender: "FEMALE", age: 30 },
  physicalStats: { heightInCm: 170, weightInKg: 70, goalWeight: 65 },
  dietPreferences: {
    dietType: "RECOMMENDED",
    mealTimes: ["BREAKFAST", "LUNCH", "DINNER"],
    intolerances: ["NO_INTOLERANCE"],
  },
};

describe("bodies", () => {
  it("fill in nothing when a part is changed", () => {
    for (const each of endpoints.filter((candidate) => candidate.method === "PATCH")) {
      if (each.body === undefined || refusals(each.body, {}).length > 0) continue;
      expect(z.parse(each.body, {}), each.name).toEqual({});
    }
  });

  it("fill in the values of a new profile", () => {
    expect(z.parse(userProfiles.create.body ?? z.never(), { gender: "MALE", weight: 80 })).toMatchObject({
      body_fat_percentage: 0.2,
      activity: "SEDENTARY",
      diet: "OMNIVORE",
      sustainability: "OPTIMAL",
      personal_weight_unit: "KILOGRAMS",
      is_keto_user: false,
      preferred_meal_times: [],
    });
  });

  it("refuse onboarding answers at their nested field", () => {
    expect(refusals(onboardingData, answers)).toEqual([]);
    const stats = (change: object) => ({
      ...answers,
      physicalStats: { ...answers.physicalStats, ...change },
    });
    for (const change of [{ heightInCm: 120 }, { heightInCm: 250 }, { weightInKg: 45 }, { weightInKg: 300 }])
      expect(refusals(onboardingData, stats(change))).toEqual([]);
    expect(refusals(onboardingData, stats({ heightInCm: 119.9 }))).toEqual(["physicalStats.heightInCm"]);
    expect(refusals(onboardingData, stats({ weightInKg: 300.1 }))).toEqual(["physicalStats.weightInKg"]);
    expect(refusals(onboardingData, stats({ goalWeight: 0 }))).toEqual(["physicalStats.goalWeight"]);
    const age = (value: number) => ({ ...answers, biometricData: { gender: "MALE", age: value } });
    expect([17, 18, 120, 121].map((years) => refusals(onboardingData, age(years)).length)).toEqual([
      1, 0, 0, 1,
    ]);
  });

  it("accept whatever a client sends as computed plan", () => {
    expect(refusals(onboardingData, { ...answers, mss: "anything" })).toEqual([]);
  });

  it("start a day of the diary without items", () => {
    const { body } = calendarDays.create;
    expect(refusals(body, { date: "2026-02-28", calendar_items: [] })).toEqual([]);
    expect(refusals(body, { date: "2026-02-29" })).toEqual(["date"]);
    expect(refusals(body, { date: "2026-02-28", calendar_items: [{}] })).toEqual(["calendar_items"]);
  });

  it("take portion sizes from 0.5 to 3 in steps of 0.05", () => {
    const plan = (portions_multiplier: number) => ({
      recipe_template: { id: 7, name: "ignored" },
      portions_multiplier,
      portions_to_plan: 2,
      calendar_day_id: 1,
      meal_slot_specification_id: 1,
    });
    const refused = [0.45, 0.5, 1.15, 1.17, 3, 3.05].filter(
      (size) => refusals(planGeneratedRecipeMeal.body, plan(size)).length > 0,
    );
    expect(refused).toEqual([0.45, 1.17, 3.05]);
  });

  it("name a recipe by its id or by an object that holds it, and say which field is wrong", () => {
    const plan = (recipe_template: unknown) => ({
      recipe_template,
      portions_to_plan: 1,
      calendar_day_id: 1,
      meal_slot_specification_id: 1,
    });
    const body = planGeneratedRecipeMeal.body ?? z.never();
    expect(z.parse(body, plan({ id: 7, name: "ignored" }))).toMatchObject({ recipe_template: 7 });
    expect(z.parse(body, plan(7))).toMatchObject({ recipe_template: 7 });
    for (const wrong of [null, {}, "7", [7], -1, undefined])
      expect(refusals(body, plan(wrong))).toEqual(["recipe_template"]);
  });

  it("refuse ids that exist only in clients as unknown ids", () => {
    const result = z.safeParse(id(), -1);
    expect(result.error?.issues.map((issue) => issue.message)).toEqual(["invalid_pk"]);
  });

  it("plan 1 to 31 days", () => {
    const days = (num_days: number) => ({
      num_days,
      start_date_inclusive: "2026-01-01",
      delete_existing_plans: true,
    });
    const refused = [0, 1, 31, 32].filter((count) => refusals(autoPlanDays.body, days(count)).length > 0);
    expect(refused).toEqual([0, 32]);
  });

  it("make no account without accepted terms", () => {
    const person = { email: " Anna@Example.ORG ", first_name: " Anna ", last_name: "Bakker" };
    expect(refusals(signUp.body, { ...person, terms_accepted: false })).toEqual(["terms_accepted"]);
    expect(z.parse(signUp.body ?? z.never(), { ...person, terms_accepted: true })).toMatchObject({
      email: "anna@example.org",
      first_name: "Anna",
    });
  });
});

describe("queries", () => {
  it("read one value or several, and numbers from text", () => {
    const query = generateMeals.query ?? z.never();
    expect(
      z.parse(query, { tags: "PASTA", meal_types: ["LUNCH", "LATE_SNACK", "ALL"], kcal: "512.5" }),
    ).toEqual({ page: 1, tags: ["PASTA"], meal_types: ["LUNCH", "LATE_SNACK", "ALL"], kcal: 512.5 });
    expect(refusals(query, { tags: "CAKE" })).toEqual(["tags.0"]);
  });
});

describe("fields", () => {
  it("know the calendar", () => {
    const dates = [
      "2024-02-29",
      "2023-02-29",
      "2000-02-29",
      "1900-02-29",
      "2026-04-31",
      "2026-13-01",
      "26-1-1",
    ];
    expect(dates.filter(isCalendarDate)).toEqual(["2024-02-29", "2000-02-29"]);
  });

  it("know time zones", () => {
    expect(["Europe/Amsterdam", "UTC", "Mars/Base", ""].filter(isTimeZone)).toEqual([
      "Europe/Amsterdam",
      "UTC",
    ]);
  });
});
