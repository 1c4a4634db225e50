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
export * from "./diary/day-to-fill.ts";
export * from "./diary/day-totals.ts";
export * from "./diary/diary-slots.ts";
export * from "./diary/eaten-of-meal.ts";
export * from "./diary/linked-days.ts";
export * from "./diary/open-meal.ts";
export * from "./diary/planner-day.ts";
export * from "./diary/portions-to-cook.ts";
export * from "./diary/usual-foods.ts";
export * from "./diary/week-swipe.ts";
export * from "./groceries/category-order.ts";
export * from "./groceries/date-range.ts";
export * from "./groceries/grocery-items.ts";
export * from "./groceries/grocery-lines.ts";
export { guessCategory } from "./groceries/guess-category.ts";
export * from "./groceries/learned-aisles.ts";
export { FRESH_DAYS, leftOfFresh, type PackToBuy, packToBuy, usesUp } from "./groceries/pack-to-buy.ts";
export {
  type LeftInPacks,
  leftInPacks,
  leftOfPacks,
  type Pack,
  type PackUse,
  packsFor,
} from "./groceries/packs.ts";
export * from "./groceries/simple-grocery-lines.ts";
export {
  BATCH_PRESETS,
  type BatchPreset,
  batchLinks,
  linkSlots,
} from "./planner/answers/batch-links.ts";
export { bestSwaps } from "./planner/answers/best-swaps.ts";
export { companionPortion } from "./planner/answers/companion-portion.ts";
export { type CookableRecipe, cookableRecipes } from "./planner/answers/cooking-fit.ts";
export { countFitting, type SlotFit } from "./planner/answers/count-fitting.ts";
export { diagnose } from "./planner/answers/diagnose.ts";
export { type Evaluation, evaluate } from "./planner/answers/evaluate.ts";
export { explain } from "./planner/answers/explain.ts";
export * from "./planner/answers/food-kinds.ts";
export type { CookedTogether, LinkableSlot } from "./planner/answers/linkable-slot.ts";
export { mealOptions, type OpenPlace, openPlaces } from "./planner/answers/meal-options.ts";
export * from "./planner/answers/nutrient-meals.ts";
export { type EatenSoFar, rebalance } from "./planner/answers/rebalance.ts";
export { recipesForSlots, type SlotRecipes } from "./planner/answers/recipes-for-slots.ts";
export {
  companyAt,
  companyOfSwap,
  type MealChange,
  type StandingSwap,
  standingOffers,
  standingSwaps,
  type WayOn,
} from "./planner/answers/standing-answers.ts";
export {
  openMeals,
  type StandingDay,
  type StandingMeal,
  standingWeek,
} from "./planner/answers/standing-week.ts";
export { swaps } from "./planner/answers/swaps.ts";
export * from "./planner/answers/table-wishes.ts";
export type { Violation, ViolationCode } from "./planner/answers/violations.ts";
export * from "./planner/answers/week-packs.ts";
export * from "./planner/answers/week-points.ts";
export * from "./planner/answers/week-reasons.ts";
export * from "./planner/answers/week-spending.ts";
export * from "./planner/answers/week-swaps.ts";
export { wishedMinutes } from "./planner/model/cooking-wishes.ts";
export { focusCosts } from "./planner/model/focus-cost.ts";
export { groceryWeights, type SoldFood } from "./planner/model/grocery-weights.ts";
export { type GuidePart, guideCost } from "./planner/model/guide-cost.ts";
export {
  isFrozenAfter,
  type Keeping,
  keptDays,
  LEFTOVER_DAYS,
  UNKNOWN_FRIDGE_DAYS,
} from "./planner/model/keeping.ts";
export { windowsOnRung } from "./planner/model/ladder.ts";
export { compileLibrary, type Library, mainFoodAt, portionMacros } from "./planner/model/library.ts";
export {
  LIKING_DAYS,
  type Liking,
  type LikingSign,
  learnLikings,
  likingsThatCount,
  type SignKind,
  UNKNOWN_LIKING,
} from "./planner/model/likings.ts";
export { MEMORY_DAYS } from "./planner/model/memory.ts";
export { guidesShare } from "./planner/model/person.ts";
export type * from "./planner/model/plan-input.ts";
export * from "./planner/model/plan-result.ts";
export { plateGrams } from "./planner/model/plate-grams.ts";
export type { RecipeRow } from "./planner/model/recipe-row.ts";
export { compileHardRules, type HardRules } from "./planner/model/rules.ts";
export { shareLibrary } from "./planner/model/share-library.ts";
export {
  DEFAULT_WEIGHTS,
  type NutrientCosts,
  type PerNutrient,
  PRODUCT_WEIGHTS,
  type Weights,
} from "./planner/model/weights.ts";
export { plan } from "./planner/plan.ts";
export { isSide } from "./planner/sides/side-choice.ts";
export * from "./preparation/index.ts";
export { USUAL_MINUTES } from "./reminders/usual-times.ts";
export { momentOf, type WallTime, wallTimeAt } from "./reminders/zone-moment.ts";
export * from "./simple-recipes/plan-simple-week.ts";
export * from "./simple-recipes/simple-choice.ts";
export * from "./simple-recipes/simple-meal.ts";
