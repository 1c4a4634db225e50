import { describe, expect, it } from "vitest";
import { macroKcal } from "./macro-energy.ts";
import { type PlanTemplateShares, templateDay, templateOfPlan, typicalPercentages } from "./plan-template.ts";

const template: PlanTemplateShares = {
  ...{ energyPercent: 85, proteinPerKg: 1.6, fatPercent: 30 },
  meals: [
    { moment: "DINNER", size: 45 },
    { moment: "BREAKFAST", size: 25 },
    { moment: "LUNCH", size: 30 },
  ],
};
const person = { need: 2000, weight: 70, planType: "CHOOSE_YOUR_OWN" } as const;

describe("a day of a plan template", () => {
  it("COACH-111 takes shares of the need and of the weight", () => {
    const { macros, slots } = templateDay(template, person);
    expect(macros).toMatchObject({ kcal: 1700, protein: 112, fat: 57 });
    expect(Math.abs(macroKcal(macros) - macros.kcal)).toBeLessThanOrEqual(5);
    expect(slots.map(({ mealMoment, size, macros: { kcal } }) => [mealMoment, size, kcal])).toEqual([
      ["BREAKFAST", 25, 425],
      ["LUNCH", 30, 510],
      ["DINNER", 45, 765],
    ]);
  });

  it("COACH-111 gives each person different numbers", () => {
    const { macros } = templateDay(template, { ...person, need: 2600, weight: 90 });
    expect(macros).toMatchObject({ kcal: 2210, protein: 144, fat: 74 });
  });

  it("COACH-111 keeps the carbohydrates of keto and low-carb diets low", () => {
    expect(templateDay(template, { ...person, planType: "KETO" }).macros.carbohydrates).toBe(40);
    expect(
      templateDay(template, { ...person, planType: "LOW_CARB" }).macros.carbohydrates,
    ).toBeLessThanOrEqual(107);
  });

  it("COACH-114 is drawn with the shares of someone of average size", () => {
    expect(typicalPercentages(template)).toEqual({ protein: 26, carbohydrates: 44, fat: 30 });
  });

  it("COACH-111 keeps the least amounts of each nutrient", () => {
    const { macros } = templateDay({ ...template, proteinPerKg: 3.5, fatPercent: 75 }, person);
    expect(macros.carbohydrates).toBeGreaterThanOrEqual(40);
    expect(macros.protein).toBeGreaterThanOrEqual(50);
  });
});

describe("the shares behind a plan", () => {
  const planOf = (kcal: number) =>
    templateDay({ ...template, energyPercent: kcal / 20 }, person).slots.map(({ mealMoment, macros }) => ({
      ...macros,
      moment: mealMoment,
    }));

  it("COACH-110 are those that the plan was made from", () => {
    expect(templateOfPlan(planOf(1700), person)).toEqual({
      ...{ energyPercent: 85, proteinPerKg: 1.6, fatPercent: 30 },
      meals: [
        { moment: "BREAKFAST", size: 25 },
        { moment: "LUNCH", size: 30 },
        { moment: "DINNER", size: 45 },
      ],
    });
  });

  it("COACH-110 are whole percents that make 100, also of uneven meals", () => {
    const slot = { protein: 10, carbohydrates: 40, fat: 10 };
    const meals = (["BREAKFAST", "LUNCH", "DINNER"] as const).map((moment) => ({
      ...slot,
      kcal: 333,
      moment,
    }));
    const sizes = templateOfPlan(meals, person)?.meals.map(({ size }) => size);
    expect(sizes).toEqual([33, 33, 34]);
  });

  it("COACH-110 stay within the bounds of templates", () => {
    const high = templateOfPlan(planOf(9000), { need: 2000, weight: 20 });
    expect([high?.energyPercent, high?.proteinPerKg]).toEqual([150, 3.5]);
  });

  it("COACH-110 are unknown for a plan without energy, and for an unknown need or weight", () => {
    expect(templateOfPlan([], person)).toBeNull();
    expect(templateOfPlan(planOf(1700), { need: 0, weight: 70 })).toBeNull();
    expect(templateOfPlan(planOf(1700), { need: 2000, weight: 0 })).toBeNull();
  });
});
