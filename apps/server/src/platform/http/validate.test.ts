import { calendarItems, completeOnboarding, planGeneratedRecipeMeal, type Schema } from "@plateful/contract";
import { describe, expect, it } from "vitest";
import { z } from "zod/mini";
import { InvalidFields } from "../base/problem.ts";
import { nestMessages } from "./error-answer.ts";
import { parse } from "./validate.ts";

const refusal = (schema: Schema | undefined, body: unknown) => {
  try {
    parse(schema ?? z.never(), body);
  } catch (error) {
    if (error instanceof InvalidFields) return nestMessages(error.problems, "en");
    throw error;
  }
  return null;
};

describe("refused bodies", () => {
  it("name an id that exists only in clients, and every field that is missing", () => {
    const item = { calendar_day: -3, object_id: "7", content_type: "cake" };
    expect(refusal(calendarItems.create.body, item)).toEqual({
      calendar_day: ['Invalid pk "-3" - object does not exist.'],
      meal_moment: ["This field is required."],
      object_id: ["A valid number is required."],
      content_type: ['"cake" is not a valid choice.'],
    });
  });

  it("say which recipe and which portion size cannot be planned", () => {
    const meal = { portions_multiplier: 1.17, calendar_day_id: 1, meal_slot_specification_id: 1 };
    expect(refusal(planGeneratedRecipeMeal.body, meal)).toEqual({
      recipe_template: ["This field is required."],
      portions_multiplier: ["Choose a portion size in steps of 0.05."],
      portions_to_plan: ["This field is required."],
    });
  });

  it("nest where the field is nested", () => {
    const answers = {
      goal: "GAIN_MUSCLE",
      activityLevel: "ACTIVE",
      biometricData: { gender: "FEMALE", age: 17 },
      physicalStats: { heightInCm: 170, weightInKg: 70 },
      dietPreferences: { dietType: "CYCLE_DIET", mealTimes: ["LUNCH"], intolerances: ["NO_INTOLERANCE"] },
      menstrualCycle: { lastMenstrualPeriodStartDate: "2026-02-30", menstrualCycleLength: 36 },
    };
    expect(refusal(completeOnboarding.body, answers)).toEqual({
      biometricData: { age: ["Ensure this value is greater than or equal to 18."] },
      physicalStats: { goalWeight: ["This field is required."] },
      dietPreferences: { mealTimes: ["Choose at least 2."] },
      menstrualCycle: {
        lastMenstrualPeriodStartDate: [
          "Date has wrong format. Use one of these formats instead: YYYY-MM-DD.",
        ],
        menstrualCycleLength: ["Cycle length must be between 21 and 35 days"],
      },
    });
  });
});
