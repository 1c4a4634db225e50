export { getOwnClient, idOfOwnClient, readOwnClient } from "./get-client.ts";
export { clientRoutes } from "./routes.ts";
