export { insertReadRecipe } from "./insert-read-recipe.ts";
export { findOfferedIds } from "./list-simple-recipes.ts";
export { saveSimpleRecipe } from "./mark-simple-recipe.ts";
export { type Offer, offerTo, viewOf } from "./offered-recipes.ts";
export { simpleRecipeRoutes } from "./routes.ts";
export { copySimpleMeals, insertSimpleMeals } from "./simple-meal-store.ts";
export { simpleMealsByIds, toNewSimpleMeal } from "./simple-recipe-meals.ts";
export { findVisibleRecipe } from "./simple-recipe-store.ts";
export { checkMayWrite } from "./write-simple-recipe.ts";
