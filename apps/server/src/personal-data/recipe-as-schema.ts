import type { RecipeTemplate } from "@plateful/contract";
import { roundHalfUp } from "@plateful/quantities";
import { ingredientAmount } from "./ingredient-amount.ts";

const minutes = (value: number | null): string | undefined => (value === null ? undefined : `PT${value}M`);
const grams = (value: number | null): string | undefined =>
  value === null ? undefined : `${roundHalfUp(value, 1)} g`;

/**
 * A recipe in the words of schema.org (https://schema.org/Recipe), which most recipe apps read. The figures are of one portion, as
 * the amounts are.
 * @param picture Path of its picture inside the archive; null without one.
 */
export function recipeAsSchema(recipe: RecipeTemplate, picture: string | null): Record<string, unknown> {
  const { preparation_time_min: preparation, cooking_time_min: cooking } = recipe;
  const whole = preparation === null && cooking === null ? null : (preparation ?? 0) + (cooking ?? 0);
  return {
    "@context": "https://schema.org",
    "@type": "Recipe",
    name: recipe.name,
    ...(recipe.source_author === null ? {} : { author: { "@type": "Person", name: recipe.source_author } }),
    url: recipe.source_url ?? recipe.external_url ?? undefined,
    image: picture ?? undefined,
    dateCreated: recipe.created,
    dateModified: recipe.modified,
    recipeYield: "1",
    prepTime: minutes(preparation),
    cookTime: minutes(cooking),
    totalTime: minutes(whole),
    keywords: recipe.tags.map(({ name }) => name.toLowerCase().replaceAll("_", " ")).join(", ") || undefined,
    recipeIngredient: recipe.ingredients.map((ingredient) => {
      const { amount, unit } = ingredientAmount(ingredient);
      return [amount, unit, ingredient.name].filter((part) => part !== "").join(" ");
    }),
    recipeInstructions: recipe.directions.map(({ text }) => ({ "@type": "HowToStep", text })),
    nutrition: {
      "@type": "NutritionInformation",
      servingSize: "1",
      calories: `${roundHalfUp(recipe.kcal, 0)} kcal`,
      proteinContent: grams(recipe.protein),
      carbohydrateContent: grams(recipe.carbohydrates),
      fatContent: grams(recipe.fat),
      fiberContent: grams(recipe.fiber),
    },
  };
}
