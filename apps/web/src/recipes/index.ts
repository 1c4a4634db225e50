import { lazy } from "react";

export { ingredientText } from "./ingredient-text.ts";
export { RecipeState } from "./parts/RecipeState.tsx";
export { recipeTemplateQuery } from "./parts/recipe-query.ts";
export { type CookingAmount, viewRecipe, viewRecipeMeal } from "./parts/recipe-view.ts";
export const FeedbackDialog = lazy(async () => ({
  default: (await import("./FeedbackDialog.tsx")).FeedbackDialog,
}));
