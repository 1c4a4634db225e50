export { serveMailPage } from "./mail-page.ts";
export { supportRoutes } from "./routes.ts";
export { serveRobots } from "./serve-robots.ts";
