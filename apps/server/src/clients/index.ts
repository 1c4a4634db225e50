export { listActiveClients, listWeightsSince } from "./client-store.ts";
export {
  getOwnClient,
  getReachedClient,
  idOfReachedClient,
  readReachedClient,
} from "./get-client.ts";
export { serveLeaveWaitlist } from "./leave-waitlist.ts";
export { clientRoutes } from "./routes.ts";
export { readSharing } from "./sharing-store.ts";
