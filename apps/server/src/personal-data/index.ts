export { RETENTION_RULES } from "./retention-rules.ts";
export { personalDataRoutes } from "./routes.ts";
export { watchRetention } from "./watch-retention.ts";
