import type { CompanyPortion, RecipeMeal, RecipeTemplate } from "@plateful/contract";
import { en } from "@plateful/phrases/en";
import { describe, expect, it } from "vitest";
import { ingredientText } from "../ingredient-text.ts";
import { foodsInPicture } from "../picture-words.ts";
import {
  keepingText,
  portionsToCook,
  recipeMinutes,
  recipeTimeText,
  viewRecipe,
  viewRecipeMeal,
} from "./recipe-view.ts";

const serving = {
  id: 1,
  serving_description: "1 piece",
  measurement_description: "piece",
  measurement_description_plural: "pieces",
  quantity: 1,
  one_serving_in_metric_value: 60,
  metric_unit: "g",
  kcal: 20,
  protein: 1,
  carbohydrates: 3,
  fat: 0,
  fiber: null,
  food: { id: 1, name: "Lemon", brand_name: null },
} as const;

const recipe: RecipeTemplate = {
  id: 1,
  name: "Lemon water",
  author: null,
  source_provider: "PLATEFUL",
  published: true,
  tags: [],
  image: null,
  picture_version: "0123456789",
  preparation_time_min: 5,
  cooking_time_min: null,
  active_time_min: null,
  fridge_days: null,
  freezes: false,
  waiting_time_min: 0,
  external_url: null,
  source_author: null,
  source_url: null,
  kcal: 100,
  protein: 10,
  carbohydrates: 8,
  fat: 2,
  version: 1,
  fiber: null,
  ingredients: [
    {
      id: 1,
      name: "Lemon",
      quantity: 0.5,
      suggested_serving: serving,
      object_id: 1,
      content_type: "recipetemplate",
      kcal: 10,
      protein: 0.5,
      carbohydrates: 1.5,
      fat: 0,
      modified: "2026-01-01T00:00:00Z",
    },
  ],
  directions: [{ text: "Squeeze." }],
  created: "2026-01-01T00:00:00Z",
  modified: "2026-01-01T00:00:00Z",
  deleted_at: null,
  organisation: null,
};

const units = {
  g: "g",
  kg: "kg",
  ml: "ml",
  l: "l",
  tsp: "tsp",
  tbsp: "tbsp",
  fl_oz: "fl oz",
  oz: "oz",
  cup: "cup",
  quart: "qt",
  gallon: "gal",
  lb: "lb",
};

describe("a recipe as it is shown", () => {
  it("REC-030 adds up the times that are known", () => {
    const time = (preparation_time_min: number | null, cooking_time_min: number | null) =>
      recipeMinutes({ preparation_time_min, cooking_time_min });
    expect([time(5, 20), time(5, null), time(null, 20), time(null, null)]).toEqual([25, 5, 20, null]);
  });

  it.each([
    [20, 30, 15, 0, "50 min, 15 min work"],
    [5, 20, 25, 0, "25 min"],
    [5, null, 5, 480, "5 min work, 8 h standing"],
    [10, 20, 15, 45, "30 min, 15 min work, 45 min standing"],
    [null, null, null, 0, null],
    // Of a recipe that someone wrote nothing is known but its times.
    [10, 10, null, 0, "20 min"],
  ])(
    "PLAN-209 says work and standing apart where they differ: %s and %s",
    (preparing, cooking, active, waiting, text) => {
      const times = { preparation_time_min: preparing, cooking_time_min: cooking };
      const said = recipeTimeText(
        { ...times, active_time_min: active, waiting_time_min: waiting },
        en.recipes,
      );
      expect(said).toBe(text);
    },
  );

  it.each([
    [2, true, "Left-overs keep 2 days in the fridge. They can be frozen."],
    [1, false, "Left-overs keep 1 day in the fridge."],
    [0, false, "Best eaten at once: left-overs do not keep."],
    [0, true, "Left-overs can be frozen."],
    // Of a recipe that someone wrote nothing is known.
    [null, false, null],
  ])("REC-140 says how long what is left keeps: %s days, frozen %s", (fridge_days, freezes, text) => {
    expect(keepingText({ fridge_days, freezes }, en.recipes)).toBe(text);
  });

  it("REC-041 shows the macros of one portion and the ingredients for everybody", () => {
    const view = viewRecipe(recipe, { people: 3, multiplier: 1.5 });
    expect(view.macros).toMatchObject({ kcal: 150, protein: 15 });
    expect(view.ingredients[0]?.servings).toBe(2.25);
  });

  it("writes amounts by the unit rules, with the kitchen measure where one fits", () => {
    const text = (servings: number, system: "METRIC" | "IMPERIAL", language: "en" | "nl" = "en") =>
      ingredientText({ servings, serving }, { system, language, units });
    expect(text(0.5, "METRIC")).toEqual({ amount: "30 g", measure: "½ piece" });
    expect(text(0.53, "METRIC").measure).toBe("½ piece");
    expect(text(1.04, "METRIC").measure).toBe("1 piece");
    expect(text(1.5, "METRIC").measure).toBe("1½ pieces");
    expect(text(0.4, "METRIC").measure).toBeNull();
    expect(text(0.5, "IMPERIAL").amount).toBe("1 oz");
    expect(text(20.9, "METRIC", "nl").amount).toBe("1,25 kg");
  });
});

