export { listFoodsAtHome } from "./at-home-store.ts";
export { groceryListJob } from "./make-grocery-list.ts";
export { packUses } from "./pack-uses.ts";
export { listRecipeMealsBetween } from "./recipe-meal-store.ts";
export { groceryRoutes } from "./routes.ts";
