import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  balancePlan,
  calculationVectors,
  DEFAULT_NUTRITION_TENANT,
  DIET_TYPES,
  DIETS,
  daySlots,
  defaultMealSizes,
  dietProteinMultiplier,
  fatTarget,
  foodKcal,
  GENDERS,
  intakeFromAnswers,
  KCAL_PER_GRAM,
  type MacroIntake,
  macroKcal,
  minimumFat,
  type PlanType,
  planMacros,
  planPreview,
  proteinProfileOf,
  proteinTarget,
  SUSTAINABILITY_LEVELS,
} from "./index.ts";

const HIGH = DEFAULT_NUTRITION_TENANT;
const LOW = { ...HIGH, proteinProfile: "LOW" } as const;
const woman: MacroIntake = {
  weight: 70,
  gender: "FEMALE",
  bodyFat: 0.2,
  diet: "OMNIVORE",
  sustainability: "OPTIMAL",
};
const onlyMacros = ({ kcal, protein, carbohydrates, fat }: ReturnType<typeof planMacros>) => ({
  kcal,
  protein,
  carbohydrates,
  fat,
});
const womanPlan = (kcal: number, planType: PlanType, tenant = HIGH) =>
  onlyMacros(planMacros(kcal, woman, 1476.5, planType, tenant));

describe("protein", () => {
  it.each([
    ["FEMALE", "OPTIMAL", 70, 0.2, 126],
    ["FEMALE", "SUSTAINABLE", 70, 0.2, 105],
    ["MALE", "OPTIMAL", 70, 0.2, 126],
    ["MALE", "SUSTAINABLE", 70, 0.2, 112],
  ] as const)("CALC-027 aims for %s %s at %d kg", (gender, sustainability, weight, bodyFat, grams) => {
    expect(proteinTarget({ weight, gender, bodyFat, sustainability }, HIGH)).toBeCloseTo(grams, 9);
  });

  it.each([
    ["MALE", 100, 0.3, 140],
    ["MALE", 100, 0.2, 180],
    ["FEMALE", 100, 0.3, 180],
    ["FEMALE", 100, 0.31, 138],
  ] as const)("CALC-028 aims for %s of %d kg with body fat %d at %d g", (gender, weight, bodyFat, grams) => {
    expect(proteinTarget({ weight, gender, bodyFat }, HIGH)).toBeCloseTo(grams, 9);
  });

  it("CALC-028 uses lean mass for both sustainability values", () => {
    for (const sustainability of SUSTAINABILITY_LEVELS) {
      expect(proteinTarget({ weight: 100, gender: "MALE", bodyFat: 0.3, sustainability }, HIGH)).toBeCloseTo(
        140,
        9,
      );
    }
  });

  it.each([
    ["VEGAN", 1.3333],
    ["VEGETARIAN", 1.1111],
    ["LACTO_VEGETARIAN", 1.1111],
    ["OVO_VEGETARIAN", 1.1111],
    ["PESCATARIAN", 1],
    ["HALAL", 1],
    ["OMNIVORE", 1],
  ] as const)("CALC-029 lifts protein of %s by %d", (diet, multiplier) => {
    expect(dietProteinMultiplier(diet)).toBeCloseTo(multiplier, 4);
  });

  it("CALC-030 lifts either sustainability value, the lean-mass rule and the low-protein rule", () => {
    const vegan = { ...woman, diet: "VEGAN" } as const;
    expect(proteinTarget(vegan, HIGH)).toBeCloseTo(168, 9);
    expect(proteinTarget({ ...vegan, sustainability: "SUSTAINABLE" }, HIGH)).toBeCloseTo(140, 9);
    expect(proteinTarget({ ...vegan, weight: 100, bodyFat: 0.4 }, HIGH)).toBeCloseTo(160, 9);
    expect(proteinTarget(vegan, LOW)).toBeCloseTo(96.8, 1);
  });

  it("CALC-039 CALC-040 takes 0.83 g per kg over the lean share, at most the high target", () => {
    expect(proteinTarget(woman, LOW)).toBeCloseTo(72.625, 9);
    const veryFat = { weight: 100, gender: "MALE", bodyFat: 0.6 } as const;
    expect(proteinTarget(veryFat, LOW)).toBeCloseTo(80, 9);
  });

  it.each([
    [null, "HIGH"],
    [{ subdomain: null }, "HIGH"],
    [{ subdomain: "" }, "HIGH"],
    [{ subdomain: "brand" }, "LOW"],
    [{ subdomain: "brand", proteinProfile: "HIGH" }, "HIGH"],
    [{ subdomain: null, proteinProfile: "LOW" }, "LOW"],
  ] as const)("CALC-041 CALC-042 gives %o the profile %s", (organisation, profile) => {
    expect(proteinProfileOf(organisation)).toBe(profile);
  });
});

