export { planDays } from "./plan-days.ts";
export { diaryRoutes } from "./routes.ts";
