import type { FittingRecipes } from "@plateful/contract";
import { WEEKDAYS } from "@plateful/nutrition";

type Slot = FittingRecipes["slots"][number];

/** One thing without which more recipes would fit. */
export type Gain =
  | {
      readonly kind: "restriction";
      readonly restriction: Slot["restrictions"][number]["restriction"];
      readonly costs: number;
    }
  | { readonly kind: "ingredient"; readonly id: number; readonly name: string; readonly costs: number };

/** Meals of the same moment that differ in nothing but their plans are told as one, with the days of both. */
export function alikeTogether(slots: readonly Slot[]): Slot[] {
  const alike = Map.groupBy(slots, ({ meal_moment, recipes, allowed, restrictions, ingredients }) =>
    JSON.stringify([meal_moment, recipes, allowed, restrictions, ingredients]),
  );
  return [...alike.values()].flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    const days = new Set([first, ...others].flatMap((slot) => slot.days));
    return [{ ...first, days: WEEKDAYS.filter((day) => days.has(day)) }];
  });
}

const MAX_GAINS = 2;

/**
 * What costs a meal the most recipes, most first. An ingredient that is avoided stands by itself when letting go of it
 * alone gives recipes back; all of them together only when that gives more.
 */
export function gainsOfSlot({ restrictions, ingredients }: Slot): Gain[] {
  const single = ingredients.length === 1 ? (ingredients[0]?.costs ?? 0) : null;
  const gains: Gain[] = [
    ...restrictions
      .filter(({ restriction, costs }) => restriction !== "INGREDIENTS_TO_AVOID" || costs !== single)
      .map((gain) => ({ kind: "restriction" as const, ...gain })),
    ...ingredients.map((gain) => ({ kind: "ingredient" as const, ...gain })),
  ];
  return gains.toSorted((a, b) => b.costs - a.costs).slice(0, MAX_GAINS);
}
