import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  adjustedDayMacros,
  barState,
  ingredientQuantity,
  isPortionsMultiplier,
  type MacroPercentages,
  macroKcal,
  macroPercentages,
  macrosFromPercentages,
  ownMacroErrors,
  parseInstructions,
  personalPortionMacros,
  rebalanceCarbs,
  rebalanceFat,
  rebalancePercentages,
  rescaleMacros,
  simpleRecipeTime,
  toPortionsMultiplier,
  WARNING_MARGIN,
} from "./index.ts";

describe("an own plan in grams", () => {
  it("ONB-052 gives the rest to carbohydrates when protein or fat is edited", () => {
    expect(rebalanceCarbs(2000, 150, 80)).toEqual({ kcal: 2000, protein: 150, carbohydrates: 170, fat: 80 });
    expect(rebalanceCarbs(2000, 400, 80).carbohydrates).toBe(0);
  });

  it("ONB-053 gives the rest to fat when carbohydrates are edited", () => {
    expect(rebalanceFat(2000, 100, 200)).toEqual({ kcal: 2000, protein: 100, carbohydrates: 200, fat: 89 });
  });

  it("ONB-054 rescales all macros with the energy", () => {
    const plan = { kcal: 2000, protein: 100, carbohydrates: 200, fat: 89 };
    expect(rescaleMacros(plan, 1500)).toEqual({ kcal: 1500, protein: 75, carbohydrates: 150, fat: 67 });
    expect(rescaleMacros(plan, 2000)).toEqual(plan);
  });

  it("E13: CALC-049 ONB-052 ONB-053 ONB-054 stays within 5 kcal of the energy", () => {
    const grams = fc.integer({ min: 50, max: 150 });
    fc.assert(
      fc.property(
        fc.integer({ min: 2200, max: 5000 }),
        grams,
        fc.integer({ min: 30, max: 100 }),
        fc.integer({ min: 1250, max: 6000 }),
        (kcal, protein, fat, newKcal) => {
          const byCarbs = rebalanceCarbs(kcal, protein, fat);
          const byFat = rebalanceFat(kcal, protein, 100);
          const rescaled = rescaleMacros(byCarbs, newKcal);
          for (const plan of [byCarbs, byFat, rescaled]) {
            expect(Math.abs(macroKcal(plan) - plan.kcal)).toBeLessThanOrEqual(5);
          }
        },
      ),
    );
  });

  it.each([
    [{ kcal: 1250, protein: 50, carbohydrates: 1, fat: 30 }, {}],
    [
      { kcal: 1249, protein: 49, carbohydrates: 0, fat: 29 },
      { kcal: "too_low", protein: "too_low", carbohydrates: "not_positive", fat: "too_low" },
    ],
    [
      { kcal: null, protein: 0, carbohydrates: null, fat: -1 },
      { kcal: "required", protein: "not_positive", carbohydrates: "required", fat: "not_positive" },
    ],
  ] as const)("answers %o with %o", (macros, errors) => {
    expect(ownMacroErrors(macros)).toEqual(errors);
  });
});

describe("an own plan in percent", () => {
  const shares = fc
    .tuple(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 100 }))
    .map(([one, other]): MacroPercentages => {
      const protein = Math.min(one, other);
      return { protein, carbohydrates: 100 - Math.max(one, other), fat: Math.max(one, other) - protein };
    });
  const sum = ({ protein, carbohydrates, fat }: MacroPercentages) => protein + carbohydrates + fat;

  it("ONB-053 balances with carbohydrates, or with fat when carbohydrates are edited", () => {
    const start = { protein: 30, carbohydrates: 40, fat: 30 };
    expect(rebalancePercentages(start, "protein", 35)).toEqual({ protein: 35, carbohydrates: 35, fat: 30 });
    expect(rebalancePercentages(start, "fat", 20)).toEqual({ protein: 30, carbohydrates: 50, fat: 20 });
    expect(rebalancePercentages(start, "carbohydrates", 50)).toEqual({
      protein: 30,
      carbohydrates: 50,
      fat: 20,
    });
    expect(rebalancePercentages(start, "carbohydrates", 99)).toEqual({
      protein: 30,
      carbohydrates: 70,
      fat: 0,
    });
  });

  it("E13: ONB-053 always makes 100 percent and keeps the energy", () => {
    fc.assert(
      fc.property(
        shares,
        fc.constantFrom("protein" as const, "carbohydrates" as const, "fat" as const),
        fc.integer({ min: -20, max: 140 }),
        fc.integer({ min: 1250, max: 5000 }),
        (start, edited, percent, kcal) => {
          const changed = rebalancePercentages(start, edited, percent);
          expect(sum(changed)).toBe(100);
          expect(Math.min(...Object.values(changed))).toBeGreaterThanOrEqual(0);
          const macros = macrosFromPercentages(kcal, changed);
          expect(Math.abs(macroKcal(macros) - kcal)).toBeLessThanOrEqual(5);
          expect(sum(macroPercentages(macros))).toBe(100);
        },
      ),
    );
    expect(macroPercentages({ protein: 0, carbohydrates: 0, fat: 0 })).toEqual({
      protein: 0,
      carbohydrates: 100,
      fat: 0,
    });
  });
});

