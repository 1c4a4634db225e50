export { ingredientText } from "./ingredient-text.ts";
export { RecipeState } from "./parts/RecipeState.tsx";
export { recipeTemplateQuery } from "./parts/recipe-query.ts";
export { type CookingAmount, type RecipeView, viewRecipe, viewRecipeMeal } from "./parts/recipe-view.ts";
export { RecipeFeedback } from "./RecipeFeedback.tsx";
