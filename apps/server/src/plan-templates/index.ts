export { planTemplateRoutes } from "./routes.ts";
export { startWithTemplateJob } from "./start-with-template.ts";
