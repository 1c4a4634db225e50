import type { User } from "@plateful/contract";
import { describe, expect, it } from "vitest";
import { startPathFor } from "./guards.ts";

const NOW = "2026-03-20T12:00:00Z";
const ANSWERED = {
  main_goal: "LOSE_WEIGHT",
  age: 34,
  height_in_cm: 170,
  weekly_nutrition_plan: null,
  uses_imperial_measurements_for_recipes: false,
  onboarding_motivation: null,
  onboarding_cooking_styles: [],
  preferred_meal_times: [],
};
const PLANNED = { ...ANSWERED, weekly_nutrition_plan: { id: 1 } };

/** As much of a person as the start of the app reads. */
const aPerson = (change: object): User =>
  ({
    is_coach: false,
    account_enabled: true,
    payment_status_override: null,
    coach: null,
    organisation: null,
    intake: PLANNED,
    customer: [],
    trial_ends_at: null,
    feature_flags_for_user: { flags: [], switches: [], samples: [] },
    feature_flag_disable_product_logging: false,
    feature_flag_generate_meals_button_in_planner: true,
    ...change,
  }) as unknown as User;

describe("where the app opens", () => {
  it.each([
    ["a blocked account, whatever else holds", { account_enabled: false, intake: null }, "/billing-issue"],
    ["a blocked coach", { account_enabled: false, is_coach: true }, "/billing-issue"],
    ["nobody's answers", { intake: null }, "/onboarding/goal"],
    ["answers without an age", { intake: { ...ANSWERED, age: null } }, "/onboarding/goal"],
    ["answers without a height", { intake: { ...ANSWERED, height_in_cm: null } }, "/onboarding/goal"],
    ["answers without a goal", { intake: { ...ANSWERED, main_goal: null } }, "/onboarding/goal"],
    ["answers without a plan", { intake: ANSWERED }, "/onboarding/nutritional-plan"],
    ["a plan", {}, "/planner"],
    // Nobody is in coach mode before its screens exist, so a coach opens on their own diary.
    ["a coach without answers", { is_coach: true, intake: null }, "/planner"],
  ])("NAV-008 for %s", (_who, change, path) => {
    expect(startPathFor(aPerson(change), NOW)).toBe(path);
  });
});