it("COACH-051 lets the energy of an adjusted plan follow its grams", () => {
  expect(adjustedDayMacros({ protein: 130, carbohydrates: 191, fat: 70 })).toEqual({
    kcal: 1914,
    protein: 130,
    carbohydrates: 191,
    fat: 70,
  });
});

describe("progress bars", () => {
  it("CALC-076 warns at 15 percent above", () => {
    expect(WARNING_MARGIN).toBe(0.15);
  });

  it.each([
    [1.15, 1, "ok"],
    [1.151, 1, "warning"],
    [0, 1, "ok"],
    [2300, 2000, "ok"],
    [2301, 2000, "warning"],
    [80.5, 70, "ok"],
    [10, 0, null],
    [10, null, null],
    [10, undefined, null],
  ])("CALC-077 shows %d of %d as %s", (actual, target, state) => {
    expect(barState(actual, target)).toBe(state);
  });
});

describe("simple recipes", () => {
  it.each([
    [0, 0, 5],
    [7, 6, 15],
    [10, 10, 20],
    [null, 12, 15],
    [null, null, 5],
    [20, 1, 25],
  ])("SREC-021 shows %d and %d minutes as %d", (prep, cook, minutes) => {
    expect(simpleRecipeTime(prep, cook)).toBe(minutes);
  });

  it("SREC-025 SREC-026 takes notes apart and strips number markers when every step has one", () => {
    expect(parseInstructions("1. Boil the rice.\n2) Fry 3 eggs.\n\n3:Plate.\nNOTE: Serve warm.\r\n")).toEqual(
      {
        steps: ["Boil the rice.", "Fry 3 eggs.", "Plate."],
        notes: ["Serve warm."],
      },
    );
    expect(parseInstructions("1. Boil the rice.\nFry the eggs.").steps).toEqual([
      "1. Boil the rice.",
      "Fry the eggs.",
    ]);
    expect(parseInstructions("2 eggs go in first.\n3 more later.").steps).toEqual([
      "2 eggs go in first.",
      "3 more later.",
    ]);
    expect(parseInstructions("10-12 minutes in the oven.\n1.5 l water on top.").steps).toEqual([
      "10-12 minutes in the oven.",
      "1.5 l water on top.",
    ]);
    expect(parseInstructions("  ")).toEqual({ steps: [], notes: [] });
  });
});

describe("portions", () => {
  it("REC-041 sizes one personal portion, whatever the number of people", () => {
    const oats = { kcal: 400, protein: 20, carbohydrates: 50, fat: 12, fiber: 8 };
    expect(personalPortionMacros(oats, 0.5)).toEqual({
      kcal: 200,
      protein: 10,
      carbohydrates: 25,
      fat: 6,
      fiber: 4,
    });
    expect(personalPortionMacros({ ...oats, fiber: null }, 2).fiber).toBeNull();
    expect(ingredientQuantity(0.6, 0.5, 2)).toBe(0.6);
    expect(ingredientQuantity(0.1, 3, 1)).toBe(0.3);
  });

  it("REC-041 takes multipliers from 0.5 to 3 in steps of 0.05", () => {
    expect([0.5, 0.55, 1.15, 3].every(isPortionsMultiplier)).toBe(true);
    expect([0.45, 0.52, 3.05, Number.NaN].some(isPortionsMultiplier)).toBe(false);
    expect([0.1, 1.12, 1.13, 9].map(toPortionsMultiplier)).toEqual([0.5, 1.1, 1.15, 3]);
  });
});
