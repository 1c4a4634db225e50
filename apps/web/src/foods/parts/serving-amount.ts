import type { SuggestedServing } from "@plateful/contract";
import type { Macros } from "@plateful/nutrition";
import { roundToStep } from "@plateful/quantities";
import { isInOunces, isWeighed, type Measure, toAmount, toServings } from "../../lib/food/serving-text.ts";

type Serving = Pick<
  SuggestedServing,
  | "id"
  | "serving_description"
  | "measurement_description"
  | "quantity"
  | "one_serving_in_metric_value"
  | "metric_unit"
  | keyof Macros
>;

/** Most servings that the server takes (contract `foodQuantity`). */
const MAX_SERVINGS = 10_000;
/** Longest amount that can be typed (ledger FOOD-016). */
export const MAX_AMOUNT_LENGTH = 10;

/** The serving that is shown first: the organisation's, else that of 100 g, else the first (ledger FOOD-017, FOOD-018). */
export function preferredOf<S extends Serving>(
  servings: readonly S[],
  preferredId: number | null,
): S | undefined {
  return (
    servings.find(({ id }) => id === preferredId) ??
    servings.find(({ quantity, measurement_description: unit }) => quantity === 100 && unit === "g") ??
    servings[0]
  );
}

/** Buttons change weights by 10 g or ml, and ounces and servings by a half. */
const stepOf = (measure: Measure): number => (isWeighed(measure) && !isInOunces(measure) ? 10 : 0.5);

/**
 * The amount of one serving, the smallest step of the buttons, and the most that can be entered. Ounces begin with the half
 * that is nearest, for nobody weighs 3.53 oz.
 */
export const amountLimits = (measure: Measure) => {
  const [one, step] = [toAmount(1, measure), stepOf(measure)];
  const start = isInOunces(measure) ? Math.max(step, roundToStep(one, step)) : one;
  return { start, step, max: Math.floor(MAX_SERVINGS * measure.inServing) };
};

/** Energy and macronutrients of so many servings. */
export const macrosOf = (serving: Serving, servings: number): Macros => ({
  kcal: servings * serving.kcal,
  protein: servings * serving.protein,
  carbohydrates: servings * serving.carbohydrates,
  fat: servings * serving.fat,
});

/** Weight or volume of so many servings, in the serving's metric unit; null when it is not known. */
export const weightOf = (serving: Serving, servings: number): number | null =>
  serving.one_serving_in_metric_value === null ? null : servings * serving.one_serving_in_metric_value;

export type AmountFault = "required" | "positive" | "tooMuch";

/** What is wrong with an amount, null being none or no number; null when nothing is (ledger FOOD-015). */
export function faultOf(amount: number | null, measure: Measure): AmountFault | null {
  if (amount === null) return "required";
  if (toServings(amount, measure) <= 0) return "positive";
  return amount > amountLimits(measure).max ? "tooMuch" : null;
}
