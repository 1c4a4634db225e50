import { describe, expect, it } from "vitest";
import { measureIn, toAmount, toServings } from "../../lib/food/serving-text.ts";
import { amountLimits, faultOf, macrosOf, preferredOf, weightOf } from "./serving-amount.ts";

const aServing = (changes: object = {}) => ({
  id: 1,
  serving_description: "100 g",
  measurement_description: "g",
  quantity: 100,
  one_serving_in_metric_value: 100,
  metric_unit: "g" as const,
  kcal: 62,
  protein: 11,
  carbohydrates: 4,
  fat: 0.2,
  ...changes,
});
const hundred = aServing();
const slice = aServing({
  id: 2,
  serving_description: "1 slice",
  measurement_description: "slice",
  quantity: 1,
  one_serving_in_metric_value: 35,
  kcal: 80,
});
const glass = aServing({ id: 3, measurement_description: "ml", quantity: 250, metric_unit: "ml" });

const NAMES = { g: "g", ml: "ml", oz: "oz", fl_oz: "fl oz", lb: "lb" };
const measured = (serving: ReturnType<typeof aServing>, system: "METRIC" | "IMPERIAL" = "METRIC") =>
  measureIn(system, NAMES, { ...serving, measurement_description_plural: "" });

describe("amounts of a food", () => {
  it.each([
    [150, hundred, 1.5],
    [62.5, hundred, 0.625],
    [1.5, slice, 1.5],
    [125, glass, 0.5],
  ])("FOOD-011 FOOD-012 %d of a serving is so many servings", (amount, serving, servings) => {
    expect(toServings(amount, measured(serving))).toBe(servings);
    expect(toAmount(servings, measured(serving))).toBe(amount);
  });

  it("FOOD-011 have the energy and the weight of that many servings", () => {
    expect(macrosOf(hundred, 1.5)).toEqual({
      kcal: 93,
      protein: 16.5,
      carbohydrates: 6,
      fat: 0.30000000000000004,
    });
    expect(weightOf(slice, 2)).toBe(70);
    expect(weightOf(aServing({ one_serving_in_metric_value: null }), 2)).toBeNull();
  });

  it("FOOD-017 FOOD-018 begin with the organisation's serving, else 100 g, else the first", () => {
    expect(preferredOf([slice, hundred, glass], 3)).toBe(glass);
    expect(preferredOf([slice, hundred, glass], 99)).toBe(hundred);
    expect(preferredOf([slice, hundred], null)).toBe(hundred);
    expect(preferredOf([slice, glass], null)).toBe(slice);
    expect(preferredOf([], null)).toBeUndefined();
  });

  it("FOOD-012 begin at one serving, in its own unit", () => {
    expect(amountLimits(measured(hundred))).toMatchObject({ start: 100, step: 10 });
    expect(amountLimits(measured(slice))).toMatchObject({ start: 1, step: 0.5 });
  });

  it("CALC-089 begin with the nearest half ounce, and end where the server does", () => {
    expect(amountLimits(measured(hundred, "IMPERIAL"))).toEqual({ start: 3.5, step: 0.5, max: 35_273 });
    expect(amountLimits(measured(glass, "IMPERIAL"))).toMatchObject({ start: 8.5, step: 0.5 });
    expect(amountLimits(measured(aServing({ quantity: 1 }), "IMPERIAL")).start).toBe(0.5);
    expect(amountLimits(measured(slice, "IMPERIAL"))).toMatchObject({ start: 1, step: 0.5 });
  });

  it.each([
    [null, "required"],
    [0, "positive"],
    [-3, "positive"],
    [0.00000001, "positive"],
    [1_000_001, "tooMuch"],
    [1.5, null],
  ])("FOOD-015 of %s are %s", (amount, fault) => {
    expect(faultOf(amount, measured(hundred))).toBe(fault);
  });
});
