export { calendarRoutes } from "./routes.ts";
export { serveCalendar } from "./serve-calendar.ts";