describe("fat and energy", () => {
  it("CALC-025 counts 9, 4, 4 and 2 kcal per gram", () => {
    expect(KCAL_PER_GRAM).toEqual({ fat: 9, carbohydrates: 4, protein: 4, fiber: 2 });
    expect(macroKcal({ protein: 1, carbohydrates: 10, fat: 100 })).toBe(944);
  });

  it("CALC-026 counts fibre only for foods without an energy of their own", () => {
    const grams = { protein: 10, carbohydrates: 20, fat: 5 };
    expect(foodKcal({ ...grams, fiber: 8 })).toBe(165 + 16);
    expect(foodKcal({ ...grams, fiber: null })).toBe(165);
    const plan = womanPlan(2000, "RECOMMENDED");
    expect(macroKcal(plan)).toBeCloseTo(2000, -1);
  });

  it("CALC-031 CALC-032 aims at 40 or 25 percent of the energy at rest", () => {
    expect(fatTarget(1476.5, "OPTIMAL")).toBeCloseTo(65.62, 2);
    expect(fatTarget(1476.5, "SUSTAINABLE")).toBeCloseTo(41.01, 2);
  });

  it("CALC-032 takes the rate of the method in use", () => {
    const body = { ...woman, activity: "SEDENTARY", heightInCm: 170, age: 25 } as const;
    const fatOf = (energyMethod: "KATCH_MCARDLE" | "MIFFLIN" | "HARRIS_BENEDICT") =>
      balancePlan({ ...body, energyMethod }, 100, HIGH).macros.fat;
    expect([fatOf("KATCH_MCARDLE"), fatOf("MIFFLIN"), fatOf("HARRIS_BENEDICT")]).toEqual([70, 66, 67]);
  });

  it("CALC-048 has a least fat of 30 g or 15 percent", () => {
    expect(minimumFat(1250)).toBe(30);
    expect(minimumFat(2400)).toBeCloseTo(40, 9);
  });
});

