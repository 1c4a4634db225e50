import { describe, expect, it } from "vitest";
import { minEnergy, type RailPerson } from "./assess-plan.ts";
import { learnedPlan } from "./learned-plan.ts";

const person: RailPerson = {
  ...{ need: 2390, weight: 69, heightInCm: 170, goalWeight: null, maxDailyDeficitKcal: null },
};
const losing = { goal: "LOSE_WEIGHT", kgPerWeek: -0.5 } as const;

describe("the plan by what was learned", () => {
  it("SAFE-013 keeps the chosen pace, or the factor of the goal", () => {
    expect(learnedPlan(person, 2240, losing, 1840)).toEqual({ kcal: 1690, limitedBy: null });
    expect(learnedPlan(person, 2240, { goal: "MAINTAIN", kgPerWeek: null }, 2390).kcal).toBe(2240);
    expect(learnedPlan(person, 2500, { goal: "GAIN_MUSCLE", kgPerWeek: null }, 2629).kcal).toBeCloseTo(2750);
  });

  it("SAFE-013 never goes below the minimum by either figure, whatever was learned", () => {
    for (let learned = 800; learned <= 4000; learned += 10)
      for (const kgPerWeek of [0.25, -0.5, -1, -3]) {
        const { kcal } = learnedPlan(person, learned, { goal: "LOSE_WEIGHT", kgPerWeek }, 1840);
        expect(kcal).toBeGreaterThanOrEqual(minEnergy(person));
        expect(kcal).toBeGreaterThanOrEqual(minEnergy({ ...person, need: learned }));
      }
    expect(learnedPlan(person, 1500, losing, 1840)).toEqual({ kcal: 1500, limitedBy: "FLOOR" });
  });

  it.each([
    ["pregnant", { ...person, screening: ["PREGNANT"] as const }],
    ["an eating disorder", { ...person, screening: ["EATING_DISORDER"] as const }],
    ["not said", { ...person, screening: "NOT_SAID" as const }],
    ["underweight", { ...person, weight: 50 }],
  ])("SAFE-013 lowers no plan of who may not lose weight: %s", (_name, careful: RailPerson) => {
    expect(learnedPlan(careful, 2000, losing, 2390)).toEqual({ kcal: 2390, limitedBy: "CARE" });
    expect(learnedPlan(careful, 2000, losing, 2500)).toEqual({ kcal: 2500, limitedBy: "CARE" });
    // Who needs more than was thought gets more.
    expect(learnedPlan(careful, 2700, losing, 2390)).toEqual({ kcal: 2700, limitedBy: "CARE" });
  });
});
