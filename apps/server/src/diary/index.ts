export { autoplanSimpleRecipes } from "./autoplan-simple-recipes.ts";
export { planDays } from "./plan-days.ts";
export { diaryRoutes } from "./routes.ts";
