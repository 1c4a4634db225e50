export {
  findNutritionTenantOfSite,
  loadNutritionTenant,
  loadOrganisation,
} from "./load-organisation.ts";
export { organisationRoutes } from "./routes.ts";
export { serveBrand } from "./serve-brand.ts";
