import { type Food, getRecipeTemplate, listRecipeTemplates, searchFoods } from "@plateful/contract";
import { roundHalfUp } from "@plateful/quantities";
import { z } from "zod/mini";
import { figuresOf, figuresText } from "../asking/meal-lines.ts";
import { args, idArgument, say, tool } from "../asking/tool.ts";

const words = (of: string) =>
  say(z.string().check(z.minLength(1), z.maxLength(100)), `Words from the name of the ${of}`);
const limit = () =>
  z._default(say(z.int().check(z.gte(1), z.lte(20)), "How many at most, 1 to 20; 5 unless given"), 5);

const servingOf = ({ id, serving_description, kcal }: Food["suggested_servings"][number]) => ({
  serving_id: id,
  serving: serving_description,
  kcal: Math.round(kcal),
});

const MAX_SERVINGS = 4;

const foodOf = (food: Food) => ({
  food_id: food.id,
  name: food.name,
  brand: food.brand_name,
  per_100: figuresOf(food),
  servings: food.suggested_servings.slice(0, MAX_SERVINGS).map(servingOf),
});

const foodText = ({ name, brand_name: brand, ...food }: Food): string => {
  const servings = food.suggested_servings
    .slice(0, MAX_SERVINGS)
    .map(({ id, serving_description }) => `${serving_description} (serving_id ${id})`);
  const label = brand === null ? name : `${name}, ${brand}`;
  return `- ${label}: per 100 g or ml ${figuresText(food)}; servings: ${servings.join(", ")}`;
};

export const searchFoodsTool = tool({
  name: "search_foods",
  title: "Search foods",
  description:
    "Find foods by name or brand, with energy and macronutrients per 100 g or 100 ml and servings.",
  input: args({ query: words("food or its brand"), limit: limit() }),
  calls: [searchFoods],
  kind: "reads",
  names: { page_size: "limit" },
  run: async ({ query, limit: most }, { ask }) => {
    const { results, count } = await ask(searchFoods, { query: { query, page_size: most } });
    const text = results.length === 0 ? "No food has that name." : results.map(foodText).join("\n");
    return { text, data: { count, foods: results.map(foodOf) } };
  },
});

export const searchRecipesTool = tool({
  name: "search_recipes",
  title: "Search recipes",
  description: "Find recipes by name: those of Plateful and the person's own. Figures are of one portion.",
  input: args({ query: words("recipe"), limit: limit() }),
  calls: [listRecipeTemplates],
  kind: "reads",
  names: { search: "query", page_size: "limit" },
  run: async ({ query, limit: most }, { ask }) => {
    const { results, count } = await ask(listRecipeTemplates, { query: { search: query, page_size: most } });
    const recipes = results.map((recipe) => ({
      recipe_id: recipe.id,
      name: recipe.name,
      minutes: (recipe.preparation_time_min ?? 0) + (recipe.cooking_time_min ?? 0),
      ...figuresOf(recipe),
    }));
    const lines = results.map(
      (recipe) => `- ${recipe.name} (recipe_id ${recipe.id}): one portion ${figuresText(recipe)}`,
    );
    return {
      text: lines.length === 0 ? "No recipe has that name." : lines.join("\n"),
      data: { count, recipes },
    };
  },
});

export const getRecipeTool = tool({
  name: "get_recipe",
  title: "Read a recipe",
  description: "Read the ingredients and the steps of one recipe. Amounts and figures are of one portion.",
  input: args({ recipe_id: idArgument("recipe_id of search_recipes") }),
  calls: [getRecipeTemplate],
  kind: "reads",
  names: { id: "recipe_id" },
  run: async ({ recipe_id: id }, { ask }) => {
    const recipe = await ask(getRecipeTemplate, { params: { id } });
    const ingredients = recipe.ingredients.map(({ name, quantity, suggested_serving: serving }) => {
      const amount = roundHalfUp(quantity * serving.quantity, 2);
      return `${amount} ${amount === 1 ? serving.measurement_description : serving.measurement_description_plural} ${name}`;
    });
    const steps = recipe.directions.map(({ text }) => text);
    const text = [
      `${recipe.name} (recipe_id ${recipe.id}). One portion: ${figuresText(recipe)}.`,
      ...ingredients.map((line) => `- ${line}`),
      ...steps.map((step, index) => `${index + 1}. ${step}`),
    ].join("\n");
    const data = {
      recipe_id: recipe.id,
      name: recipe.name,
      preparation_minutes: recipe.preparation_time_min,
      cooking_minutes: recipe.cooking_time_min,
      ...figuresOf(recipe),
      ingredients,
      steps,
    };
    return { text, data };
  },
});
