import { describe, expect, it } from "vitest";
import { simpleGroceryLines } from "../groceries/simple-grocery-lines.ts";
import { planSimpleWeek } from "./plan-simple-week.ts";
import { isSimpleRecipeAllowed, rankSimpleRecipes, type SimpleCandidate } from "./simple-choice.ts";
import { roundSimpleFigure, scaleSimpleFigures } from "./simple-meal.ts";

const aRecipe = (id: number, change: Partial<SimpleCandidate> = {}): SimpleCandidate => ({
  id,
  mealTypes: ["DINNER"],
  diets: [],
  allergens: [],
  minutes: 40,
  ingredientCount: 12,
  servings: 2,
  tags: [],
  ...change,
});
const FREE = { diet: null, allergens: [], disliked: [], allowed: [], denied: [] } as const;
const NO_WISH = { motivation: null, cookingStyles: [], mealTimes: [] } as const;

describe("choosing simple recipes", () => {
  it.each([
    ["nothing is asked", aRecipe(1), FREE, true],
    [
      "a vegan dish for a pescatarian",
      aRecipe(1, { diets: ["VEGAN"] }),
      { ...FREE, diet: "PESCATARIAN" },
      true,
    ],
    [
      "a fish dish for a vegetarian",
      aRecipe(1, { diets: ["PESCATARIAN"] }),
      { ...FREE, diet: "VEGETARIAN" },
      false,
    ],
    ["an allergen", aRecipe(1, { allergens: ["MILK"] }), { ...FREE, allergens: ["MILK"] }, false],
    ["a dislike", aRecipe(1), { ...FREE, disliked: [1] }, false],
    ["denied by the organisation", aRecipe(1), { ...FREE, denied: [1] }, false],
    ["not on the organisation's list", aRecipe(1), { ...FREE, allowed: [2] }, false],
  ] as const)("SREC-033 SIM-035 allows or not: %s", (_what, recipe, rules, isAllowed) => {
    expect(isSimpleRecipeAllowed(recipe, rules)).toBe(isAllowed);
  });

  it("SIM-036 ranks by styles, then motivation, then meal time, and leaves nothing out", () => {
    const recipes = [
      aRecipe(1),
      aRecipe(2, { mealTypes: ["LUNCH"] }),
      aRecipe(3, { tags: ["budget"], mealTypes: ["LUNCH"] }),
      aRecipe(4, { minutes: 20 }),
      aRecipe(5, { minutes: 21, servings: 4 }),
      aRecipe(6, { ingredientCount: 8, tags: ["comfort"] }),
    ];
    const ranked = (wishes: Parameters<typeof rankSimpleRecipes>[1]) =>
      rankSimpleRecipes(recipes, wishes).map(({ id }) => id);
    expect(ranked(NO_WISH)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(
      ranked({ motivation: "BUDGET_CONSCIOUS", cookingStyles: ["QUICK"], mealTimes: ["LUNCH"] }),
    ).toEqual([3, 4, 2, 1, 5, 6]);
    expect(ranked({ ...NO_WISH, cookingStyles: ["MEAL_PREP"] })[0]).toBe(5);
    expect(ranked({ ...NO_WISH, cookingStyles: ["EASY", "COMFORT"] })[0]).toBe(6);
  });
});

describe("a week of simple recipes", () => {
  const places = ["2026-03-18", "2026-03-19", "2026-03-20"].flatMap((date) => [
    { date, mealType: "LUNCH" as const },
    { date, mealType: "DINNER" as const },
  ]);
  const both = [1, 2, 3].map((id) => aRecipe(id, { mealTypes: ["LUNCH", "DINNER"] }));

  it("DIARY-066 never serves a recipe twice on a day, and the least used first", () => {
    const planned = planSimpleWeek(both, places, NO_WISH, { seed: 1, recent: [] });
    expect(planned).toHaveLength(6);
    for (const date of new Set(places.map((place) => place.date))) {
      const ids = planned.filter((meal) => meal.date === date).map(({ recipeId }) => recipeId);
      expect(new Set(ids).size).toBe(2);
    }
    const uses = [1, 2, 3].map((id) => planned.filter(({ recipeId }) => recipeId === id).length);
    expect(uses).toEqual([2, 2, 2]);
    expect(planSimpleWeek(both, places, NO_WISH, { seed: 1, recent: [] })).toEqual(planned);
  });

  it("DIARY-066 leaves out what nothing fits, and puts off what was served lately", () => {
    const dinner = [aRecipe(1), aRecipe(2)];
    const planned = planSimpleWeek(dinner, places.slice(0, 2), NO_WISH, { seed: 7, recent: [1] });
    expect(planned).toEqual([{ date: "2026-03-18", mealType: "DINNER", recipeId: 2 }]);
  });
});

describe("figures and groceries", () => {
  it("SREC-030 scales figures and leaves unknown ones unknown", () => {
    const recipe = { calories: 900, protein: 41, carbohydrates: null, fat: 10, fiber: 0 };
    const one = scaleSimpleFigures(recipe, 1 / 4);
    expect(one).toEqual({ calories: 225, protein: 10.25, carbohydrates: null, fat: 2.5, fiber: 0 });
    expect([roundSimpleFigure(one.protein), roundSimpleFigure(null)]).toEqual([10.3, null]);
  });

  it("GROC-016 adds up what is the same, in the words of the largest amount", () => {
    const line = (en: string, nl: string, factor = 1) => ({ en, nl, category: "VEGETABLES", factor });
    const texts = (...lines: ReturnType<typeof line>[]) =>
      simpleGroceryLines(lines).map(({ en, nl }) => [en, nl]);
    expect(
      texts(
        line("1 onion, chopped", "1 ui, gesnipperd"),
        line("2 onions", "2 uien"),
        line("1 onion", "1 ui", 2),
      ),
    ).toEqual([["5 onions", "5 uien"]]);
    expect(texts(line("1 carrot", "1 wortel"), line("1 carrot", "1 wortel"))).toEqual([
      ["2 × carrot", "2 × wortel"],
    ]);
    expect(texts(line("250 g rice (white)", "250 g rijst (wit)", 0.5))).toEqual([
      ["125 g rice", "125 g rijst"],
    ]);
    expect(texts(line("parsley", "peterselie"), line("Parsley", "Peterselie"))).toEqual([
      ["parsley", "peterselie"],
    ]);
    expect(texts(line("1 tin beans", "1 blik bonen"), line("100 g beans", "100 g bonen"))).toHaveLength(2);
  });
});
