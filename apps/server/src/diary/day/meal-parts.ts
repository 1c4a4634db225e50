import { type NutrientAmounts, type NutrientPart, scaleNutrients } from "@plateful/nutrition";
import type { MealFoodRow } from "./meal-nutrients-store.ts";

/** What one person has of one food, or of a meal without foods. */
export interface NamedPart extends NutrientPart {
  readonly name: string | null;
}

/** Fibre has a column of its own, which foods of older imports have alone. */
const amountsOf = ({ nutrients, fiber }: MealFoodRow): NutrientAmounts => ({
  ...(fiber === null ? {} : { FIBER: fiber }),
  ...nutrients,
});

/**
 * How much of a meal's foods is the person's own. A recipe is stored with what is cooked for all, and counts as the energy of the person's
 * own portion; a single food counts as its amount. A dish without energy, such as tea, counts in full.
 */
function shareOf(foods: readonly MealFoodRow[]): number {
  const counted = foods[0]?.counted_kcal ?? null;
  const cooked = foods.reduce((sum, { hundreds, kcal }) => sum + (hundreds ?? 0) * kcal, 0);
  return counted === null || cooked === 0 ? 1 : counted / cooked;
}

function partOf(row: MealFoodRow, share: number): NamedPart {
  const { name, kcal, hundreds } = row;
  // A meal without foods has the figures of the whole of it.
  const times = hundreds === null ? 1 : hundreds * share;
  return { name, kcal: kcal * times, amounts: scaleNutrients(amountsOf(row), times) };
}

/** The parts of each meal, in the order of the rows; keyed by the meal's item. */
export function partsByItem(rows: readonly MealFoodRow[]): ReadonlyMap<number, readonly NamedPart[]> {
  const byItem = Map.groupBy(rows, ({ item }) => item);
  return new Map(
    [...byItem].map(([item, foods]) => {
      const share = shareOf(foods);
      return [item, foods.map((row) => partOf(row, share))];
    }),
  );
}

/** Everything that was eaten on each date, in the order of the rows. */
export function partsByDate(rows: readonly MealFoodRow[]): ReadonlyMap<string, readonly NamedPart[]> {
  const byItem = partsByItem(rows);
  const dates = Map.groupBy(rows, ({ date }) => date);
  return new Map(
    [...dates].map(([date, ofDate]) => [
      date,
      [...new Set(ofDate.map(({ item }) => item))].flatMap((item) => byItem.get(item) ?? []),
    ]),
  );
}
