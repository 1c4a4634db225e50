export { rememberSession } from "./browser.ts";
export { openSessionOf, type SignedIn } from "./complete-sign-in.ts";
export { deviceLabel } from "./device-label.ts";
export { ipHousehold } from "./ip-prefix.ts";
export { loadCoach, loadUser } from "./load-user.ts";
export { erasePerson } from "./personal-data-store.ts";
export { signInRoutes } from "./routes.ts";
export type { UserRow } from "./user-store.ts";
