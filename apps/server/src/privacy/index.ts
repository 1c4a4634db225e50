export { grantEverything, listSharedParts } from "./consent-store.ts";
export { declareSharing } from "./declare-sharing.ts";
export { readDataViews } from "./list-data-views.ts";
export { loadConsents } from "./present-consent.ts";
export { privacyRoutes } from "./routes.ts";
