export { rewriteFoodWords } from "./food-search-store.ts";
export { servingGrams } from "./present-food.ts";
export { foodRoutes } from "./routes.ts";
export {
  type CataloguedServing,
  type ServingCatalogue,
  servingCatalogue,
  servingsByIds,
} from "./serving-catalogue.ts";
