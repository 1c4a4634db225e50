import type { RecipeFacts } from "@plateful/appearance";
import { readContent } from "@plateful/content";

/** What the pictures of all starter recipes are drawn from, the simple ones after the others, as the server knows it. */
export function contentPlates(): RecipeFacts[] {
  const { foods, recipes, simpleRecipes } = readContent();
  const nameOfFood = new Map(foods.map(({ id, name }) => [id, name.en]));
  return [
    ...recipes.map(({ id, name, tags, meals, ingredients }) => ({
      id,
      name: name.en,
      tags: [...tags, ...meals],
      ingredients: ingredients.map(({ foodId, grams }) => ({
        name: nameOfFood.get(foodId) ?? foodId,
        grams,
      })),
    })),
    ...simpleRecipes.map(({ id, name, pictureFoods }) => ({
      id: `simple ${id}`,
      name: name.en,
      tags: [],
      ingredients: pictureFoods,
    })),
  ];
}
