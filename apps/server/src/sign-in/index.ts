export { accountOfBuyer } from "./account-of-buyer.ts";
export { rememberSession, SESSION_COOKIE } from "./browser.ts";
export { openSessionOf, type SignedIn } from "./complete-sign-in.ts";
export { deviceLabel } from "./device-label.ts";
export { ipHousehold } from "./ip-prefix.ts";
export { loadUserOf } from "./load-user.ts";
export { readOwnSite } from "./own-address.ts";
export { signInRoutes } from "./routes.ts";
export { tokenOfCookie } from "./secrets.ts";
