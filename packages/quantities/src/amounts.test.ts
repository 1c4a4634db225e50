import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  formatIngredientAmount,
  parseDecimal,
  roundHalfUp,
  roundQuantity,
  roundToStep,
  roundUp,
  scaleIngredientLine,
  spin,
  toKitchenFraction,
  toVulgarFraction,
} from "./index.ts";

describe("rounding", () => {
  it.each([
    [70.25, 1, 70.3],
    [1.005, 2, 1.01],
    [2.5, 0, 3],
    [-2.5, 0, -3],
    [-0.2, 0, 0],
    [28.499999999999996, 0, 29],
    [1e-9, 2, 0],
    [1.5e21, 1, 1.5e21],
    [47.75, 1, 47.8],
  ])("CALC-049 rounds %d to %i decimals as %d", (value, decimals, rounded) => {
    expect(roundHalfUp(value, decimals)).toBe(rounded);
  });

  it("CALC-049 rounds to the nearest value and leaves rounded values alone", () => {
    fc.assert(
      fc.property(
        fc.double({ min: -1e6, max: 1e6, noNaN: true }),
        fc.integer({ min: 0, max: 4 }),
        (value, decimals) => {
          const rounded = roundHalfUp(value, decimals);
          expect(Math.abs(rounded - value)).toBeLessThanOrEqual(0.5 / 10 ** decimals + 1e-8);
          expect(roundHalfUp(rounded, decimals)).toBe(rounded);
        },
      ),
    );
  });

  it("ONB-021 rounds up only what is above the step", () => {
    expect(roundUp(53.465, 1)).toBe(53.5);
    expect(roundUp(53.5, 1)).toBe(53.5);
    expect(roundUp(0.1 + 0.2, 1)).toBe(0.3);
  });

  it.each([
    [1.12, 1.1],
    [1.13, 1.15],
    [0.024, 0],
    [0.025, 0.05],
    [2, 2],
  ])("CALC-078 rounds the quantity %d to %d", (quantity, rounded) => {
    expect(roundQuantity(quantity)).toBe(rounded);
  });
});

describe("fractions", () => {
  it.each([
    [0.33, 0, "⅓"],
    [0.25, 0, "¼"],
    [1.5, 1, "½"],
    [2.67, 2, "⅔"],
    [0.762, 0, "¾"],
    [0.488, 0, "½"],
  ])("CALC-079 CALC-081 shows %d as %i and %s", (value, whole, sign) => {
    expect(toVulgarFraction(value, 0.012)).toEqual({ whole, sign });
  });

  it.each([0.35, 0, 1, 3, 0.2, 0.7621, 0.9, -0.5, Number.NaN])("CALC-079 shows %d as a number", (value) => {
    expect(toVulgarFraction(value, 0.012)).toBeNull();
  });

  it.each([
    [0.8, 0.75, 0, "¾"],
    [0.9, 1, 1, ""],
    [0.05, 0.25, 0, "¼"],
    [1.1, 1, 1, ""],
    [1.31, 1 + 1 / 3, 1, "⅓"],
    [2.4, 2 + 1 / 3, 2, "⅓"],
    [0.6, 2 / 3, 0, "⅔"],
  ])("CALC-080 CALC-081 measures %d as %d", (value, rounded, whole, sign) => {
    expect(toKitchenFraction(value)).toEqual({ value: rounded, whole, sign });
  });

  it("CALC-080 CALC-081 is never less than a quarter, nor further off than the fractions are apart", () => {
    fc.assert(
      fc.property(fc.double({ min: 0.001, max: 500, noNaN: true }), (value) => {
        const { value: rounded } = toKitchenFraction(value);
        expect(rounded).toBeGreaterThanOrEqual(0.25);
        expect(Math.abs(rounded - Math.max(value, 0.25))).toBeLessThanOrEqual(0.125 + 1e-9);
      }),
    );
  });
});

