export { draftOf, type ImportDraft, USUAL_SERVINGS } from "./import-draft.ts";
export { RECIPE_IMPORT_JOB, recipeImportJob } from "./import-job.ts";
export type { FoundRecipe } from "./reading/found-recipe.ts";
export { readRecipePage } from "./reading/read-recipe-page.ts";
export { readRecipeText } from "./reading/read-recipe-text.ts";
export { recipeOfSchema } from "./reading/schema-recipe.ts";
export { recipeImportRoutes } from "./routes.ts";
export { listStuckImports, retryStuckImport } from "./stuck-imports.ts";