describe("the words of a drawn picture", () => {
  const of = (name: string, grams: number, kcal: number) => ({
    ...recipe.ingredients[0],
    id: grams,
    name,
    quantity: grams / 60,
    suggested_serving: serving,
    object_id: 1,
    content_type: "recipetemplate" as const,
    kcal,
    protein: 0,
    carbohydrates: 0,
    fat: 0,
    modified: "2026-01-01T00:00:00Z",
  });

  it("REC-104 name what there is most of, and nothing that cannot be seen", () => {
    const ingredients = [
      of("Olijfolie", 10, 88),
      of("Tofu (stevig)", 150, 218),
      of("Groentebouillon", 300, 15),
      of("Sojascheuten", 40, 12),
      of("Wortel", 80, 33),
      of("Rode linzen", 120, 414),
    ];
    expect(foodsInPicture({ ingredients })).toEqual(["tofu", "rode linzen", "wortel", "sojascheuten"]);
    expect(foodsInPicture({ ingredients: [of("Water", 200, 0)] })).toEqual([]);
  });
});

describe("a planned meal that is eaten twice", () => {
  const left = {
    calendar_item: 2,
    recipe_meal: 2,
    date: "2026-03-19",
    meal_moment: "LUNCH",
    portions: 1,
    portions_multiplier: 0.75,
    is_frozen: false,
    company: [] as CompanyPortion[],
  } as const;
  const meal: RecipeMeal = {
    ...{ id: 1, user: 1, modified: "2026-01-01T00:00:00Z", planned_portions: 2, portion: 1 },
    ...{ portions: 2, portions_multiplier: 1.25, kcal: 125, protein: 12.5, carbohydrates: 10, fat: 2.5 },
    ...{ fiber: null, recipe_template: recipe, directions: recipe.directions },
    // As it is stored: for two people.
    ingredients: recipe.ingredients.map((ingredient) => ({ ...ingredient, quantity: 1.25 })),
    cooking: { cook_portions: 3.25, leftover_of: null, leftovers: [left], company: [] },
  };

  it("PLAN-096 is cooked for all that is eaten of it, and follows the people at the first meal", () => {
    expect(portionsToCook(meal, 2)).toBe(3.25);
    expect(portionsToCook(meal, 1)).toBe(2);
    expect(viewRecipeMeal(meal, 2).ingredients[0]?.servings).toBeCloseTo((1.25 * 3.25) / 2.5, 9);
    expect(viewRecipeMeal(meal, 1).ingredients[0]?.servings).toBeCloseTo((1.25 * 2) / 2.5, 9);
    expect(viewRecipeMeal(meal, 1).macros.kcal).toBe(125);
  });

  it("PLAN-096 without left-overs is cooked as it is stored", () => {
    const alone = { ...meal, cooking: { ...meal.cooking, cook_portions: 2.5, leftovers: [] } };
    expect(viewRecipeMeal(alone, 2).ingredients[0]?.servings).toBe(1.25);
    expect(viewRecipeMeal(alone, 4).ingredients[0]?.servings).toBe(2.5);
  });

  it("PLAN-126 is cooked for those who eat along too, now and later; one's own figures stay", () => {
    const tom = { member: 4, name: "Tom", portions: 0.5 };
    const anna = { member: 3, name: "Anna", portions: 0.75 };
    const cooking = {
      ...meal.cooking,
      company: [anna, tom],
      leftovers: [{ ...left, company: [{ ...anna, portions: 0.6 }] }],
    };
    const shared = { ...meal, portions: 1, cooking };
    // 1.25 of one's own, 0.75 and 0.5 of the others; later 0.75 and 0.6.
    expect(portionsToCook(shared, 1)).toBeCloseTo(3.85, 9);
    // A guest eats as much as oneself.
    expect(portionsToCook(shared, 2)).toBeCloseTo(5.1, 9);
    expect(viewRecipeMeal(shared, 1).ingredients[0]?.servings).toBeCloseTo((1.25 * 3.85) / 1.25, 9);
    expect(viewRecipeMeal(shared, 1).macros.kcal).toBe(125);
  });
});
