import { DEFAULT_NUTRITION_TENANT, newClientPlan, WEEKDAYS, type Weekday } from "@plateful/nutrition";
import { describe, expect, it } from "vitest";
import { PERSONAL_PREFIX } from "../lib/device/personal-prefix.ts";
import { keyOfPlan, readKeptPlan, writeKeptPlan } from "./kept-plan.ts";

const NOW = 1_000_000;
const DAY_MS = 24 * 60 * 60 * 1000;
const PLAN = newClientPlan(
  {
    name: "Rest days",
    days: Object.fromEntries(WEEKDAYS.map((day) => [day, true])) as Record<Weekday, boolean>,
  },
  {
    intake: { weight: 70, gender: "FEMALE", activity: "SEDENTARY", bodyFat: 0.2 },
    tdee: 2000,
    planType: "COACH",
    tenant: DEFAULT_NUTRITION_TENANT,
  },
);

const kept = (change: Partial<typeof PLAN>) =>
  writeKeptPlan({ plan: { ...PLAN, ...change }, base: null }, NOW);

describe("a draft on the device", () => {
  it("PLAN-172 stays for seven days, under a key that leaves with the person", () => {
    const text = writeKeptPlan({ plan: PLAN, base: null }, NOW);
    expect(readKeptPlan(text, NOW + 7 * DAY_MS - 1)).toEqual({ plan: PLAN, base: null });
    expect(readKeptPlan(text, NOW + 7 * DAY_MS)).toBeNull();
    expect(keyOfPlan(7, "new").startsWith(PERSONAL_PREFIX)).toBe(true);
    expect(new Set([keyOfPlan(7, "new"), keyOfPlan(7, "1"), keyOfPlan(71, "new")]).size).toBe(3);
  });

  it.each([
    ["nothing", null],
    ["no JSON", "{"],
    ["another version", JSON.stringify({ version: 9, savedAt: NOW, plan: PLAN })],
    ["no plan", JSON.stringify({ version: 2, savedAt: NOW, plan: null })],
    ["a base that is no plan", JSON.stringify({ version: 2, savedAt: NOW, plan: PLAN, base: { id: 3 } })],
    ["the form before bases", JSON.stringify({ version: 1, savedAt: NOW, plan: PLAN })],
    ["no moment", JSON.stringify({ version: 2, plan: PLAN })],
    ["too few meals", kept({ meals: PLAN.meals.slice(1) })],
    ["a number that is none", kept({ energyBalance: 100 as never })],
    ["no days", kept({ days: {} as never })],
    ["no targets", kept({ adjustedDailyMacros: {} as never })],
  ])("PLAN-172 takes up no draft of %s", (_what, text) => {
    expect(readKeptPlan(text, NOW)).toBeNull();
  });
});
