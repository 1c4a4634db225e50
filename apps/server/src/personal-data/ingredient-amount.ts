import type { Ingredient } from "@plateful/contract";
import { roundHalfUp } from "@plateful/quantities";

/**
 * How much of an ingredient a recipe takes, as other apps read it: grams or millilitres, and the serving's own word where its
 * weight is not known.
 */
export function ingredientAmount({ quantity, suggested_serving: serving }: Ingredient): {
  readonly amount: string;
  readonly unit: string;
} {
  const metric = serving.one_serving_in_metric_value;
  if (metric !== null)
    return { amount: String(roundHalfUp(metric * quantity, 1)), unit: serving.metric_unit };
  return { amount: String(roundHalfUp(quantity, 2)), unit: serving.measurement_description };
}
