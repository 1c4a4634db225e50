export { planTemplateRoutes } from "./routes.ts";
export { START_WITH_TEMPLATE_JOB, startWithTemplateJob } from "./start-with-template.ts";
