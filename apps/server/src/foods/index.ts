export { servingGrams } from "./present-food.ts";
export { foodRoutes } from "./routes.ts";
export { type CataloguedServing, type ServingCatalogue, servingCatalogue } from "./serving-catalogue.ts";
