export { listFoodsAtHome } from "./at-home-store.ts";
export { groceryListJob } from "./make-grocery-list.ts";
export { groceryRoutes } from "./routes.ts";
