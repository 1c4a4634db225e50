import { readContent } from "@plateful/content";
import { findDurations, matchIngredients } from "@plateful/quantities";
import { describe, expect, it } from "vitest";

const { foods, recipes } = readContent();
const foodsById = new Map(foods.map((food) => [food.id, food]));

/** Share of all ingredients of the library that a step names; docs/content.md has the figures. */
const FLOOR = 0.99;
/** Ingredients that may be shown with the first step, in any one recipe. */
const MAX_UNMATCHED = 1;

describe("the steps of the library", () => {
  it.each(["en", "nl"] as const)("REC-127 name their ingredients (%s)", (language) => {
    const unmatched = recipes.map(({ id, ingredients, steps }) => {
      const names = ingredients.map(({ foodId }) => foodsById.get(foodId)?.name[language] ?? foodId);
      const matched = matchIngredients(
        steps.map((step) => step[language]),
        names,
      );
      return { id, count: matched.unmatched.length, of: names.length };
    });
    const [lost, all] = [
      unmatched.reduce((sum, { count }) => sum + count, 0),
      unmatched.reduce((sum, { of }) => sum + of, 0),
    ];
    expect((all - lost) / all).toBeGreaterThan(FLOOR);
    expect(unmatched.filter(({ count }) => count > MAX_UNMATCHED)).toEqual([]);
  });

  it("REC-129 have the same times in both languages", () => {
    const steps = recipes.flatMap((recipe) => recipe.steps);
    const times = (text: string) => findDurations(text).map(({ seconds }) => seconds);
    const alike = steps.filter(({ en, nl }) => times(en).join() === times(nl).join());
    expect(alike.length / steps.length).toBeGreaterThan(FLOOR);
  });
});
