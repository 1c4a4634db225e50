export { planTemplateRoutes } from "./routes.ts";
