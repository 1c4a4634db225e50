import type { User } from "@plateful/contract";
import { describe, expect, it } from "vitest";
import { chooseMode } from "../lib/coach-mode.ts";
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
  ])("NAV-008 for %s", (_who, change, path) => {
    expect(startPathFor(aPerson(change), NOW)).toBe(path);
  });

  it("NAV-004 COACH-072 for a coach: the clients, or in client mode the own diary", () => {
    const coach = aPerson({ is_coach: true, intake: null });
    expect(startPathFor(coach, NOW)).toBe("/coach/clients");
    chooseMode("client");
    expect(startPathFor(coach, NOW)).toBe("/planner");
    chooseMode("coach");
    expect(startPathFor(coach, NOW)).toBe("/coach/clients");
  });

  it("ONB-096 sends neither a coach nor a coach's client through the questions of self-service", () => {
    const organisation = { recipe_system_type: "COMPLEX", clients_are_diy: false };
    const coach = { account_enabled: true, uses_imperial_measurements: false, organisation };
    expect(startPathFor(aPerson({ intake: null, coach }), NOW)).toBe("/planner");
    const coaching = aPerson({ is_coach: true, intake: null });
    for (const mode of ["coach", "client"] as const)
      expect(startPathFor(coaching, NOW, mode)).not.toMatch(/^\/onboarding/);
    expect(startPathFor(aPerson({ intake: null }), NOW)).toBe("/onboarding/goal");
  });
});
