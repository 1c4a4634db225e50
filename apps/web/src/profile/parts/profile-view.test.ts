import type { UserProfile } from "@plateful/contract";
import { describe, expect, it } from "vitest";
import { mondayMacros } from "./profile-view.ts";

/** As much of a profile as the sum of a Monday reads. */
const profileWith = (slots: object[]) =>
  ({ weekly_nutrition_plan: { monday: { meal_slot_specifications: slots } } }) as unknown as UserProfile;

describe("the macros of a Monday", () => {
  it("PROF-001 adds up the slots", () => {
    const slots = [
      { kcal: 400, protein: 30, carbohydrates: 40, fat: 12 },
      { kcal: 600.4, protein: 40, carbohydrates: 60, fat: 20 },
    ];
    expect(mondayMacros(profileWith(slots))).toEqual({
      kcal: 1000.4,
      protein: 70,
      carbohydrates: 100,
      fat: 32,
    });
  });

  it("PROF-001 is unknown without slots, without a week and without a profile", () => {
    expect(mondayMacros(profileWith([]))).toBeNull();
    expect(mondayMacros({ weekly_nutrition_plan: null } as UserProfile)).toBeNull();
    expect(mondayMacros(null)).toBeNull();
  });
});