describe("ingredient amounts", () => {
  it.each([
    [1, "tsp", 0.25],
    [4, "tsp", 0.75],
    [5, "tsp", 1],
    [14.9, "tsp", 3],
    [15, "tbsp", 1],
    [29, "tbsp", 2],
    [30, "fl_oz", 1],
    [59, "fl_oz", 2],
    [60, "cup", 0.25],
    [240, "cup", 1],
    [959, "cup", 4],
    [960, "quart", 1],
    [3784, "quart", 4],
    [3785, "gallon", 1],
  ] as const)("CALC-082 CALC-083 shows %d ml as %s x %d", (millilitres, unit, value) => {
    expect(formatIngredientAmount(millilitres, "ml", "IMPERIAL")).toMatchObject({ unit, value });
  });

  it.each([
    [5, "tsp", 1],
    [10, "tsp", 2],
    [14, "tbsp", 1],
    [27, "tbsp", 2],
    [28, "oz", 1],
    [85.05, "oz", 3],
    [453, "oz", 16],
    [454, "lb", 1],
    [681, "lb", 1.5],
  ] as const)("CALC-082 CALC-084 shows %d g as %s x %d", (grams, unit, value) => {
    expect(formatIngredientAmount(grams, "g", "IMPERIAL")).toMatchObject({ unit, value });
  });

  it("CALC-083 gives the fraction as a sign", () => {
    expect(formatIngredientAmount(360, "ml", "IMPERIAL")).toEqual({
      value: 1.5,
      unit: "cup",
      fraction: { whole: 1, sign: "½" },
    });
  });

  it.each([
    [2, "g", 2, "g"],
    [0.3, "g", 1, "g"],
    [4.6, "g", 5, "g"],
    [7.5, "g", 10, "g"],
    [123, "g", 125, "g"],
    [1000, "g", 1000, "g"],
    [1250, "g", 1.25, "kg"],
    [1254, "g", 1.25, "kg"],
    [2, "ml", 2, "ml"],
    [123, "ml", 125, "ml"],
    [1250, "ml", 1.25, "l"],
    [0, "g", 0, "g"],
  ] as const)("CALC-085 CALC-086 shows %d %s as %d %s", (amount, unit, value, shownUnit) => {
    expect(formatIngredientAmount(amount, unit, "METRIC")).toEqual({ value, unit: shownUnit });
  });

  it("CALC-082 CALC-086 never shows nothing for something", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.01, max: 20_000, noNaN: true }),
        fc.constantFrom("g" as const, "ml" as const),
        fc.constantFrom("METRIC" as const, "IMPERIAL" as const),
        (value, unit, system) => {
          expect(formatIngredientAmount(value, unit, system).value).toBeGreaterThan(0);
        },
      ),
    );
  });
});

describe("ingredient lines", () => {
  it.each([
    ["1 1/2 cups milk", 2, "3 cups milk"],
    ["½ onion", 3, "1 ½ onion"],
    ["2-3 tomatoes", 2, "4-6 tomatoes"],
    ["1½ el olie", 0.5, "¾ el olie"],
    ["200 g rijst", 1.5, "300 g rijst"],
    ["1,5 dl room", 0.9, "1,35 dl room"],
    ["1/3 cup oats", 2, "⅔ cup oats"],
    ["salt to taste", 4, "salt to taste"],
    ["a pinch of 5-spice", 2, "a pinch of 5-spice"],
    ["1/0 thing", 2, "1/0 thing"],
    ["2 – 4 eggs", 0.5, "1-2 eggs"],
  ])("SREC-024 scales '%s' by %d", (line, factor, scaled) => {
    expect(scaleIngredientLine(line, factor, ",")).toBe(scaled);
  });

  it.each([
    ["70,5", 70.5],
    [" 70.5 ", 70.5],
    ["-3", -3],
    [".5", 0.5],
    ["1.000,5", null],
    ["", null],
    ["seven", null],
    ["1e3", null],
  ])("reads '%s' as %s", (text, value) => {
    expect(parseDecimal(text)).toBe(value);
  });
});

describe("spinner", () => {
  it("NAV-028 steps by 1 and stops at 1 unless told otherwise", () => {
    expect(spin(1, "up")).toBe(2);
    expect(spin(2, "down")).toBe(1);
    expect(spin(1, "down")).toBe(1);
    expect(spin(25, "up", { min: 0, step: 5 })).toBe(30);
    expect(spin(0, "down", { min: 0, step: 5 })).toBe(0);
    expect(spin(2.95, "up", { max: 3, step: 0.05 })).toBe(3);
    expect(spin(3, "up", { max: 3, step: 0.05 })).toBe(3);
  });

  it("rounds to a step without binary noise", () => {
    expect(roundToStep(123, 5)).toBe(125);
    expect(roundToStep(0.15, 0.05)).toBe(0.15);
  });
});
