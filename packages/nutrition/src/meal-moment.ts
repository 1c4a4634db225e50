import { CalculationError } from "./calculation-error.ts";
import { MEAL_MOMENTS, MEAL_TYPES, type MealMoment, type MealType } from "./vocabulary.ts";

/** Meal types of the former planner, in which a late snack had its own (CALC-057). */
export const LEGACY_MEAL_TYPES = ["BREAKFAST", "LUNCH", "DINNER", "SNACK", "PRE_BED"] as const;
export type LegacyMealType = (typeof LEGACY_MEAL_TYPES)[number];

const LEGACY_TYPES: Readonly<Record<MealMoment, LegacyMealType>> = {
  BREAKFAST: "BREAKFAST",
  MORNING_SNACK: "SNACK",
  LUNCH: "LUNCH",
  AFTERNOON_SNACK: "SNACK",
  DINNER: "DINNER",
  SNACK: "SNACK",
  LATE_SNACK: "PRE_BED",
};

/** True for one of the seven moments of a day. */
export const isMealMoment = (value: string): value is MealMoment =>
  MEAL_MOMENTS.some((moment) => moment === value);

const isMealType = (value: string): value is MealType => MEAL_TYPES.some((type) => type === value);

/** What kind of recipe a moment takes; every snack is a SNACK (CALC-058). Throws 'Unknown meal type' (CALC-059). */
export const mealMomentToMealType = (moment: string): MealType => {
  if (!isMealMoment(moment)) throw new CalculationError("Unknown meal type");
  return isMealType(moment) ? moment : "SNACK";
};

/** The former planner's type of a moment; a late snack is PRE_BED (CALC-057). Throws 'Unknown legacy meal type'. */
export const mealMomentToLegacyType = (moment: string): LegacyMealType => {
  if (!isMealMoment(moment)) throw new CalculationError("Unknown legacy meal type");
  return LEGACY_TYPES[moment];
};

/** Position of a moment in the day, from 0: the order of slots (DATA-008). */
export const mealMomentOrder = (moment: MealMoment): number => MEAL_MOMENTS.indexOf(moment);

/** Moments in the order of the day, each once (DATA-008). */
export const inDayOrder = (moments: readonly MealMoment[]): MealMoment[] =>
  MEAL_MOMENTS.filter((moment) => moments.includes(moment));

/**
 * The meal types that a `meal_types` filter means: snack moments count as SNACK; ALL, or nothing, means no filter (null).
 * Source: DATA-009, DATA-010.
 */
export const mealTypesOfFilter = (values: readonly string[]): MealType[] | null => {
  if (values.length === 0 || values.includes("ALL")) return null;
  const types = values.map(mealMomentToMealType);
  return MEAL_TYPES.filter((type) => types.includes(type));
};
