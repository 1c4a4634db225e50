import type { CalendarItem, RecipeMeal, ServingOfIngredient } from "@plateful/contract";
import { describe, expect, it } from "vitest";
import { withIngredientChange, withIngredientOf, withQuantity } from "./with-ingredient.ts";

const meal = {
  ingredients: [
    { id: 1, quantity: 2 },
    { id: 2, quantity: 3 },
    { id: 3, quantity: 4 },
  ],
} as RecipeMeal;
const quantities = ({ ingredients }: RecipeMeal) => ingredients.map(({ id, quantity }) => [id, quantity]);

describe("a planned recipe before the server has answered", () => {
  it("REC-116 shows another quantity of one ingredient, or goes without it", () => {
    expect(quantities(withQuantity(meal, 2, 5))).toEqual([
      [1, 2],
      [2, 5],
      [3, 4],
    ]);
    expect(quantities(withQuantity(meal, 2, null))).toEqual([
      [1, 2],
      [3, 4],
    ]);
  });

  it("REC-116 has an ingredient again as it was when its change fails, and keeps changes of others", () => {
    for (const wished of [9, null]) {
      const shown = withQuantity(withQuantity(meal, 2, wished), 3, 1);
      expect(quantities(withIngredientOf(shown, meal, 2))).toEqual([
        [1, 2],
        [2, 3],
        [3, 1],
      ]);
    }
  });

  it("REC-116 the figures of the day follow what one portion gains or loses, of a recipe alone", () => {
    const serving = { kcal: 100, protein: 10, carbohydrates: 5, fat: 2, fiber: null } as ServingOfIngredient;
    const figures = { kcal: 500, protein: 30, carbohydrates: 50, fat: 20, fiber: 8 };
    const item = { content_type: "recipemeal", meal: figures } as unknown as CalendarItem;
    expect(withIngredientChange(item, { serving, gained: -0.5 })).toMatchObject({
      meal: { kcal: 450, protein: 25, carbohydrates: 47.5, fat: 19, fiber: null },
    });
    const quick = { content_type: "quickaddmeal", meal: figures } as unknown as CalendarItem;
    expect(withIngredientChange(quick, { serving, gained: 1 })).toBe(quick);
  });
});
