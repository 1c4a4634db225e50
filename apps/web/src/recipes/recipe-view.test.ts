import type { RecipeTemplate } from "@plateful/contract";
import { describe, expect, it } from "vitest";
import { ingredientText } from "./ingredient-text.ts";
import { foodsInPicture } from "./picture-words.ts";
import { recipeMinutes, viewRecipe } from "./recipe-view.ts";

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
  external_url: null,
  kcal: 100,
  protein: 10,
  carbohydrates: 8,
  fat: 2,
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
