import type { MeantFood, RecognisedLine } from "@plateful/contract";
import { expect, it } from "vitest";
import { type Measure, measureIn } from "../../lib/food/serving-text.ts";
import {
  sentenceFoods,
  sentenceParts,
  stepOf,
  totalOf,
  weightOf,
  withAmount,
  withQuantity,
} from "./sentence-food.ts";

const food = (id: number, more: object = {}, quantity = 2): MeantFood =>
  ({
    ...{ quantity, category: "BREAD", is_estimated: true },
    suggested_serving: {
      ...{ id, kcal: 80, protein: 4, quantity: 1, one_serving_in_metric_value: 35, metric_unit: "g" },
      ...{ measurement_description: "slice", measurement_description_plural: "slices" },
      food: { id, name: `Food ${id}`, brand_name: null },
      ...more,
    },
  }) as MeantFood;
const GRAMS = { measurement_description: "g", quantity: 100, one_serving_in_metric_value: 100 };
const NAMES = { g: "g", ml: "ml", oz: "oz", fl_oz: "fl oz", lb: "lb" };
const measureOf = (one: MeantFood, system: "METRIC" | "IMPERIAL" = "METRIC"): Measure =>
  measureIn(system, NAMES, one.suggested_serving);
const line = (words: string, start: number, more: Partial<RecognisedLine> = {}): RecognisedLine => ({
  ...{ words, start, end: start + words.length, certainty: "CHECK" },
  ...{ food: food(1), alternatives: [food(2)], ...more },
});

it("FOOD-069 a line asks until a choice is made, and then no longer", () => {
  const lines = [line("kaas", 0)];
  expect(sentenceFoods(lines, new Map())[0]?.choices).toHaveLength(2);
  const [chosen] = sentenceFoods(lines, new Map([["kaas 1", { food: food(2) }]]));
  expect(chosen).toMatchObject({ certainty: "CHECKED", choices: [] });
  expect(chosen?.food?.suggested_serving.food.id).toBe(2);
});

it("FOOD-069 the second of two equal lines keeps its own changes", () => {
  const lines = [line("ei", 0), line("ei", 5)];
  const left = sentenceFoods(lines, new Map([["ei 1", { isLeftOut: true }]]));
  expect(left.map(({ key }) => key)).toEqual(["ei 2"]);
});

it("FOOD-066 what was recognised is marked in the sentence, letter for letter", () => {
  const foods = sentenceFoods([line("kaas", 5), line("ham", 13)], new Map());
  const parts = sentenceParts("brood kaas of ham!".replace("brood ", "eet: "), foods);
  expect(parts.map(({ text }) => text).join("")).toBe("eet: kaas of ham!");
  expect(sentenceParts("kort", foods)).toEqual([{ start: 0, text: "kort", line: null }]);
});

it("FOOD-068 amounts change in steps that suit them", () => {
  const [slices, grams] = [measureOf(food(1)), measureOf(food(1, GRAMS))];
  expect([stepOf(2, slices), stepOf(1.5, slices), stepOf(200, grams)]).toEqual([1, 0.5, 10]);
  expect(withAmount(food(1, GRAMS), 210, grams)).toMatchObject({ quantity: 2.1, is_estimated: false });
  expect([weightOf(food(1), slices), weightOf(food(1, GRAMS), grams)]).toEqual([70, null]);
  expect(withQuantity(food(1), 3)).toMatchObject({ quantity: 3, is_estimated: false });
  expect(totalOf([food(1), food(2, {}, 1)])).toEqual({ kcal: 240, protein: 12 });
});

it("CALC-089 ounces of a sentence go to the half that is next, and slices stay slices", () => {
  const ounces = measureOf(food(1, GRAMS), "IMPERIAL");
  expect(stepOf(3.53, ounces)).toBe(0.5);
  expect(withAmount(food(1, GRAMS), 3.53 + 0.5, ounces).quantity).toBe(1.134);
  expect(withAmount(food(1, GRAMS), 0.1, ounces).quantity).toBe(0.14175);
  expect(stepOf(2, measureOf(food(1), "IMPERIAL"))).toBe(1);
});
