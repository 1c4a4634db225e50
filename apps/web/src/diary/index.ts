export { dayOn } from "../lib/plan/day-on.ts";
export { calendarDaysQuery, refreshCalendarDays } from "./day/calendar-day-query.ts";
export { daySlots } from "./day/day-plan.ts";
export { type DiaryDay, diaryDay } from "./day/diary-day.ts";
export { type DiaryEntry, diaryEntries } from "./day/diary-entry.ts";
export { MealPictures } from "./MealPictures.tsx";
export { MealIngredients } from "./meal-ingredients.ts";
export { PLAN_UNDO, planUndoQuery } from "./planning/plan-undo-query.ts";
export { useUndoPlan } from "./planning/use-undo-plan.ts";
