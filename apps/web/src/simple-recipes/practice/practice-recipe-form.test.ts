import type { SimpleRecipe } from "@plateful/contract";
import { describe, expect, it } from "vitest";
import {
  publishingFaults,
  recipeFaults,
  sortLines,
  toFigures,
  toRecipeBody,
  toRecipeForm,
} from "./practice-recipe-form.ts";

const RECIPE: SimpleRecipe = {
  ...{ id: 7, version: 3, name: "Soup", description: "", image: null, picture_version: null, servings: 4 },
  ...{ source: null, ingredients: ["1 onion", "salt"], instructions: "Chop.\nCook.", custom_tags: [] },
  ...{ meal_types: ["DINNER"], dietary_preferences: ["VEGAN"], allergens: ["SOY"], published: false },
  ...{ prep_time_minutes: 5, cook_time_minutes: null, total_time_minutes: 5, is_favorite: false },
  ...{ total_calories: 1250.5, protein_grams: null, carbohydrates_grams: 0, fat_grams: 3, fiber_grams: null },
  organisation: 2,
};
const FORM = toRecipeForm(RECIPE, "nl");

describe("the form of a simple recipe", () => {
  it("SREC-050 sends back what it was given, and nothing else", () => {
    expect(FORM).toMatchObject({ kcal: "1250,5", protein: "", carbohydrates: "0", prep: "5", cook: "" });
    const body = toRecipeBody(FORM);
    for (const [key, value] of Object.entries(body))
      expect([key, value]).toEqual([key, RECIPE[key as keyof SimpleRecipe]]);
    expect(body).not.toHaveProperty("published");
  });

  it("SREC-050 leaves what is not known unknown: an empty value is not 0", () => {
    expect(toRecipeBody({ ...FORM, carbohydrates: " " }).carbohydrates_grams).toBeNull();
    const some = { kcal: 100, protein: 2.5, carbohydrates: 3, fat: 0, fiber: null };
    expect(toFigures(some, "en")).toEqual({
      ...{ kcal: "100", protein: "2.5", carbohydrates: "3", fat: "0", fiber: "" },
    });
  });

  it.each([
    [{ name: " " }, { name: "required" }],
    [{ name: "a".repeat(151) }, { name: "tooLong" }],
    [{ servings: "0" }, { servings: "servings" }],
    [{ servings: "2.5" }, { servings: "servings" }],
    [{ servings: "101" }, { servings: "servings" }],
    [{ prep: "1441" }, { prep: "minutes" }],
    [{ cook: "ten" }, { cook: "minutes" }],
    [{ ingredients: "\n \n" }, { ingredients: "required" }],
    [{ ingredients: "x\n".repeat(101) }, { ingredients: "lines" }],
    [{ ingredients: "x".repeat(301) }, { ingredients: "lines" }],
    [{ source: "x".repeat(501) }, { source: "tooLong" }],
    [{ kcal: "-1" }, { kcal: "number" }],
    [{ fat: "much" }, { fat: "number" }],
    [{ kcal: "12,5", fat: "3.5", prep: "", cook: "0" }, {}],
  ])("SREC-050 finds what is wrong: %j", (changes, faults) => {
    expect(recipeFaults({ ...FORM, ...changes })).toEqual(faults);
  });

  it("SREC-050 is published for a meal, and with its diets and allergens checked", () => {
    expect(publishingFaults({ mealTypes: [] }, false)).toEqual({ meals: true, checked: true });
    expect(publishingFaults({ mealTypes: ["LUNCH"] }, true)).toEqual({ meals: false, checked: false });
  });
});

it("SREC-050 sorts lines by what is to be done: without a food, in doubt, certain", () => {
  const food = { quantity: 1 } as never;
  const line = (text: string, certainty: "SURE" | "CHECK" | "UNKNOWN", found: typeof food | null) => ({
    ...{ text, certainty, food: found, words: "", alternatives: [], is_left_out: false },
  });
  const lines = [line("a", "SURE", food), line("b", "CHECK", food), line("c", "UNKNOWN", null)];
  const texts = Object.values(sortLines({ lines })).map((some) => some.map(({ text }) => text));
  expect(texts).toEqual([["c"], ["b"], ["a"]]);
});
