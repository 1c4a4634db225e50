import type { User } from "@plateful/contract";
import { describe, expect, it } from "vitest";
import { PATHS } from "../../lib/address/paths.ts";
import { chooseMode } from "../../lib/person/coach-mode.ts";
import { skipSimpleOnboarding } from "../../simple-onboarding/skipped.ts";
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
/** As much of an organisation as the start of the app reads. */
const anOrganisation = (change: object) => ({
  recipe_system_type: "COMPLEX",
  clients_are_diy: false,
  ...change,
});
const simple = anOrganisation({ recipe_system_type: "SIMPLE" });
const greeting = { ...simple, welcome_video_enabled: true };
const cook = {
  onboarding_motivation: "SAVE_TIME",
  onboarding_cooking_styles: ["QUICK"],
  preferred_meal_times: ["LUNCH", "DINNER"],
};
const coachOf = (organisation: object) => ({
  account_enabled: true,
  uses_imperial_measurements: false,
  organisation,
});
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

  it("STAFF-009 for staff: the console, whatever they have beside it", () => {
    expect(startPathFor(aPerson({ is_staff: true }), NOW)).toBe("/staff");
    expect(startPathFor(aPerson({ is_staff: true, intake: null }), NOW)).toBe("/staff");
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

describe("who is asked what first", () => {
  const { simpleMotivation, simpleWelcomeVideo, goal, planner } = PATHS;

  it.each([
    ["someone on their own", { intake: null }, goal],
    [
      "someone whose organisation leaves planning to people",
      { intake: null, coach: coachOf(anOrganisation({ clients_are_diy: true })) },
      goal,
    ],
    ["a client of a coach", { intake: null, coach: coachOf(anOrganisation({})) }, planner],
    ["a simple organisation", { intake: null, organisation: simple }, simpleMotivation],
    ["a simple organisation with a video", { intake: null, organisation: greeting }, simpleWelcomeVideo],
    ["a client of a simple organisation", { intake: null, coach: coachOf(greeting) }, simpleWelcomeVideo],
    ["a simple profile that a coach made", { intake: PLANNED, organisation: simple }, simpleMotivation],
  ] as const)("ONB-096 NAV-007 SIM-021 %s opens where their questions are", (_who, change, path) => {
    expect(startPathFor(aPerson(change), NOW)).toBe(path);
  });

  it("SIM-022 SIM-034 asks nobody who has answered, or who went on without saving", () => {
    const questions: readonly string[] = [simpleMotivation, simpleWelcomeVideo];
    const answered = aPerson({ organisation: greeting, intake: { ...PLANNED, ...cook } });
    expect(questions).not.toContain(startPathFor(answered, NOW));
    skipSimpleOnboarding();
    expect(questions).not.toContain(startPathFor(aPerson({ intake: null, organisation: greeting }), NOW));
  });
});
