export {
  findNutritionTenantOfSite,
  loadNutritionTenant,
  loadOrganisation,
  loadUnitTenant,
  organisationOf,
} from "./load-organisation.ts";
export type { StoredOrganisation } from "./organisation-store.ts";
export { organisationRoutes } from "./routes.ts";
export { serveBrand } from "./serve-brand.ts";
export { serveTrackingPixel } from "./serve-tracking-pixel.ts";
