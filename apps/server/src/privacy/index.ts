export { grantEverything, listSharedParts } from "./consent-store.ts";
export { loadConsents } from "./present-consent.ts";
export { privacyRoutes } from "./routes.ts";
