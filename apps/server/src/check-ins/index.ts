export { beginCheckIns } from "./begin-check-ins.ts";
export { listNotSent, listUnanswered } from "./check-in-store.ts";
export { listCheckInDates } from "./list-check-in-dates.ts";
export { remindOfCheckInJob } from "./remind-of-check-in.ts";
export { checkInRoutes } from "./routes.ts";
export { watchCheckIns } from "./watch-check-ins.ts";
