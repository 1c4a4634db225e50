import { PATHS } from "../../lib/address/paths.ts";
import { personOfDevice } from "../../lib/device/session.ts";
import { people } from "./base-routes.ts";
import type { AppRouter } from "./router.tsx";
import { STAFF_ROUTE_ID } from "./staff-routes.ts";

/**
 * Starts to fetch the code of the screen that the address names, while the server is still asked who is here. The home address
 * leads most people to the planner. Where nobody is known, the screens of people are left alone: they lead to sign-in.
 */
export function fetchScreen(router: AppRouter, path: string): void {
  const likely = path === PATHS.home ? PATHS.planner : path;
  const [matchedRoutes] = router.getMatchedRoutes(likely);
  if (personOfDevice() === null && matchedRoutes.some(({ id }) => id === people.id)) return;
  // The console is fetched for staff alone, once it is known who is here (ledger STAFF-009).
  if (matchedRoutes.some(({ id }) => id === `/${STAFF_ROUTE_ID}`)) return;
  // A screen that cannot be fetched now is asked for again when it is shown, which then says so.
  for (const route of matchedRoutes) router.loadRouteChunk(route)?.catch(() => {});
}
