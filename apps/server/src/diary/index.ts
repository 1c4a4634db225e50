export { autoplanSimpleRecipes } from "./autoplan-simple-recipes.ts";
export { deleteItems } from "./calendar-item-store.ts";
export { readDayNote } from "./day-note.ts";
export { fittingRecipes } from "./fitting-recipes.ts";
export { improvePlanJob } from "./improve-plan.ts";
export { lowestFits } from "./lowest-fits.ts";
export { planDays } from "./plan-days.ts";
export { planNightJob, resumeNight, watchNights } from "./planning-nights.ts";
export { diaryRoutes } from "./routes.ts";
