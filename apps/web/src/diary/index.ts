export { calendarDaysQuery, refreshCalendarDays } from "./calendar-day-query.ts";
export { dayOn } from "./day-on.ts";
export { daySlots } from "./day-plan.ts";
export { type DiaryDay, diaryDay } from "./diary-day.ts";
export { type DiaryEntry, diaryEntries } from "./diary-entry.ts";
export { MealPictures } from "./MealPictures.tsx";
export { PLAN_UNDO, planUndoQuery } from "./plan-undo-query.ts";
export { useUndoPlan } from "./use-undo-plan.ts";
