export { RECIPE_IMPORT_JOB, recipeImportJob } from "./import-job.ts";
export type { FoundRecipe } from "./reading/found-recipe.ts";
export { readRecipePage } from "./reading/read-recipe-page.ts";
export { recipeImportRoutes } from "./routes.ts";
export { listStuckImports, retryStuckImport } from "./stuck-imports.ts";
