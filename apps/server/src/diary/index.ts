export { autoplanSimpleRecipes } from "./autoplan-simple-recipes.ts";
export { improvePlanJob } from "./improve-plan.ts";
export { planDays } from "./plan-days.ts";
export { diaryRoutes } from "./routes.ts";
