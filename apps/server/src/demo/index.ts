export { continueDemoWeek, demoWeekJob } from "./demo-week.ts";
export { loadDemoWorld } from "./load-demo-world.ts";
