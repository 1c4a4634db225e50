import { type OnboardingAnswers, WEEKLY_GOALS } from "@plateful/nutrition";
import { describe, expect, it } from "vitest";
import { newAnswers } from "./kept-answers.ts";
import { wayToGoal } from "./pace.ts";

const TODAY = "2026-03-18";
const answers: OnboardingAnswers = {
  ...newAnswers({ weight: "KILOGRAMS", height: "CENTIMETRES" }),
  goal: "LOSE_WEIGHT",
  weeklyGoal: "LOSE_0_5_KG_PER_WEEK",
  physicalStats: { heightInCm: 180, weightInKg: 80, goalWeight: 75 },
};
const way = (eaten: number, change: Partial<OnboardingAnswers> = {}) =>
  wayToGoal({ ...answers, ...change }, { eaten, used: 2500 }, TODAY);

describe("the way to the goal", () => {
  it("ONB-103 is that of the chosen pace while the plan keeps it, however the energy is rounded", () => {
    // 5 kg at 0.5 kg per week are ten weeks.
    const kept = { day: "2026-05-27", pace: "LOSE_0_5_KG_PER_WEEK", lossPerWeek: 0.5 };
    expect([way(1950), way(1940), way(1960)]).toEqual([kept, kept, kept]);
    for (const weeklyGoal of WEEKLY_GOALS) expect(way(2200, { weeklyGoal })?.day).toMatch(/^202[67]-/);
  });

  it("ONB-103 follows the energy of the plan where that is another", () => {
    // 220 kcal a day are 0.2 kg per week, 25 weeks for 5 kg.
    const slower = way(2280);
    expect(slower).toMatchObject({ day: "2026-09-09", pace: null });
    expect(slower?.lossPerWeek).toBeCloseTo(0.2, 10);
    expect(way(1400)).toMatchObject({ day: "2026-04-22", pace: null });
  });

  it("ONB-103 has no day where the energy leads elsewhere, or not there within two years", () => {
    for (const eaten of [2500, 2600, 2460]) expect(way(eaten)).toMatchObject({ day: null, pace: null });
    expect(way(2440)).toMatchObject({ day: "2027-12-20" });
  });

  it("ONB-103 is none for who does not lose weight, or has lost it", () => {
    expect(way(1950, { goal: "GAIN_MUSCLE" })).toBeNull();
    expect(way(1950, { weeklyGoal: null })).toBeNull();
    expect(way(1950, { physicalStats: { heightInCm: 180, weightInKg: 75, goalWeight: 75 } })).toBeNull();
  });
});
