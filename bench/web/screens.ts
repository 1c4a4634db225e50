/** The screens whose first visit is measured, and how the browser is started. */
export const SCREENS = ["/login", "/start", "/onboarding/goal", "/planner", "/groceries", "/profile"];
/** Those that only someone sees who is signed in. */
export const PRIVATE = new Set(["/planner", "/groceries", "/profile"]);
export const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
