export { simpleMealQuery, simpleRecipeQuery } from "./simple-recipe-query.ts";
export { linesFor } from "./simple-view.ts";
