export { rememberSession } from "./browser.ts";
export { openSessionOf, type SignedIn } from "./complete-sign-in.ts";
export { deviceLabel } from "./device-label.ts";
export { ipHousehold } from "./ip-prefix.ts";
export { signInRoutes } from "./routes.ts";
