export { autoplanSimpleRecipes } from "./autoplan-simple-recipes.ts";
export { deleteItems } from "./calendar-item-store.ts";
export { planDays } from "./plan-days.ts";
export { diaryRoutes } from "./routes.ts";
