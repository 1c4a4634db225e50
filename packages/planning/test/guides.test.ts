import type { Macros, NutrientAmounts } from "@plateful/nutrition";
import { describe, expect, it } from "vitest";
import {
  compileLibrary,
  guideCost,
  PRODUCT_WEIGHTS,
  plan,
  type RecipeRow,
  type Rules,
} from "../src/index.ts";
import { NO_RULES } from "./generated-people.ts";

const DINNER: Macros = { kcal: 600, protein: 50, carbohydrates: 40, fat: 26.7 };

/** A dish of 1000 kcal with the amounts of the guides; the wishes replace parts. */
const costOf = (amounts: NutrientAmounts = {}, fruitAndVegetables = 200) =>
  guideCost([
    {
      kcal: 1000,
      amounts: { SALT: 3, FIBER: 12.5, SATURATED_FAT: 1000 / 90, ...amounts },
      fruitAndVegetables,
    },
  ]);

describe("PLAN-185 how far a dish is from the guides", () => {
  it("is nothing at the guides, more with salt and saturated fat, less with fibre, fruit and vegetables", () => {
    expect(costOf()).toBe(0);
    expect(costOf({ SALT: 5 })).toBe(5);
    expect(costOf({ FIBER: 20 })).toBeLessThan(-1);
    expect(costOf({ SATURATED_FAT: 30 })).toBeGreaterThan(0.5);
    expect(costOf({}, 400)).toBeLessThan(0);
  });

  it("goes by what is in 1000 kcal, however large the dish", () => {
    const half = { kcal: 500, amounts: { SALT: 2.5, FIBER: 5, SATURATED_FAT: 5 }, fruitAndVegetables: 50 };
    expect(guideCost([half, half, half])).toBe(guideCost([half]));
  });

  it("does not run away with what is extreme, and says nothing of what is not known", () => {
    expect(costOf({ SALT: 60 })).toBe(costOf({ SALT: 12 }));
    expect(guideCost([{ kcal: 1000, amounts: { FIBER: 1, SATURATED_FAT: 1 }, fruitAndVegetables: 0 }])).toBe(
      0,
    );
    expect(guideCost([])).toBe(0);
    const known = { kcal: 600, amounts: { SALT: 3, FIBER: 6, SATURATED_FAT: 6 }, fruitAndVegetables: 0 };
    const unknown = { kcal: 400, amounts: {}, fruitAndVegetables: 0 };
    expect(guideCost([known, unknown])).toBe(guideCost([known]));
  });
});

const dish = (id: string, wishes: Partial<RecipeRow> = {}): RecipeRow => ({
  id,
  perPortion: DINNER,
  mealTypes: ["DINNER"],
  diets: ["VEGAN"],
  allergens: [],
  allergensKnown: true,
  avoid: [],
  tags: ["KETO"],
  preparationMinutes: 20,
  mainGroup: id,
  popularity: 0.5,
  groceries: [],
  ...wishes,
});

/** How often the first of two dishes is planned for one dinner, over sixty seeds. */
function shareOfFirst(rows: readonly [RecipeRow, RecipeRow], rules: Partial<Rules> = {}): number {
  const library = compileLibrary(rows, "v");
  const slot = { id: "s", mealMoment: "DINNER", mealType: "DINNER", target: DINNER } as const;
  const planned = Array.from({ length: 60 }, (_, seed) =>
    plan(
      library,
      [{ key: "d", slots: [slot] }],
      { ...NO_RULES, ...rules },
      { seed, weights: PRODUCT_WEIGHTS },
    ),
  );
  return planned.filter(({ days }) => days[0]?.meals[0]?.recipeId === rows[0].id).length / planned.length;
}

describe("PLAN-185 planning for the guides", () => {
  it("prefers what leads towards them", () => {
    expect(shareOfFirst([dish("salty", { guideCost: 4 }), dish("fresh", { guideCost: -2 })])).toBe(0);
  });

  it("comes after the macronutrients: a dish that misses them is no better for having less salt", () => {
    const lean = { perPortion: { ...DINNER, protein: 70, fat: 17.8 }, guideCost: -5 };
    expect(shareOfFirst([dish("fitting", { guideCost: 4 }), dish("lean", lean)])).toBe(1);
  });

  it("counts half for keto, for which few dishes fit", () => {
    const rows = [dish("salty", { guideCost: 1.6 }), dish("fresh")] as const;
    expect(shareOfFirst(rows)).toBe(0);
    expect(shareOfFirst(rows, { keto: true })).toBeGreaterThan(0);
  });

  it("leaves people what they like: a favourite pays nothing for being away from them", () => {
    const others = dish("fresh");
    const salty = dish("salty", { guideCost: 6 });
    expect(shareOfFirst([salty, others], { favourites: ["salty"] })).toBeGreaterThan(0.9);
  });

  it("refuses a library in which it is no number", () => {
    expect(() => compileLibrary([dish("odd", { guideCost: Number.NaN })], "v")).toThrow(/"odd".*guides/);
  });
});
