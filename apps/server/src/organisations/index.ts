export {
  findNutritionTenantOfSite,
  loadNutritionTenant,
  loadOrganisation,
} from "./load-organisation.ts";
export { organisationRoutes } from "./routes.ts";
