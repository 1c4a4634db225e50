export { bringJob } from "./bring-job.ts";
export { bringRoutes } from "./routes.ts";
