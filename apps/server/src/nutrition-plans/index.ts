export { addWeek } from "./add-week.ts";
export { checkEnergyOf, checkNeed, checkWeeklyMinutes } from "./check-energy.ts";
export { checkPlanSafety } from "./check-safety.ts";
export {
  insertDayPlan,
  listDayPlansOfIntakes,
  replaceSlots,
  type StoredDayPlan,
  updateDayPlan,
} from "./day-plan-store.ts";
export { answeredKcal, energyNeedOf } from "./energy-of-intake.ts";
export {
  findHealthAnswers,
  forgetHealthAnswers,
  hideNumbers,
  type StoredHealthAnswers,
  saveHealthAnswers,
} from "./health-answers-store.ts";
export {
  findIntake,
  findIntakeOfUser,
  findIntakeOwner,
  listIntakesInShort,
  listIntakesOf,
  lockIntake,
  type StoredProfile,
} from "./intake-store.ts";
export { keepPlansSafe } from "./keep-plans-safe.ts";
export { type LearnedEffect, planByLearned, putPlanOnLearned } from "./learned-energy.ts";
export { loadScreenings, type RailScreening } from "./load-rail-person.ts";
export { loadIntakeWithWeek, loadWeekOfIntake, loadWeeksOfIntakes } from "./load-week.ts";
export { confirmedOf, findingsOf, railPersonOf } from "./plan-safety.ts";
export { findVersion, keepFirstVersion, keepVersion } from "./plan-version-store.ts";
export { slotsOfVersion } from "./plan-versions.ts";
export { kcalADay } from "./present-plans.ts";
export { nutritionPlanRoutes } from "./routes.ts";
export { createNutritionDayPlan, getDayPlan } from "./save-day-plan.ts";
export { replaceDayPlanSlots } from "./save-slots.ts";
export { changeWeek, FIRST_PLAN_NAME, mostUsedPlan } from "./save-weekly-plan.ts";
export { averageEnergy, shiftShares } from "./shift-week-energy.ts";
export { toSlotValues } from "./slot-values.ts";
export { spareFigures } from "./spare-figures.ts";
export {
  findWeekOfIntake,
  listWeeksOfIntakes,
  putWholeWeekOn,
  updateWeek,
  type WeekRow,
} from "./weekly-plan-store.ts";
