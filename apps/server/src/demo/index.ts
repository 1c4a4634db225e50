export { continueDemoWeek, demoWeekJob } from "./demo-week.ts";
export { loadDemoWorld } from "./load-demo-world.ts";
export { removeDemoAccountsJob } from "./remove-demo-accounts.ts";
export { demoRoutes } from "./routes.ts";
