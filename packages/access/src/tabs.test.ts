import { describe, expect, it } from "vitest";
import { aCoach, anOrganisation, aUser, withFlags } from "../test/access-factories.ts";
import { initialTab, isCoachMode, TABS, tabNamed, tabsFor } from "./index.ts";

const NOW = "2026-03-20T12:00:00Z";
const client = { mode: "client", now: NOW } as const;
const coaching = { mode: "coach", now: NOW } as const;
const simple = anOrganisation({ recipeSystemType: "SIMPLE" });
const simpleVideo = anOrganisation({ recipeSystemType: "SIMPLE", welcomeVideoEnabled: true });
const answered = {
  usesImperialMeasurements: false,
  motivation: "SAVE_TIME",
  cookingStyles: ["QUICK"],
  preferredMealTimes: ["DINNER"],
};
const inspiring = withFlags("FF_RECIPE_INSPIRATION");

describe("tabs", () => {
  it("NAV-002 knows its tabs and no others", () => {
    expect(TABS.map(tabNamed)).toEqual(TABS);
    expect(() => tabNamed("settings")).toThrow("Unknown tab: settings");
  });

  it.each([
    [{}, client, ["planner", "progress", "groceries", "profile"]],
    [{ flags: inspiring }, client, ["planner", "recipes", "progress", "groceries", "profile"]],
    [
      { coach: aCoach(), flags: inspiring },
      client,
      ["planner", "recipes", "progress", "groceries", "profile"],
    ],
    [{ organisation: simple }, client, ["recipes", "groceries", "profile"]],
    [{ productLoggingDisabled: true }, client, ["recipes", "groceries", "profile"]],
    [
      { flags: withFlags("feature_flag_disable_product_logging") },
      client,
      ["recipes", "groceries", "profile"],
    ],
    [
      { productLoggingDisabled: true, flags: withFlags("FF_FEMALE_HORMONES") },
      client,
      ["recipes", "progress", "groceries", "profile"],
    ],
    [{ isCoach: true }, coaching, ["clients", "account", "profile"]],
    [{ isCoach: true }, client, ["planner", "progress", "groceries", "profile"]],
    [{ isCoach: false }, coaching, ["planner", "progress", "groceries", "profile"]],
    [{ accountEnabled: false }, client, ["billing-issue", "profile"]],
    [{ isCoach: true, accountEnabled: false }, coaching, ["billing-issue", "profile"]],
  ] as const)("ORG-002 ORG-025 NAV-010 shows the tabs of the role (case %#)", (change, state, tabs) => {
    expect(tabsFor(aUser(change), state)).toEqual(tabs);
  });

  it("forces client mode for everyone but coaches", () => {
    expect(isCoachMode(aUser(), "coach")).toBe(false);
    expect(isCoachMode(aUser({ isCoach: true }), "coach")).toBe(true);
    expect(isCoachMode(aUser({ isCoach: true }), "client")).toBe(false);
  });
});

describe("initial tab", () => {
  const planned = { hasPlan: true, isOnboardingFormComplete: true };

  it.each([
    [{ accountEnabled: false, isCoach: true }, { ...coaching, ...planned }, "billing-issue"],
    [{ accountEnabled: false, organisation: simple }, { ...client, ...planned }, "billing-issue"],
    [{ organisation: anOrganisation({ paymentRequired: true }) }, { ...client, ...planned }, "billing-issue"],
    [{ isCoach: true, organisation: simple }, { ...coaching, ...planned }, "clients"],
    [{ organisation: simpleVideo }, { ...client, ...planned, hasPlan: false }, "simple-welcome-video"],
    [{ organisation: simple }, { ...client, ...planned }, "simple-motivation"],
    [{ organisation: simple }, { ...client, ...planned, isSimpleOnboardingSkipped: true }, "recipes"],
    [{ organisation: simple, intake: answered }, { ...client, ...planned, hasPlan: false }, "recipes"],
    [{}, { ...client, hasPlan: false, isOnboardingFormComplete: true }, "diy-nutritional-plan"],
    [{}, { ...client, hasPlan: false, isOnboardingFormComplete: false }, "diy-goal"],
    [{ flags: inspiring }, { ...client, hasPlan: false, isOnboardingFormComplete: false }, "diy-goal"],
    [{ coach: aCoach() }, { ...client, hasPlan: false, isOnboardingFormComplete: false }, "planner"],
    [{ isCoach: true }, { ...client, hasPlan: false, isOnboardingFormComplete: false }, "planner"],
    [{ flags: inspiring }, { ...client, ...planned }, "recipes"],
    [{}, { ...client, ...planned }, "planner"],
    [{ productLoggingDisabled: true }, { ...client, ...planned }, "recipes"],
  ] as const)(
    "ORG-002 NAV-003 NAV-008 opens by the first rule that holds (case %#)",
    (change, state, tab) => {
      expect(initialTab(aUser(change), state)).toBe(tab);
    },
  );
});
