export {
  addBroughtMeals,
  type BroughtMeal,
  countFilledDays,
  removeBroughtMeals,
} from "./day/brought-meal-store.ts";
export { listDaysBetween } from "./day/calendar-day-store.ts";
export { deleteItems } from "./day/calendar-item-store.ts";
export { checkDate } from "./day/date-limits.ts";
export { listEatenDays, listEatenKcal, listLoggedDays } from "./day/eaten-days-store.ts";
export { listMealNutrients } from "./day/meal-nutrients-store.ts";
export { type NamedPart, partsByDate } from "./day/meal-parts.ts";
export { presentDays } from "./day/read-diary.ts";
export { readPlannedKcal } from "./day/week-slot-store.ts";
export { readDayNote } from "./day-note.ts";
export { checkLogging } from "./logging/check-logging.ts";
export { autoplanSimpleRecipes } from "./planning/autoplan-simple-recipes.ts";
export { listComingMeals } from "./planning/coming-meals.ts";
export { fittingRecipes } from "./planning/fitting-recipes.ts";
export { improvePlanJob } from "./planning/improve-plan.ts";
export { lowestFits } from "./planning/lowest-fits.ts";
export { nutrientMeals } from "./planning/nutrient-meals.ts";
export { planDays } from "./planning/plan-days.ts";
export { planNightJob, resumeNight, watchNights } from "./planning/planning-nights.ts";
export { undoMealsOfTemplate } from "./planning/undo-auto-plan.ts";
export { diaryRoutes } from "./routes.ts";
