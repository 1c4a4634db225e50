import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  balancePlan,
  type ClientNutritionPlan,
  clientPlanOf,
  DEFAULT_NUTRITION_TENANT,
  dayMacrosAt,
  energyBalanceOf,
  isAdjusted,
  MEAL_MOMENTS,
  mealsTotal,
  type NutritionIntake,
  newClientPlan,
  type PlanBasis,
  plannedSlots,
  type StoredClientPlan,
  sizesOfEnergy,
  totalDailyEnergyExpenditure,
  WEEKDAYS,
  withComputedTargets,
  withEnergyBalance,
  withMealGrams,
  withMealMoments,
  withMealSize,
  withTargets,
} from "./index.ts";

const INTAKE: NutritionIntake = {
  weight: 70,
  gender: "FEMALE",
  activity: "MILDLY_ACTIVE",
  bodyFat: 0.2,
  heightInCm: 170,
  age: 30,
  diet: "OMNIVORE",
  exercises: [{ exercise: 7, minutesPerSession: 45, sessionsPerWeek: 3 }],
};
const TEMPLATES = [{ id: 7, kcalPerKgPerMinute: 0.12 }];
const BASIS: PlanBasis = {
  intake: INTAKE,
  tdee: totalDailyEnergyExpenditure(INTAKE, TEMPLATES).tdee,
  planType: "COACH",
  tenant: DEFAULT_NUTRITION_TENANT,
};
const days = (...on: string[]) =>
  Object.fromEntries(WEEKDAYS.map((day) => [day, on.includes(day)])) as ClientNutritionPlan["days"];
const aPlan = () => newClientPlan({ name: "Plan 1", days: days(...WEEKDAYS) }, BASIS);
const sizesOf = (plan: ClientNutritionPlan) =>
  Object.fromEntries(
    plan.meals.filter(({ enabled }) => enabled).map(({ mealMoment, size }) => [mealMoment, size]),
  );
const mealOf = (plan: ClientNutritionPlan, moment: string) =>
  plan.meals.find(({ mealMoment }) => mealMoment === moment);

describe("a plan while it is made", () => {
  it("COACH-047 has the fields of the editor, every moment, and begins with the default day at 100 percent", () => {
    const plan = aPlan();
    expect(Object.keys(plan).toSorted()).toEqual(
      [
        "adjustedDailyMacros",
        "computedDailyMacros",
        "days",
        "energyBalance",
        "id",
        "meals",
        "name",
      ].toSorted(),
    );
    expect(plan.energyBalance).toBe("100");
    expect(plan.meals.map(({ mealMoment }) => mealMoment)).toEqual([...MEAL_MOMENTS]);
    expect(sizesOf(plan)).toEqual({ BREAKFAST: 25, LUNCH: 30, AFTERNOON_SNACK: 5, DINNER: 40 });
    expect(Object.keys(plan.computedDailyMacros).toSorted()).toEqual(
      ["calories", "carbs", "fat", "fiber", "protein"].toSorted(),
    );
    expect(plan.adjustedDailyMacros).toEqual(plan.computedDailyMacros);
    expect(Object.keys(plan.meals[0]?.macros ?? {}).toSorted()).toEqual(
      ["calories", "carbs", "fat", "protein"].toSorted(),
    );
  });

  it.each([10, 80, 90, 100, 105, 110, 500])(
    "COACH-049 computes at %i percent what the server computes, with exercise",
    (percent) => {
      const { macros } = balancePlan(INTAKE, percent, DEFAULT_NUTRITION_TENANT, { templates: TEMPLATES });
      const { kcal: calories, protein, carbohydrates: carbs, fat, fiber } = macros;
      expect(dayMacrosAt(BASIS, percent)).toEqual({ calories, protein, carbs, fat, fiber });
    },
  );

  it.each([
    ["100", 100],
    [" 97,5 ", 97.5],
    ["10", 10],
    ["500", 500],
    ["9", null],
    ["500.1", null],
    ["", null],
    ["-90", null],
    ["much", null],
  ])("COACH-049 reads %j as %s", (text, percent) => {
    expect(energyBalanceOf(text)).toBe(percent);
  });

  it("COACH-049 keeps a text that is no percent, and the numbers of the one before", () => {
    const plan = withEnergyBalance(aPlan(), "90", BASIS);
    expect(plan.computedDailyMacros.calories).toBe(Math.round(BASIS.tdee * 0.9));
    const typing = withEnergyBalance(plan, "", BASIS);
    expect(typing).toEqual({ ...plan, energyBalance: "" });
  });

  it("COACH-051 adjusts targets, lets their energy follow, and forgets them at another energy balance", () => {
    const plan = withTargets(aPlan(), { protein: 120, carbs: 200, fat: 60 });
    expect(plan.adjustedDailyMacros).toEqual({
      calories: 1820,
      protein: 120,
      carbs: 200,
      fat: 60,
      fiber: 40,
    });
    expect(plan.computedDailyMacros).toEqual(aPlan().computedDailyMacros);
    expect(isAdjusted(plan)).toBe(true);
    expect(mealOf(plan, "BREAKFAST")?.macros).toEqual({ calories: 455, protein: 30, carbs: 50, fat: 15 });
    expect(isAdjusted(withEnergyBalance(plan, "90", BASIS))).toBe(false);
    expect(withComputedTargets(plan)).toEqual(aPlan());
  });

  it("COACH-052 gives chosen moments their sizes by rule", () => {
    const plan = withMealMoments(aPlan(), ["DINNER", "LUNCH", "SNACK"]);
    expect(sizesOf(plan)).toEqual({ LUNCH: 50, DINNER: 40, SNACK: 10 });
    expect(mealOf(plan, "BREAKFAST")).toEqual({
      mealMoment: "BREAKFAST",
      enabled: false,
      size: 0,
      macros: { calories: 0, protein: 0, fat: 0, carbs: 0 },
    });
    expect(plannedSlots(plan).map(({ mealMoment }) => mealMoment)).toEqual(["LUNCH", "DINNER", "SNACK"]);
  });

  it("COACH-053 changes the size of a meal within 0 and 100, and its grams with it", () => {
    const targets = withTargets(aPlan(), { protein: 100, carbs: 200, fat: 50 });
    const plan = withMealSize(targets, "DINNER", 20);
    expect(mealOf(plan, "DINNER")?.macros).toEqual({ calories: 330, protein: 20, carbs: 40, fat: 10 });
    expect(mealOf(withMealSize(plan, "DINNER", -5), "DINNER")).toMatchObject({ size: 0, enabled: true });
    expect(mealOf(withMealSize(plan, "DINNER", 105), "DINNER")?.size).toBe(100);
  });

  it("COACH-056 gives a meal other grams: its energy is 4P + 4C + 9F, the day follows, the target stays", () => {
    const before = withTargets(aPlan(), { protein: 100, carbs: 200, fat: 50 });
    const plan = withMealGrams(before, "LUNCH", { protein: 31.5, carbs: 0, fat: 20 });
    expect(mealOf(plan, "LUNCH")?.macros).toEqual({ calories: 306, protein: 31.5, carbs: 0, fat: 20 });
    expect(mealsTotal(before)).toEqual({ calories: 1650, protein: 100, carbs: 200, fat: 50 });
    expect(mealsTotal(plan)).toEqual({ calories: 1461, protein: 101.5, carbs: 140, fat: 55 });
    expect(plan.adjustedDailyMacros).toEqual(before.adjustedDailyMacros);
  });
});

