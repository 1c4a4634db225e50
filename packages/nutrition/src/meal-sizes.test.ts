import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  calculationVectors,
  dayMealSizes,
  daySlots,
  defaultMealSizes,
  inDayOrder,
  isWholeDay,
  MEAL_MOMENTS,
  MEAL_SIZE_STEP,
  type MealMoment,
  mealMomentOrder,
  mealMomentToLegacyType,
  mealMomentToMealType,
  mealSizes,
  mealSizesTotal,
  mealTypesOfFilter,
  splitOverMeals,
} from "./index.ts";

const someMoments = fc.subarray([...MEAL_MOMENTS], { minLength: 1 });
const day = fc.record({
  kcal: fc.integer({ min: 1250, max: 6000 }),
  protein: fc.integer({ min: 50, max: 400 }),
  carbohydrates: fc.integer({ min: 40, max: 800 }),
  fat: fc.integer({ min: 30, max: 300 }),
});
const withoutZeros = (sizes: Readonly<Record<MealMoment, number>>) =>
  Object.fromEntries(Object.entries(sizes).filter(([, size]) => size > 0));

describe("meal sizes", () => {
  it("CALC-050 has a default day", () => {
    expect(withoutZeros(defaultMealSizes())).toEqual({
      BREAKFAST: 25,
      LUNCH: 30,
      AFTERNOON_SNACK: 5,
      DINNER: 40,
    });
  });

  it("CALC-054 takes the default day only while no moments were chosen", () => {
    expect(dayMealSizes(null)).toEqual(defaultMealSizes());
    expect(dayMealSizes([])).toEqual(defaultMealSizes());
    const sameMoments = ["BREAKFAST", "LUNCH", "AFTERNOON_SNACK", "DINNER"] as const;
    expect(dayMealSizes(sameMoments)).toEqual(mealSizes(sameMoments));
    expect(dayMealSizes(sameMoments)).not.toEqual(defaultMealSizes());
  });

  it.each(calculationVectors.mealSizes)("CALC-051 CALC-052 CALC-053 CALC-087 sizes $sizes", ({ sizes }) => {
    const moments = MEAL_MOMENTS.filter((moment) => sizes[moment] !== undefined);
    expect(withoutZeros(mealSizes(moments))).toEqual(sizes);
    expect(mealSizes([...moments].reverse())).toEqual(mealSizes(moments));
  });

  it("E13: CALC-052 CALC-055 makes 100 percent in steps of 5 for every set of moments", () => {
    fc.assert(
      fc.property(someMoments, (moments) => {
        const sizes = mealSizes(moments);
        expect(mealSizesTotal(Object.values(sizes))).toBe(100);
        for (const moment of MEAL_MOMENTS) {
          expect(sizes[moment] % MEAL_SIZE_STEP).toBe(0);
          expect(sizes[moment] > 0).toBe(moments.includes(moment));
        }
      }),
    );
    expect(withoutZeros(mealSizes([]))).toEqual({});
  });

  it.each([
    [[25, 30, 5, 40], true],
    [[50, 49.9995], true],
    [[50, 49.998], false],
    [[50, 55], false],
    [[], false],
  ])("CALC-055 takes %j for a whole day: %s", (sizes, whole) => {
    expect(isWholeDay(sizes)).toBe(whole);
  });
});

describe("slots", () => {
  it("E13: CALC-055 CALC-056 gives the last enabled meal the day minus the others", () => {
    const macros = { kcal: 2000, protein: 100, carbohydrates: 200, fat: 89 };
    const thirds = splitOverMeals(macros, [33.3333, 33.3333, 33.3334, 0]);
    expect(thirds.map(({ kcal }) => kcal)).toEqual([667, 667, 666, 0]);
    expect(thirds.map(({ fat }) => fat)).toEqual([29.7, 29.7, 29.6, 0]);
    expect(splitOverMeals(macros, [50, 40]).map(({ kcal }) => kcal)).toEqual([1000, 800]);
  });

  it("E13: CALC-056 always sums to the day", () => {
    fc.assert(
      fc.property(day, someMoments, (macros, moments) => {
        const slots = daySlots(macros, mealSizes(moments));
        expect(slots.map(({ mealMoment }) => mealMoment)).toEqual(inDayOrder(moments));
        for (const nutrient of ["kcal", "protein", "carbohydrates", "fat"] as const) {
          const total = slots.reduce((sum, slot) => sum + slot.macros[nutrient], 0);
          expect(total).toBeCloseTo(macros[nutrient], 6);
          expect(slots.every((slot) => slot.macros[nutrient] >= 0)).toBe(true);
        }
        expect(slots.every((slot) => Number.isInteger(slot.macros.kcal))).toBe(true);
      }),
    );
  });

  it("CALC-060 fails without slots", () => {
    expect(() => splitOverMeals({ kcal: 1, protein: 1, carbohydrates: 1, fat: 1 }, [])).toThrow(
      "Something went wrong",
    );
  });
});

describe("meal moments", () => {
  it.each([
    ["BREAKFAST", "BREAKFAST", "BREAKFAST"],
    ["MORNING_SNACK", "SNACK", "SNACK"],
    ["LUNCH", "LUNCH", "LUNCH"],
    ["AFTERNOON_SNACK", "SNACK", "SNACK"],
    ["DINNER", "DINNER", "DINNER"],
    ["SNACK", "SNACK", "SNACK"],
    ["LATE_SNACK", "PRE_BED", "SNACK"],
  ])("CALC-057 CALC-058 maps %s to %s and %s", (moment, legacyType, mealType) => {
    expect(mealMomentToLegacyType(moment)).toBe(legacyType);
    expect(mealMomentToMealType(moment)).toBe(mealType);
  });

  it.each(["", "BRUNCH", "breakfast", "PRE_BED", "toString"])("CALC-059 does not know '%s'", (value) => {
    expect(() => mealMomentToMealType(value)).toThrow("Unknown meal type");
    expect(() => mealMomentToLegacyType(value)).toThrow("Unknown legacy meal type");
  });

  it("DATA-008 orders moments by the day", () => {
    const order = "BREAKFAST MORNING_SNACK LUNCH AFTERNOON_SNACK DINNER SNACK LATE_SNACK".split(" ");
    expect(MEAL_MOMENTS).toEqual(order);
    expect(MEAL_MOMENTS.map(mealMomentOrder)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(inDayOrder(["LATE_SNACK", "DINNER", "BREAKFAST", "DINNER"])).toEqual([
      "BREAKFAST",
      "DINNER",
      "LATE_SNACK",
    ]);
  });

  it("reads the values of a meal type filter", () => {
    expect(mealTypesOfFilter(["LATE_SNACK", "MORNING_SNACK", "LUNCH"])).toEqual(["LUNCH", "SNACK"]);
    expect(mealTypesOfFilter(["LUNCH", "ALL"])).toBeNull();
    expect(mealTypesOfFilter([])).toBeNull();
    expect(() => mealTypesOfFilter(["BRUNCH"])).toThrow("Unknown meal type");
  });
});
