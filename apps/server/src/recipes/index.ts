export {
  type EatingDraft,
  type EatingRules,
  getEatingRules,
  listEatingRules,
  type TableMember,
} from "./eating-rules.ts";
export { listAvoidable } from "./eating-rules-store.ts";
export { loadContent, loadContentOnce, loadStamp } from "./load-content.ts";
export {
  checkMayMake,
  keepBroughtRecipe,
  keepRecipeOfOthers,
  publishOwnRecipe,
  readRecipe,
  removeBroughtRecipes,
} from "./own-recipes.ts";
export { packOf, plannerId, plannerLibrary, recipeIdOf } from "./planner-library.ts";
export { portionOf, presentDirections, presentIngredient } from "./present-recipe.ts";
export { type CataloguedRecipe, findPlannableRecipe, recipesByIds } from "./recipe-catalogue.ts";
export { kindsOfFoods, recipeKinds } from "./recipe-kinds.ts";
export { recipeNutrients } from "./recipe-nutrients.ts";
export { type IngredientRow, listIngredients } from "./recipe-store.ts";
export { recipeRoutes } from "./routes.ts";
export { servePlates } from "./serve-plates.ts";