describe("plans", () => {
  it.each(calculationVectors.plans)("CALC-033 CALC-035 CALC-037 CALC-046 CALC-087 plans $name", (vector) => {
    const preview = planPreview(vector.answers, vector.tenant);
    expect(preview.need.tdee).toBeCloseTo(vector.tdee, 3);
    expect(onlyMacros(preview.macros)).toEqual(vector.macros);
    const offered = preview.weeklyGoals.filter((choice) => choice.offered);
    expect(offered.map(({ weeklyGoal }) => weeklyGoal)).toEqual(vector.offered);
  });

  it("CALC-033 gives carbohydrates the rest", () => {
    expect(womanPlan(1480, "RECOMMENDED")).toEqual({ kcal: 1480, protein: 126, carbohydrates: 96, fat: 66 });
  });

  it("CALC-034 CALC-035 divides carbohydrates above 2800 kcal and gives the energy to fat", () => {
    expect(womanPlan(2800, "COACH")).toEqual({ kcal: 2800, protein: 126, carbohydrates: 426, fat: 66 });
    const above = womanPlan(3000, "COACH");
    expect(above.carbohydrates).toBe(413);
    expect(above.fat).toBe(94);
    expect(womanPlan(3000, "CYCLE_DIET")).toEqual(above);
    expect(womanPlan(3000, "CHOOSE_YOUR_OWN")).toEqual({
      kcal: 3000,
      protein: 126,
      carbohydrates: 476,
      fat: 66,
    });
    expect(womanPlan(3000, "LOW_CARB").carbohydrates).toBe(188);
  });

  it("CALC-036 CALC-037 limits carbohydrates and keeps protein", () => {
    expect(womanPlan(1480, "LOW_CARB")).toEqual({ kcal: 1480, protein: 126, carbohydrates: 93, fat: 67 });
    expect(womanPlan(1480, "KETO")).toEqual({ kcal: 1480, protein: 126, carbohydrates: 40, fat: 91 });
    const alreadyLow = onlyMacros(planMacros(1280, { ...woman, weight: 80 }, 1500, "LOW_CARB", HIGH));
    expect(alreadyLow.carbohydrates).toBe(40);
  });

  it.each(["CYCLE_DIET", "MENOPAUSE"] as const)("CALC-038 plans %s like RECOMMENDED", (planType) => {
    for (const kcal of [1250, 1480, 2500, 3200]) {
      expect(womanPlan(kcal, planType)).toEqual(womanPlan(kcal, "RECOMMENDED"));
    }
  });

  it("CALC-043 CALC-044 falls back per value: weight alone at 2000 kcal", () => {
    const plan = planMacros(2000, { weight: 70, gender: null, bodyFat: null }, null, "COACH", HIGH);
    expect(plan).toMatchObject({ protein: 112, fat: 56, fiber: 40 });
    const small = planMacros(1300, { weight: 70, gender: null, bodyFat: null }, null, "COACH", HIGH);
    expect(small.fat).toBe(40);
    const knownRate = planMacros(2000, { weight: 70, gender: null, bodyFat: null }, 1476.5, "COACH", HIGH);
    expect(knownRate).toMatchObject({ protein: 112, fat: 66 });
  });

  it("CALC-045 CALC-046 caps fat at 30 percent in balanced onboarding plans only, also above 2800 kcal", () => {
    const capped = { ...HIGH, onboardingFatCap: 0.3 };
    expect(womanPlan(1480, "RECOMMENDED", capped)).toEqual({
      kcal: 1480,
      protein: 126,
      carbohydrates: 134,
      fat: 49,
    });
    const free = womanPlan(1480, "RECOMMENDED", HIGH);
    expect((9 * free.fat) / 1480).toBeGreaterThan(0.3);
    expect((9 * 49) / 1480).toBeLessThanOrEqual(0.3);
    for (const planType of ["COACH", "KETO", "LOW_CARB", "CHOOSE_YOUR_OWN"] as const) {
      expect(womanPlan(1480, planType, capped)).toEqual(womanPlan(1480, planType));
    }
    const tight = womanPlan(3600, "RECOMMENDED", { ...HIGH, onboardingFatCap: 0.25 });
    expect(tight.fat).toBe(100);
  });

  it("CALC-047 CALC-048 lets fat fall first, then protein", () => {
    const heavy = { weight: 120, gender: "MALE", bodyFat: 0.2 } as const;
    expect(proteinTarget(heavy, HIGH)).toBeCloseTo(216, 9);
    expect(planMacros(1250, heavy, 2002.5, "RECOMMENDED", HIGH)).toMatchObject({
      protein: 205,
      carbohydrates: 40,
      fat: 30,
    });
    const roomForSomeFat = planMacros(1300, { ...heavy, weight: 100 }, 2002.5, "RECOMMENDED", HIGH);
    expect(roomForSomeFat).toMatchObject({ protein: 180, carbohydrates: 40, fat: 47 });
    const light = planMacros(1250, { ...woman, weight: 45 }, 1200, "RECOMMENDED", LOW);
    expect(light.protein).toBe(50);
  });

  it("E13: ORG-052 CALC-048 CALC-049 keeps the energy and the minima for everybody, whatever an organisation sets", () => {
    const person = fc.record({
      weight: fc.double({ min: 45, max: 300, noNaN: true }),
      gender: fc.constantFrom(...GENDERS),
      bodyFat: fc.double({ min: 0.03, max: 0.6, noNaN: true }),
      diet: fc.constantFrom(...DIETS),
      sustainability: fc.constantFrom(...SUSTAINABILITY_LEVELS),
    });
    const tenant = fc.record({
      proteinProfile: fc.constantFrom("HIGH" as const, "LOW" as const),
      onboardingFatCap: fc.constantFrom(null, 0, 0.05, 0.3, 1),
      maxDailyDeficitKcal: fc.constant(null),
    });
    fc.assert(
      fc.property(
        fc.double({ min: 1250, max: 9000, noNaN: true }),
        person,
        fc.option(fc.double({ min: 800, max: 5000, noNaN: true })),
        fc.constantFrom<PlanType>("COACH", ...DIET_TYPES),
        tenant,
        (kcal, intake, baseRate, planType, settings) => {
          const plan = planMacros(kcal, intake, baseRate, planType, settings);
          expect(Math.abs(macroKcal(plan) - plan.kcal)).toBeLessThanOrEqual(5);
          expect(Object.values(plan).every(Number.isInteger)).toBe(true);
          expect(plan.protein).toBeGreaterThanOrEqual(50);
          expect(plan.carbohydrates).toBeGreaterThanOrEqual(40);
          expect(plan.fat).toBeGreaterThanOrEqual(30);
        },
      ),
    );
  });

  it("E13: CALC-049 keeps the energy even for balances far below every minimum", () => {
    fc.assert(
      fc.property(fc.double({ min: 20, max: 1250, noNaN: true }), (kcal) => {
        const plan = planMacros(kcal, woman, 1476.5, "COACH", HIGH);
        expect(Math.abs(macroKcal(plan) - plan.kcal)).toBeLessThanOrEqual(5);
        expect(Math.min(plan.protein, plan.carbohydrates, plan.fat)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it("CALC-088 makes the default plan with its slots", () => {
    const simple = { ...woman, activity: "SEDENTARY" } as const;
    const { need, macros } = balancePlan(simple, 100, HIGH);
    expect(need.tdee).toBeCloseTo(1895.52, 9);
    expect(macros).toEqual({ kcal: 1896, protein: 126, carbohydrates: 191, fat: 70, fiber: 40 });
    expect(daySlots(macros, defaultMealSizes())).toEqual([
      {
        mealMoment: "BREAKFAST",
        size: 25,
        macros: { kcal: 474, protein: 31.5, carbohydrates: 47.8, fat: 17.5 },
      },
      { mealMoment: "LUNCH", size: 30, macros: { kcal: 569, protein: 37.8, carbohydrates: 57.3, fat: 21 } },
      {
        mealMoment: "AFTERNOON_SNACK",
        size: 5,
        macros: { kcal: 95, protein: 6.3, carbohydrates: 9.6, fat: 3.5 },
      },
      { mealMoment: "DINNER", size: 40, macros: { kcal: 758, protein: 50.4, carbohydrates: 76.3, fat: 28 } },
    ]);
    expect(balancePlan(simple, 100, LOW).macros).toMatchObject({ protein: 73, carbohydrates: 244, fat: 70 });
  });

  it.each(["weightInKg", "heightInCm", "age"] as const)(
    "CALC-012 refuses onboarding answers without %s",
    (field) => {
      const answers = calculationVectors.plans[0]?.answers;
      if (!answers) throw new Error("the vectors hold no plan");
      expect(() => intakeFromAnswers({ ...answers, [field]: null })).toThrow("Invalid onboarding data");
    },
  );
});
