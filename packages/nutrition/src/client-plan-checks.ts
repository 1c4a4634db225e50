import { type ClientNutritionPlan, energyBalanceOf } from "./client-plan.ts";
import { isWholeDay, mealSizesTotal } from "./meal-sizes.ts";
import { WEEKDAYS, type Weekday } from "./vocabulary.ts";

/** The steps of the coach's plan editor, in their order (COACH-041). */
export const PLAN_STEPS = ["energy-balance", "meal-moments", "meal-sizes", "fine-tuning"] as const;
export type PlanStep = (typeof PLAN_STEPS)[number];

/** Most characters of a plan's name (api.md 2.3). */
export const MAX_PLAN_NAME_LENGTH = 80;
/** Most grams of one macronutrient in a meal (api.md 2.3). */
export const MAX_MEAL_GRAMS = 1000;

const MAIN_MOMENTS = ["BREAKFAST", "LUNCH", "DINNER"] as const;
const MIN_MAIN_MEALS = 2;

/** The weekdays that are switched on, Monday first. */
export const chosenDays = (days: Readonly<Record<Weekday, boolean>>): Weekday[] =>
  WEEKDAYS.filter((day) => days[day]);

/** True when the name holds 1 to 80 characters beside blanks (COACH-048). */
export const isPlanName = (name: string): boolean =>
  name.trim() !== "" && name.trim().length <= MAX_PLAN_NAME_LENGTH;

/** True when all three targets are above 0 (COACH-050). */
export const hasTargets = ({ adjustedDailyMacros: { protein, carbs, fat } }: ClientNutritionPlan): boolean =>
  protein > 0 && carbs > 0 && fat > 0;

/** True when at least two of breakfast, lunch and dinner have a meal (COACH-052). */
export const hasMainMeals = ({ meals }: ClientNutritionPlan): boolean =>
  meals.filter(({ mealMoment, enabled }) => enabled && MAIN_MOMENTS.some((main) => main === mealMoment))
    .length >= MIN_MAIN_MEALS;

/** Sum of the sizes of the meals, percent. */
export const sizesTotal = ({ meals }: ClientNutritionPlan): number =>
  mealSizesTotal(meals.filter(({ enabled }) => enabled).map(({ size }) => size));

/** True when there is a meal, none is of size 0, and together they make the day (COACH-053, COACH-054). */
export const areSizesGood = ({ meals }: ClientNutritionPlan): boolean => {
  const sizes = meals.filter(({ enabled }) => enabled).map(({ size }) => size);
  return sizes.length > 0 && sizes.every((size) => size > 0) && isWholeDay(sizes);
};

/** True when a meal may have so many grams: from 0 to 1000 (COACH-055, COACH-056). */
export const isMealGrams = (grams: number): boolean => grams >= 0 && grams <= MAX_MEAL_GRAMS;

const areMealsGood = ({ meals }: ClientNutritionPlan): boolean =>
  meals.every(({ macros }) => [macros.protein, macros.carbs, macros.fat].every(isMealGrams));

const CHECKS: Readonly<Record<PlanStep, (plan: ClientNutritionPlan) => boolean>> = {
  "energy-balance": (plan) =>
    isPlanName(plan.name) &&
    chosenDays(plan.days).length > 0 &&
    energyBalanceOf(plan.energyBalance) !== null &&
    hasTargets(plan),
  "meal-moments": hasMainMeals,
  "meal-sizes": areSizesGood,
  "fine-tuning": areMealsGood,
};

/** True when nothing of this step is missing or refused. */
export const isStepGood = (step: PlanStep, plan: ClientNutritionPlan): boolean => CHECKS[step](plan);

/** The farthest step that may be opened: all steps before it are good. */
export const openStep = (wanted: PlanStep, plan: ClientNutritionPlan): PlanStep =>
  PLAN_STEPS.slice(0, PLAN_STEPS.indexOf(wanted)).find((step) => !isStepGood(step, plan)) ?? wanted;
