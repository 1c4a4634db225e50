export { groceryListJob } from "./make-grocery-list.ts";
export { groceryRoutes } from "./routes.ts";
