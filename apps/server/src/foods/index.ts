export { addUpFoods } from "./add-up.ts";
export { commonFoods, readOthersForDevice } from "./common-foods.ts";
export { rewriteFoodWords } from "./food-search-store.ts";
export { importFoods } from "./import-foods.ts";
export type { ImportedProduct, Rejection } from "./imported-product.ts";
export { otherNames } from "./kitchen-of.ts";
export { FoodMatcher, type MatchedFoods } from "./match-food.ts";
export { matchIngredients } from "./match-ingredients.ts";
export { type Knowledge, type MeantLine, meantLine, presentLine, presentMeant } from "./meant-foods.ts";
export { MissingColumns, readNevo } from "./nevo.ts";
export { readOpenFoodFacts } from "./open-food-facts.ts";
export { findOwnProduct } from "./own-product-store.ts";
export { labelOf } from "./own-products.ts";
export { servingGrams } from "./present-food.ts";
export { readSourceFile } from "./read-source-file.ts";
export { foodRoutes } from "./routes.ts";
export type { Host, MeantAmount } from "./said-serving.ts";
export {
  type CataloguedServing,
  type ServingCatalogue,
  servingCatalogue,
  servingsByIds,
  servingsOfFoods,
} from "./serving-catalogue.ts";
export { usualServings } from "./usual-servings.ts";
