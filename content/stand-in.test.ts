import { describe, expect, it } from "vitest";
import { isStandIn, readContent, standInShare } from "./src/index.ts";

const { foods, recipes } = readContent();
const recipe = (id: string) => {
  const found = recipes.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no recipe "${id}"`);
  return found;
};

describe("foods that stand in for meat, fish, dairy or egg", () => {
  it("PLAN-162 are those that are bought for it, and neither other beans nor the originals", () => {
    const names = foods.filter(isStandIn).map(({ id }) => id);
    expect(names).toEqual(expect.arrayContaining(["tofu", "tempeh", "seitan", "soy-drink", "soy-yoghurt"]));
    expect(names).toEqual(expect.arrayContaining(["soy-protein", "vital-wheat-gluten", "vegetarian-burger"]));
    expect(names).toEqual(expect.arrayContaining(["frozen-edamame", "cooked-lupins", "soybeans"]));
    const others = [
      "brown-lentils",
      "chickpeas",
      "falafel",
      "gyoza",
      "light-peanut-butter",
      "whey-protein",
      "tamari",
      "egg",
    ];
    expect(names.filter((id) => others.includes(id))).toEqual([]);
    expect(foods.filter((food) => isStandIn(food) && food.facts.meat === true)).toEqual([]);
  });

  it("PLAN-162 are unknown where nobody has looked what a food contains", () => {
    const unknown = { category: "VEGETARIAN", contains: null, per100Grams: { protein: 20 } } as const;
    expect(isStandIn(unknown)).toBe(false);
  });
});

describe("the share of a recipe's protein that comes from stand-ins", () => {
  it("PLAN-162 follows from the ingredients", () => {
    expect(recipe("lemon-garlic-seitan-rocket").standIn).toBeGreaterThan(0.95);
    expect(recipe("peanut-egg-noodle-seitan-bowl").standIn).toBeGreaterThan(0.3);
    expect(recipe("peanut-egg-noodle-seitan-bowl").standIn).toBeLessThan(0.8);
    expect(recipe("mujaddara-yoghurt").standIn).toBeLessThan(0.1);
    expect(recipe("chicken-curry-rice").standIn).toBe(0);
    expect(recipe("spaghetti-bolognese").standIn).toBe(0);
    expect(standInShare([])).toBe(0);
  });

  it("PLAN-162 leaves people who eat meat enough of every meal without them", () => {
    for (const meal of ["BREAKFAST", "LUNCH", "DINNER", "SNACK"] as const) {
      const usual = recipes.filter(({ meals, standIn }) => meals.includes(meal) && standIn < 0.5);
      expect(usual.length, meal).toBeGreaterThan(60);
    }
  });
});
