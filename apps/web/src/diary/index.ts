export { calendarDaysQuery, refreshCalendarDays } from "./calendar-day-query.ts";
export { dayOn } from "./day-on.ts";
export { daySlots } from "./day-plan.ts";
