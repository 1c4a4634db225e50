import type { Food, SuggestedServing } from "@plateful/contract";
import { useState } from "react";
import { type Measure, toAmount, toServings } from "../../lib/food/serving-text.ts";
import { useServingText } from "../../lib/food/use-serving-text.ts";
import { amountLimits, preferredOf } from "./serving-amount.ts";

/** The amount of a food as it stands in the form. */
export interface EnteredAmount {
  readonly serving: SuggestedServing;
  /** How amounts of it are entered. */
  readonly measure: Measure;
  /** In the unit of the measure; null while there is none. */
  readonly amount: number | null;
  /** The same, counted in servings. */
  readonly quantity: number;
  readonly setAmount: (amount: number | null) => void;
  readonly chooseServing: (id: number) => void;
}

/** An amount to begin with. */
export interface KnownAmount {
  readonly servingId: number;
  readonly quantity: number;
}

/**
 * The amount that is being entered: from what is there already, or was eaten last (ledger FOOD-049), or else one preferred
 * serving; null without servings. What is shown rounded and left as it is stays what it was.
 */
export function useAmount(
  food: Food,
  known: KnownAmount | null,
  preferredServingId: number | null,
): EnteredAmount | null {
  const { measureOf } = useServingText();
  const [serving, setServing] = useState(() =>
    preferredOf(food.suggested_servings, known?.servingId ?? preferredServingId),
  );
  const [amount, setAmount] = useState<number | null>(() => {
    if (serving === undefined) return null;
    const measure = measureOf(serving);
    return known?.servingId === serving.id ? toAmount(known.quantity, measure) : amountLimits(measure).start;
  });
  if (serving === undefined) return null;
  const measure = measureOf(serving);
  const chooseServing = (id: number) => {
    const next = food.suggested_servings.find((one) => one.id === id);
    if (next === undefined) return;
    setServing(next);
    setAmount(amountLimits(measureOf(next)).start);
  };
  const quantityOf = (typed: number): number => {
    const isAsKnown = known?.servingId === serving.id && typed === toAmount(known.quantity, measure);
    return isAsKnown ? known.quantity : toServings(typed, measure);
  };
  const quantity = amount === null ? 0 : quantityOf(amount);
  return { serving, measure, amount, quantity, setAmount, chooseServing };
}
