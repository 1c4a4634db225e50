export { DEMO_ADDRESS } from "./demo-people-store.ts";
export { buildFigure, watchDatabaseFigures } from "./figures.ts";
export { readJobBacklog, readMailBacklog } from "./figures-store.ts";
export { serveMailPage } from "./mail-page.ts";
export { healthRoutes, supportRoutes } from "./routes.ts";
export { serveSchemaFiles } from "./schema-files.ts";
export { serveMailWebhook } from "./serve-mail-webhook.ts";
export { serveRobots } from "./serve-robots.ts";
export { serveSecurityContact } from "./serve-security-contact.ts";
