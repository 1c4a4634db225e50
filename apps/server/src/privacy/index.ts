export { endSharing, grantEverything, listSharedParts, type StoredDecision } from "./consent-store.ts";
export { declareSharing } from "./declare-sharing.ts";
export { readDataViews } from "./list-data-views.ts";
export { presentConsents } from "./present-consent.ts";
export { privacyRoutes } from "./routes.ts";