describe("a stored plan", () => {
  const stored = (plan: ClientNutritionPlan, more: Partial<StoredClientPlan> = {}): StoredClientPlan => ({
    id: 12,
    name: "Rest days",
    days: days("monday"),
    energyBalance: 90,
    fiber: 40,
    slots: plannedSlots(plan),
    ...more,
  });

  it("COACH-047 opens as it was saved, adjusted or not", () => {
    const computed = withEnergyBalance(aPlan(), "90", BASIS);
    const adjusted = withTargets(computed, { protein: 90, carbs: 180, fat: 45 });
    for (const plan of [computed, adjusted]) {
      const opened = clientPlanOf(stored(plan), BASIS);
      expect(opened).toEqual({ ...plan, id: 12, name: "Rest days", days: days("monday") });
    }
  });

  it("COACH-056 keeps fine-tuned meals until something else is changed", () => {
    const tuned = withMealGrams(aPlan(), "LUNCH", { protein: 50, carbs: 60, fat: 10 });
    const opened = clientPlanOf(stored(tuned, { energyBalance: 100 }), BASIS);
    expect(mealOf(opened, "LUNCH")?.macros).toEqual({ calories: 530, protein: 50, carbs: 60, fat: 10 });
    const { calories } = opened.adjustedDailyMacros;
    expect(Math.abs(calories - mealsTotal(tuned).calories)).toBeLessThanOrEqual(8);
    const changed = withMealSize(opened, "LUNCH", 30);
    expect(mealOf(changed, "LUNCH")?.macros.protein).not.toBe(50);
  });

  it("COACH-053 finds sizes for meals that have none, and begins with the default day without meals", () => {
    const slots = plannedSlots(aPlan()).map((slot) => ({ ...slot, size: null }));
    expect(sizesOf(clientPlanOf(stored(aPlan(), { slots }), BASIS))).toEqual(sizesOf(aPlan()));
    const half = slots.map((slot) => ({ ...slot, size: 10 }));
    expect(sizesOf(clientPlanOf(stored(aPlan(), { slots: half }), BASIS))).toEqual(sizesOf(aPlan()));
    const empty = clientPlanOf(stored(aPlan(), { slots: [] }), BASIS);
    expect(sizesOf(empty)).toEqual(sizesOf(aPlan()));
    expect(mealsTotal(empty).calories).toBeGreaterThan(0);
  });
});

describe("sizes of meals of which only the energy is known", () => {
  it.each([
    [
      [478, 573, 191, 669],
      [25, 30, 10, 35],
    ],
    [
      [1, 1, 1],
      [35, 35, 30],
    ],
    [
      [0, 0],
      [50, 50],
    ],
    [
      [1000, 1, 1],
      [90, 5, 5],
    ],
    [[700], [100]],
  ])("COACH-053 sizes %j as %j", (energies, sizes) => {
    expect(sizesOfEnergy(energies)).toEqual(sizes);
  });

  it("COACH-053 makes 100 in steps of 5, none below 5, for any energies", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 5000 }), { minLength: 1, maxLength: 7 }), (energies) => {
        const sizes = sizesOfEnergy(energies);
        expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(100);
        for (const size of sizes) expect([size % 5, size >= 5]).toEqual([0, true]);
      }),
    );
  });
});
