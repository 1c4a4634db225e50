export { watchShares } from "./end-shares.ts";
export { teamRoutes } from "./routes.ts";
export { findMember, lockTeam, nameOwner } from "./team-store.ts";
