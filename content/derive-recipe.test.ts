import { DIETS } from "@plateful/nutrition";
import { describe, expect, it } from "vitest";
import type { Food } from "./src/food.ts";
import { type ContainsWord, containsToFoodFacts, withImpliedWords } from "./src/food-contents.ts";
import { deriveRecipe, type RecipeMakeup } from "./src/index.ts";
import { resolveIngredient } from "./src/resolve-ingredient.ts";

interface FoodWishes extends Partial<Omit<Food, "contains" | "facts">> {
  readonly contains?: readonly ContainsWord[] | null;
}

/** A food of 100 kcal, 10 g protein, 5 g carbohydrates, 4 g fat and 2 g fibre; the wishes replace parts. */
function aFood(id: string, { contains = [], ...wishes }: FoodWishes = {}): Food {
  const words = contains === null ? null : withImpliedWords(contains);
  return {
    id,
    name: { en: id, nl: `${id} (nl)` },
    category: "OTHER",
    pack: null,
    centsPerKg: null,
    nutrients: {},
    per100Grams: {
      kcal: 100,
      protein: 10,
      carbohydrates: 5,
      fat: 4,
      fiber: 2,
      sugars: 1,
      saturatedFat: 1,
      salt: 0,
    },
    servings: [
      {
        key: "100-g",
        measurement: { en: "g", nl: "g" },
        measurements: { en: "g", nl: "g" },
        measurementQuantity: 100,
        grams: 100,
      },
      {
        key: "piece",
        measurement: { en: "piece", nl: "stuk" },
        measurements: { en: "pieces", nl: "stuks" },
        measurementQuantity: 1,
        grams: 50,
      },
    ],
    density: null,
    contains: words,
    facts: containsToFoodFacts(words),
    isStaple: false,
    isEveryday: false,
    weightSources: {},
    source: { usda: "00000", note: null, kcal: 100, carbohydrates: 7 },
    ...wishes,
  };
}

function derive(foods: readonly Food[], lines: readonly string[], wishes: Partial<RecipeMakeup> = {}) {
  const foodsById = new Map(foods.map((food) => [food.id, food]));
  const makeup: RecipeMakeup = {
    meals: ["DINNER"],
    portions: 1,
    isHalal: false,
    ingredients: lines.map((line) => resolveIngredient(line, foodsById)),
    ...wishes,
  };
  return deriveRecipe(makeup, foodsById, []);
}

