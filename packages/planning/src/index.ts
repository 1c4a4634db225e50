/**
 * Planning: meals for days, the diary's totals and the grocery list. Pure: no clock, no language, no input or output.
 *
 * The planner is best read in this order: `plan` (the ladder of attempts) → `week-solver` (day after day, then again)
 * → `week-state` (what the other days mean for one day) → `day-solver` (one day) → `day-prices`, `day-search` and
 * `portion-polish` (its three steps). `candidates` (with `ratio-index` for large libraries) finds the recipes of a slot,
 * `links` and `cooking` are left-overs, `spending` is the budget, `pull-levers` the last step for days that stay far off.
 * `penalty` and `weights` say what a plan costs, `rules` what it may never do, and `evaluate` judges any plan from scratch.
 */
// Diary screens do all their date arithmetic through this door; the definition is the one of nutrition.
export { addDays } from "@plateful/nutrition";
export * from "./diary/civil-date.ts";
export * from "./diary/copy-source.ts";
export * from "./diary/day-totals.ts";
export * from "./diary/diary-slots.ts";
export * from "./diary/planner-day.ts";
export * from "./diary/usual-foods.ts";
export * from "./diary/week-swipe.ts";
export * from "./groceries/category-order.ts";
export * from "./groceries/date-range.ts";
export * from "./groceries/grocery-items.ts";
export * from "./groceries/grocery-lines.ts";
export * from "./groceries/simple-grocery-lines.ts";
export {
  BATCH_PRESETS,
  type BatchPreset,
  batchLinks,
  type LinkableSlot,
  linkSlots,
} from "./planner/batch-links.ts";
export { bestSwaps } from "./planner/best-swaps.ts";
export { companionPortion } from "./planner/companion-portion.ts";
export { countFitting, type SlotFit } from "./planner/count-fitting.ts";
export { diagnose } from "./planner/diagnose.ts";
export { type Evaluation, evaluate } from "./planner/evaluate.ts";
export { explain } from "./planner/explain.ts";
export { windowsOnRung } from "./planner/ladder.ts";
export { compileLibrary, type Library, portionMacros } from "./planner/library.ts";
export { LEFTOVER_DAYS } from "./planner/links.ts";
export { plan } from "./planner/plan.ts";
export type * from "./planner/plan-input.ts";
export * from "./planner/plan-result.ts";
export { type EatenSoFar, rebalance } from "./planner/rebalance.ts";
export type { RecipeRow } from "./planner/recipe-row.ts";
export { recipesForSlots, type SlotRecipes } from "./planner/recipes-for-slots.ts";
export { compileHardRules, type HardRules } from "./planner/rules.ts";
export { shareLibrary } from "./planner/share-library.ts";
export {
  type MealChange,
  type StandingSwap,
  standingOffers,
  standingSwaps,
  type WayOn,
} from "./planner/standing-answers.ts";
export {
  openMeals,
  type StandingDay,
  type StandingMeal,
  standingWeek,
} from "./planner/standing-week.ts";
export { swaps } from "./planner/swaps.ts";
export type { Violation, ViolationCode } from "./planner/violations.ts";
export {
  DEFAULT_WEIGHTS,
  type NutrientCosts,
  type PerNutrient,
  PRODUCT_WEIGHTS,
  type Weights,
} from "./planner/weights.ts";
export * from "./simple-recipes/plan-simple-week.ts";
export * from "./simple-recipes/simple-choice.ts";
export * from "./simple-recipes/simple-meal.ts";
