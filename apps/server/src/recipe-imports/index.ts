export type { FoundRecipe } from "./reading/found-recipe.ts";
export { readRecipePage } from "./reading/read-recipe-page.ts";
