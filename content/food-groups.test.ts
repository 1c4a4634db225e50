import { describe, expect, it } from "vitest";
import { FOOD_GROUPS, foodGroup, readContent } from "./src/index.ts";

const { foods, recipes } = readContent();
const foodsById = new Map(foods.map((food) => [food.id, food]));
const members = FOOD_GROUPS.map(({ name, foods: ids }) => ({ name, ids: ids.split(" ") }));

describe("PLAN-257 foods that stand in for each other", () => {
  it("are foods of the content that have to be bought, two of a group at least, and each in one group", () => {
    const all = members.flatMap(({ ids }) => ids);
    expect(all.filter((id) => foodsById.get(id)?.isStaple !== false)).toEqual([]);
    expect(all.length).toBe(new Set(all).size);
    expect(members.filter(({ ids }) => ids.length < 2).map(({ name }) => name)).toEqual([]);
    expect(members.length).toBe(new Set(members.map(({ name }) => name)).size);
  });

  it("say what they have in common", () => {
    expect(FOOD_GROUPS.filter(({ because }) => because.length < 10)).toEqual([]);
  });

  it("hold what several recipes need of bread, leaves, herbs, nuts and cheese", () => {
    expect([foodGroup("wholemeal-bread"), foodGroup("baguette")]).toEqual(["bread", "bread"]);
    expect([foodGroup("parsley"), foodGroup("dill"), foodGroup("spinach"), foodGroup("rocket")]).toEqual([
      "herbs",
      "herbs",
      "leaves",
      "leaves",
    ]);
    expect([foodGroup("feta"), foodGroup("walnuts"), foodGroup("egg"), foodGroup(null)]).toEqual([
      "soft cheese",
      "nuts",
      null,
      null,
    ]);
  });
});

describe("PLAN-255 one pantry", () => {
  /** Foods whose place another takes in every recipe but those named, which are known by them. */
  const REPLACED: Readonly<Record<string, readonly string[]>> = {
    "red-onion": [],
    "chestnut-mushrooms": [],
    "soft-tofu": [],
    iceberg: [],
    lettuce: [],
    "reduced-salt-soy-sauce": [],
    "wheat-bread": [],
    "multigrain-bread": [],
    "white-pita": [],
    "white-cabbage": [],
    "soy-drink-original": [],
    "white-bread": ["wentelteefjes"],
    shallot: ["pork-larb-lime-mint"],
    "crushed-tomatoes": ["tomato-soup-meatballs"],
    "savoy-cabbage": ["bacon-savoy-cream", "pork-tenderloin-savoy-cabbage"],
  };

  it("is what recipes are written from", () => {
    const found = Object.keys(REPLACED).map((food) => [
      food,
      recipes
        .filter(({ ingredients }) => ingredients.some(({ foodId }) => foodId === food))
        .map(({ id }) => id),
    ]);
    expect(Object.fromEntries(found)).toEqual(REPLACED);
  });
});
