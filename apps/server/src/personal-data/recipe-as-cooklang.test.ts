import { CooklangParser, getFlatIngredients } from "@cooklang/cooklang";
import type { RecipeTemplate } from "@plateful/contract";
import { describe, expect, it } from "vitest";
import { readRecipePage } from "../recipe-imports/reading/read-recipe-page.ts";
import { recipeAsCooklang } from "./recipe-as-cooklang.ts";
import { recipeAsSchema } from "./recipe-as-schema.ts";

const ingredient = (name: string, quantity: number, metric: number | null, unit: string) => ({
  name,
  quantity,
  suggested_serving: {
    one_serving_in_metric_value: metric,
    metric_unit: unit,
    measurement_description: "handful",
  },
});

function aRecipe(changes: object = {}): RecipeTemplate {
  return {
    id: 7,
    name: 'Leek soup: "the best"',
    tags: [{ name: "LUNCH" }],
    image: null,
    preparation_time_min: 10,
    cooking_time_min: 25,
    external_url: null,
    source_author: "Bo Visser",
    source_url: "https://recipes.example.org/leek-soup",
    kcal: 321.4,
    protein: 9.8,
    carbohydrates: 40.2,
    fat: 12.1,
    fiber: null,
    created: "2026-03-01T08:00:00Z",
    modified: "2026-03-02T08:00:00Z",
    ingredients: [
      ingredient("Leek", 1.5, 100, "g"),
      ingredient("Milk, 1.5% fat {whole}", 2, 125, "ml"),
      ingredient("Parsley", 0.5, null, "g"),
    ],
    directions: [
      { text: "Cut the leek at ~45 degrees, and wash it @home." },
      { text: "> Simmer for 5--10 minutes [- or more -] in a #large pan." },
    ],
    ...changes,
  } as unknown as RecipeTemplate;
}

const parse = (recipe: RecipeTemplate) => new CooklangParser().parse(recipeAsCooklang(recipe, "Have ready"));

describe("a recipe for other apps", () => {
  it("DOOR-082 Cooklang's own parser reads head, amounts and steps, and nothing more out of the steps", () => {
    const [recipe, report] = parse(aRecipe());
    expect(report).toBe("");
    expect([recipe.title, recipe.author?.name, recipe.source?.url]).toEqual([
      'Leek soup: "the best"',
      "Bo Visser",
      "https://recipes.example.org/leek-soup",
    ]);
    expect(getFlatIngredients(recipe).map(({ name, quantity, unit }) => [name, quantity, unit])).toEqual([
      ["Leek", 150, "g"],
      ["Milk, 1.5 fat (whole)", 250, "ml"],
      ["Parsley", 0.5, "handful"],
    ]);
    expect([recipe.cookware, recipe.timers]).toEqual([[], []]);
    const steps = recipe.sections.flatMap(({ content }) => content.map(({ type }) => type));
    expect(steps).toEqual(["step", "step", "step"]);
  });

  it("DOOR-082 a recipe without times, source, ingredients or steps is one as well", () => {
    const bare = aRecipe({
      ...{ preparation_time_min: null, cooking_time_min: null, source_author: null, source_url: null },
      ...{ ingredients: [], directions: [] },
    });
    const [recipe, report] = parse(bare);
    expect([report, recipe.title, recipe.ingredients.length]).toEqual(["", bare.name, 0]);
    expect(JSON.parse(JSON.stringify(recipeAsSchema(bare, null)))).not.toHaveProperty("prepTime");
  });

  it("DOOR-082 our own import reads the schema.org form back with the same name, amounts, steps and times", () => {
    const recipe = aRecipe();
    const json = JSON.stringify(recipeAsSchema(recipe, null)).replaceAll("<", "\\u003c");
    const found = readRecipePage(`<script type="application/ld+json">${json}</script>`);
    expect(found.title).toBe(recipe.name);
    expect(found.ingredients).toEqual(["150 g Leek", "250 ml Milk, 1.5% fat {whole}", "0.5 handful Parsley"]);
    expect(found).toMatchObject({
      preparationMinutes: 10,
      cookingMinutes: 25,
      servings: 1,
      author: "Bo Visser",
    });
    expect(found.steps).toEqual(recipe.directions.map(({ text }) => text));
  });
});
