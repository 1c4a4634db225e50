export { addBroughtWeights, listWeighedDays, removeBroughtWeights } from "./brought-weight-store.ts";
export { measurementRoutes } from "./routes.ts";
