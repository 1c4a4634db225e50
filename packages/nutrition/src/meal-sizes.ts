import { roundHalfUp, roundToStep } from "@plateful/quantities";
import { CalculationError } from "./calculation-error.ts";
import { inDayOrder } from "./meal-moment.ts";
import { type Macros, MEAL_MOMENTS, type MealMoment } from "./vocabulary.ts";

/** Percent of a day's energy for every moment; 0 for moments without a meal. */
export type MealSizes = Readonly<Record<MealMoment, number>>;

/** Meal sizes are chosen in steps of 5 percent (CALC-055). */
export const MEAL_SIZE_STEP = 5;
/** A day's sizes make 100; this much is forgiven and goes to the last meal (CALC-055). */
export const MEAL_SIZE_TOLERANCE = 0.001;

const NO_MEALS: MealSizes = {
  BREAKFAST: 0,
  MORNING_SNACK: 0,
  LUNCH: 0,
  AFTERNOON_SNACK: 0,
  DINNER: 0,
  SNACK: 0,
  LATE_SNACK: 0,
};
const SNACK_SIZES = { MORNING_SNACK: 10, AFTERNOON_SNACK: 10, SNACK: 10, LATE_SNACK: 20 } as const;
const DINNER_SIZE = 30;
const LARGE_DINNER_SIZE = 40;
const MAX_FOR_BREAKFAST_OR_LUNCH = 30;

/** Sizes for someone who chose no moments: breakfast 25, lunch 30, afternoon snack 5, dinner 40 percent (CALC-050, CALC-054). */
export const defaultMealSizes = (): MealSizes => ({
  ...NO_MEALS,
  BREAKFAST: 25,
  LUNCH: 30,
  AFTERNOON_SNACK: 5,
  DINNER: 40,
});

const snackSize = (moment: MealMoment): number =>
  moment in SNACK_SIZES ? SNACK_SIZES[moment as keyof typeof SNACK_SIZES] : 0;

const onlySnacks = (snacks: readonly MealMoment[]): MealSizes => {
  const total = snacks.reduce((sum, moment) => sum + snackSize(moment), 0);
  const sizes = { ...NO_MEALS };
  let left = 100;
  for (const [index, moment] of snacks.entries()) {
    const share = roundToStep((snackSize(moment) * 100) / total, MEAL_SIZE_STEP);
    sizes[moment] = index === snacks.length - 1 ? left : share;
    left -= share;
  }
  return sizes;
};

/** Size of breakfast and of lunch, each, out of what snacks and dinner leave. */
const mainMealSize = (rest: number, mainMeals: number, hasDinner: boolean): number => {
  if (mainMeals === 0) return 0;
  if (mainMeals === 1) return rest;
  return hasDinner ? Math.min(MAX_FOR_BREAKFAST_OR_LUNCH, rest / 2) : rest / 2;
};

/**
 * Sizes for a chosen set of moments, in percent, always 100 together; all 0 for no moments. Snacks are fixed, dinner is
 * 30 or 40, breakfast and lunch share the rest and what is left goes to dinner. Source: CALC-051 to CALC-053.
 */
export const mealSizes = (enabled: readonly MealMoment[]): MealSizes => {
  const moments = inDayOrder(enabled);
  const mainMeals = moments.filter((moment) => moment === "BREAKFAST" || moment === "LUNCH");
  const hasDinner = moments.includes("DINNER");
  if (mainMeals.length === 0 && !hasDinner) return onlySnacks(moments);

  const sizes = { ...NO_MEALS };
  for (const moment of moments) sizes[moment] = snackSize(moment);
  const snacks = moments.reduce((sum, moment) => sum + sizes[moment], 0);
  const dinner = hasDinner ? (mainMeals.length === 2 ? DINNER_SIZE : LARGE_DINNER_SIZE) : 0;
  const size = mainMealSize(100 - snacks - dinner, mainMeals.length, hasDinner);
  for (const moment of mainMeals) sizes[moment] = size;
  if (hasDinner) sizes.DINNER = 100 - snacks - size * mainMeals.length;
  return sizes;
};

/** Sizes of a day plan: the default day while no moments were chosen, else by the chosen moments (CALC-054). */
export const dayMealSizes = (chosen: readonly MealMoment[] | null): MealSizes =>
  chosen === null || chosen.length === 0 ? defaultMealSizes() : mealSizes(chosen);

/** Sum of the sizes, percent. */
export const mealSizesTotal = (sizes: readonly number[]): number =>
  sizes.reduce((sum, size) => sum + size, 0);

/** True when sizes make a whole day: 100 percent within 0.001 (CALC-055). */
export const isWholeDay = (sizes: readonly number[]): boolean =>
  Math.abs(mealSizesTotal(sizes) - 100) <= MEAL_SIZE_TOLERANCE + Number.EPSILON * 100;

const NUTRIENTS = ["kcal", "protein", "carbohydrates", "fat"] as const;
type Nutrient = (typeof NUTRIENTS)[number];
/** Slots carry whole kcal and grams of one decimal (CALC-056). */
const SLOT_DECIMALS: Readonly<Record<Nutrient, number>> = { kcal: 0, protein: 1, carbohydrates: 1, fat: 1 };

const splitNutrient = (total: number, sizes: readonly number[], nutrient: Nutrient): number[] => {
  const decimals = SLOT_DECIMALS[nutrient];
  const parts = sizes.map((size) => roundHalfUp((total * size) / 100, decimals));
  const last = sizes.findLastIndex((size) => size > 0);
  if (last >= 0 && isWholeDay(sizes)) {
    const others = parts.reduce((sum, part, index) => (index === last ? sum : sum + part), 0);
    parts[last] = roundHalfUp(total - others, Math.max(decimals, 6));
  }
  return parts;
};

/**
 * A day's macros over meals of the given percents: kcal whole, grams to one decimal. When the sizes make 100, the last
 * meal takes the day minus the others, so meals always sum to the day (CALC-055, CALC-056).
 * Throws 'Something went wrong' without any meal (CALC-060).
 */
export const splitOverMeals = (macros: Macros, sizes: readonly number[]): Macros[] => {
  if (sizes.length === 0) throw new CalculationError("Something went wrong");
  const parts = NUTRIENTS.map((nutrient) => splitNutrient(macros[nutrient], sizes, nutrient));
  return sizes.map((_, index) => {
    const [kcal = 0, protein = 0, carbohydrates = 0, fat = 0] = parts.map((values) => values[index] ?? 0);
    return { kcal, protein, carbohydrates, fat };
  });
};

/** A meal of a day plan: its moment, its size in percent and its targets. */
export interface PlannedSlot {
  readonly mealMoment: MealMoment;
  readonly size: number;
  readonly macros: Macros;
}

/** The slots of a day plan in the order of the day, one for every moment with a size above 0 (CALC-056, ONB-084). */
export const daySlots = (macros: Macros, sizes: MealSizes): PlannedSlot[] => {
  const moments = MEAL_MOMENTS.filter((moment) => sizes[moment] > 0);
  const parts = splitOverMeals(
    macros,
    moments.map((moment) => sizes[moment]),
  );
  return moments.map((mealMoment, index) => ({
    mealMoment,
    size: sizes[mealMoment],
    macros: parts[index] ?? { kcal: 0, protein: 0, carbohydrates: 0, fat: 0 },
  }));
};
