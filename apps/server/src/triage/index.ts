export { triageRoutes } from "./routes.ts";
