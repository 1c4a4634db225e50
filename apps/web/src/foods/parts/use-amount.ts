import type { Food, SuggestedServing } from "@plateful/contract";
import { useState } from "react";
import { toAmount } from "../../lib/food/serving-text.ts";
import { amountLimits, preferredOf, toServings } from "./serving-amount.ts";

/** The amount of a food as it stands in the form. */
export interface EnteredAmount {
  readonly serving: SuggestedServing;
  /** In the unit of the serving; null while there is none. */
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
 * serving; null without servings.
 */
export function useAmount(
  food: Food,
  known: KnownAmount | null,
  preferredServingId: number | null,
): EnteredAmount | null {
  const [serving, setServing] = useState(() =>
    preferredOf(food.suggested_servings, known?.servingId ?? preferredServingId),
  );
  const [amount, setAmount] = useState<number | null>(() => {
    if (serving === undefined) return null;
    return toAmount(known?.servingId === serving.id ? known.quantity : 1, serving);
  });
  if (serving === undefined) return null;
  const chooseServing = (id: number) => {
    const next = food.suggested_servings.find((one) => one.id === id);
    if (next === undefined) return;
    setServing(next);
    setAmount(amountLimits(next).start);
  };
  const quantity = amount === null ? 0 : toServings(amount, serving);
  return { serving, amount, quantity, setAmount, chooseServing };
}