describe("deriveRecipe", () => {
  it("adds the figures of the ingredients and divides them by the portions", () => {
    const foods = [aFood("rice"), aFood("beans")];
    const { portion, portionGrams } = derive(foods, ["rice 150 g", "beans 2 piece"], {
      portions: 2,
    });
    expect(portion).toEqual({ kcal: 125, protein: 12.5, carbohydrates: 6.25, fat: 5, fiber: 2.5 });
    expect(portionGrams).toBe(125);
  });

  it("does not know the fibre of a recipe when a food lacks the figure", () => {
    const tempeh = aFood("tempeh", { per100Grams: { ...aFood("x").per100Grams, fiber: null } });
    const { portion } = derive([tempeh, aFood("rice")], ["tempeh 100 g", "rice 100 g"]);
    expect(portion.fiber).toBeNull();
  });

  const ALL_BUT = (...excluded: string[]) => DIETS.filter((diet) => !excluded.includes(diet));
  const diets: readonly [ContainsWord, readonly string[]][] = [
    ["honey", ALL_BUT("VEGAN")],
    ["egg", ALL_BUT("VEGAN", "LACTO_VEGETARIAN")],
    ["lactose", ALL_BUT("VEGAN", "OVO_VEGETARIAN")],
    ["fish", ["OMNIVORE", "PESCATARIAN", "HALAL"]],
    ["molluscs", ["OMNIVORE", "PESCATARIAN", "HALAL"]],
    ["poultry", ["OMNIVORE"]],
    ["pork", ["OMNIVORE"]],
    ["gelatine", ["OMNIVORE"]],
    ["animal-rennet", ["OMNIVORE"]],
    ["alcohol", ALL_BUT("HALAL")],
    ["soy", [...DIETS]],
  ];

  it.each(diets)("allows a recipe with %s for the diets %j", (fact, expected) => {
    const foods = [aFood("rice"), aFood("other", { contains: [fact] })];
    expect(derive(foods, ["rice 100 g", "other 1 piece"]).diets).toEqual(expected);
  });

  it("allows meat for HALAL only in a recipe marked so, and pork never", () => {
    const foods = [
      aFood("rice"),
      aFood("chicken", { contains: ["poultry"] }),
      aFood("ham", { contains: ["pork"] }),
    ];
    const chicken = ["rice 100 g", "chicken 100 g"];
    expect(derive(foods, chicken).diets).not.toContain("HALAL");
    expect(derive(foods, chicken, { isHalal: true }).diets).toContain("HALAL");
    expect(derive(foods, ["rice 100 g", "ham 100 g"], { isHalal: true }).diets).not.toContain("HALAL");
  });

  it("counts a food without known facts as unsuitable for every restriction", () => {
    const foods = [aFood("rice"), aFood("mystery", { contains: null })];
    const facts = derive(foods, ["rice 100 g", "mystery 1 piece"]);
    expect(facts.diets).toEqual(["OMNIVORE"]);
    expect(facts.intolerances).toEqual(["LACTOSE", "CRUSTACEANS_AND_SHELLFISH", "GLUTEN", "NUTS"]);
    expect(facts.factsKnown).toBe(false);
  });

  it("names the allergens and the intolerances apart: aged cheese holds milk but no lactose", () => {
    const foods = [
      aFood("gouda", { contains: ["milk"] }),
      aFood("satay", { contains: ["peanuts", "gluten"] }),
    ];
    const facts = derive(foods, ["gouda 100 g", "satay 10 g"]);
    expect(facts.allergens).toEqual(["GLUTEN", "PEANUTS", "MILK"]);
    expect(facts.intolerances).toEqual(["GLUTEN", "NUTS"]);
  });

  it("calls a main meal keto up to 13 grams of carbohydrates and a snack up to 8", () => {
    const foods = [aFood("rice"), aFood("beans")];
    const isKeto = (line: string, meal: "DINNER" | "SNACK") =>
      derive(foods, [line], { meals: [meal] }).isKeto;
    expect([isKeto("rice 260 g", "DINNER"), isKeto("rice 261 g", "DINNER")]).toEqual([true, false]);
    expect([isKeto("rice 160 g", "SNACK"), isKeto("rice 161 g", "SNACK")]).toEqual([true, false]);
  });

  it("takes the main group from the largest source of protein and leaves staples off the groceries", () => {
    const foods = [
      aFood("pasta", { category: "GRAINS_AND_PASTA", contains: ["gluten"] }),
      aFood("chicken", { contains: ["poultry"] }),
      aFood("turkey", { contains: ["poultry"] }),
      aFood("oil", { isStaple: true }),
    ];
    const lines = ["pasta 120 g", "chicken 70 g", "turkey 70 g", "oil 10 g"];
    const { mainGroup, groceries } = derive(foods, lines);
    expect(mainGroup).toBe("CHICKEN");
    expect(groceries).toEqual(["pasta", "chicken", "turkey"]);
  });
});

describe("resolveIngredient", () => {
  const foodsById = new Map([["rice", aFood("rice")]]);

  it("keeps the household measure and derives the grams", () => {
    expect(resolveIngredient("rice 1.5 piece", foodsById)).toEqual({
      foodId: "rice",
      servingKey: "piece",
      quantity: 1.5,
      grams: 75,
    });
    expect(resolveIngredient("rice 50 g", foodsById)).toMatchObject({ servingKey: "100-g", quantity: 0.5 });
  });

  it.each([
    ["bread 2 piece", 'no food "bread"'],
    ["rice 2 slice", '"rice" is not measured by "slice"'],
    ["rice 2 ml", '"rice" is not measured by "ml"'],
    ["rice 0 g", '"rice" has no amount'],
  ])("refuses %s", (line, reason) => {
    expect(() => resolveIngredient(line, foodsById)).toThrow(reason);
  });
});
