import type { FittingRecipes } from "@plateful/contract";
import { type MealType, mealMomentToMealType } from "@plateful/nutrition";

type Slot = FittingRecipes["slots"][number];

export interface MealFit {
  readonly mealType: MealType;
  readonly cooking: NonNullable<Slot["cooking"]>;
  readonly restrictions: Slot["restrictions"];
}

/** Fewer than this are not many for weeks to come: it is said what would help. */
const FEW = 20;

/** What is cooked longest comes first. */
const ORDER: readonly MealType[] = ["DINNER", "LUNCH", "BREAKFAST", "SNACK"];

/** The meal by which people see what fits: the dinner that the fewest recipes fit, or the next meal that they have. */
export function shownFit(slots: readonly Slot[]): MealFit | null {
  const fits = slots.flatMap(({ meal_moment: moment, cooking, restrictions }): MealFit[] =>
    cooking === null ? [] : [{ mealType: mealMomentToMealType(moment), cooking, restrictions }],
  );
  const [first] = fits.toSorted(
    (a, b) => ORDER.indexOf(a.mealType) - ORDER.indexOf(b.mealType) || a.cooking.within - b.cooking.within,
  );
  return first ?? null;
}

/** The restriction without which most would fit; null where there is none, or enough fit. */
export function greatestHelp({ cooking, restrictions }: MealFit): Slot["restrictions"][number] | null {
  if (cooking.within >= FEW) return null;
  const [most] = restrictions.toSorted((a, b) => b.costs - a.costs);
  return most ?? null;
}
