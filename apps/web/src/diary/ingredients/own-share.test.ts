import type { RecipeMeal } from "@plateful/contract";
import { describe, expect, it } from "vitest";
import { isChanged, nextAmount, ownShares, shownAmount } from "./own-share.ts";

const GRAMS = { scale: "g" } as const;
const PIECES = { scale: null };
const OUNCES = { scale: "oz" } as const;

const serving = (id: number) => ({ id, quantity: 100, measurement_description: "g" });
const meal = {
  portions: 2,
  portions_multiplier: 1.5,
  recipe_template: {
    ingredients: [
      { quantity: 0.5, suggested_serving: serving(1) },
      { quantity: 1, suggested_serving: serving(2) },
    ],
  },
  ingredients: [
    { id: 11, name: "Rice", quantity: 1.5, suggested_serving: serving(1) },
    { id: 12, name: "Chicken", quantity: 4, suggested_serving: serving(2) },
    { id: 13, name: "Butter", quantity: 0.2, suggested_serving: serving(3) },
  ],
} as unknown as RecipeMeal;

describe("one's own share of a planned recipe", () => {
  it("REC-116 is what one of those who are cooked for eats, beside the amount of the recipe for that portion", () => {
    const shares = ownShares(meal);
    expect(shares.map(({ name, servings, inRecipe }) => ({ name, servings, inRecipe }))).toEqual([
      { name: "Rice", servings: 0.75, inRecipe: 0.75 },
      { name: "Chicken", servings: 2, inRecipe: 1.5 },
      { name: "Butter", servings: 0.1, inRecipe: null },
    ]);
    expect(shares.map(isChanged)).toEqual([false, true, true]);
  });

  it("REC-116 the same food twice in a recipe is matched with both", () => {
    const [first, second] = ownShares({
      ...meal,
      recipe_template: {
        ...meal.recipe_template,
        ingredients: [...meal.recipe_template.ingredients, ...meal.recipe_template.ingredients].slice(0, 3),
      },
      ingredients: [meal.ingredients[0], meal.ingredients[0]].flatMap((one) => (one ? [one] : [])),
    });
    expect([first?.inRecipe, second?.inRecipe]).toEqual([0.75, 0.75]);
  });
});

describe("an amount as it is shown", () => {
  it("REC-116 has tenths below 10 g alone, and hundredths of pieces", () => {
    expect([108.75, 9.96, 7.25].map((amount) => shownAmount(amount, GRAMS))).toEqual([109, 10, 7.3]);
    expect(shownAmount(0.725, PIECES)).toBe(0.73);
  });

  it("CALC-089 has hundredths of ounces", () => {
    expect(shownAmount(3.527, OUNCES)).toBe(3.53);
  });
});

describe("steps of an amount", () => {
  it.each([
    [73, "up", 80],
    [73, "down", 70],
    [80, "up", 90],
    [80, "down", 70],
    [50, "up", 60],
    [50, "down", 45],
    [5, "down", 0],
    [2, "down", 0],
    [250, "down", 240],
    [250, "up", 300],
    [310, "down", 300],
  ] as const)("REC-116 %d g goes %s to %d g", (amount, direction, next) => {
    expect(nextAmount(amount, direction, GRAMS)).toBe(next);
  });

  it.each([
    [1.4, "up", 1.5],
    [0.25, "down", 0],
    [3.53, "up", 4],
    [3.53, "down", 3.5],
    [8, "up", 9],
    [8, "down", 7.5],
  ] as const)("CALC-089 %d oz go %s to %d oz", (amount, direction, next) => {
    expect(nextAmount(amount, direction, OUNCES)).toBe(next);
  });

  it.each([
    [1, "up", 1.5],
    [1, "down", 0.75],
    [0.25, "down", 0],
    [2.2, "up", 2.5],
    [4, "up", 5],
    [4, "down", 3.5],
  ] as const)("REC-116 %d pieces go %s to %d", (amount, direction, next) => {
    expect(nextAmount(amount, direction, PIECES)).toBe(next);
  });
});
