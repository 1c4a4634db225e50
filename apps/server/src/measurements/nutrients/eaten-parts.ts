import { type NutrientAmounts, type NutrientPart, scaleNutrients } from "@plateful/nutrition";
import type { EatenFoodRow } from "../../diary/index.ts";

/** What was eaten of one food, or of a meal without foods. */
export interface NamedPart extends NutrientPart {
  readonly name: string | null;
}

/** Fibre has a column of its own, which foods of older imports have alone. */
const amountsOf = ({ nutrients, fiber }: EatenFoodRow): NutrientAmounts => ({
  ...(fiber === null ? {} : { FIBER: fiber }),
  ...nutrients,
});

/**
 * How much of a meal's foods was eaten. A recipe is stored with what is cooked for all, and counts as the energy of the person's
 * own portion; a single food counts as its amount. A dish without energy, such as tea, counts in full.
 */
function shareOf(foods: readonly EatenFoodRow[]): number {
  const counted = foods[0]?.counted_kcal ?? null;
  const cooked = foods.reduce((sum, { hundreds, kcal }) => sum + (hundreds ?? 0) * kcal, 0);
  return counted === null || cooked === 0 ? 1 : counted / cooked;
}

function partOf(row: EatenFoodRow, share: number): NamedPart {
  const { name, kcal, hundreds } = row;
  // A meal without foods has the figures of the whole of it.
  const times = hundreds === null ? 1 : hundreds * share;
  return { name, kcal: kcal * times, amounts: scaleNutrients(amountsOf(row), times) };
}

/** Everything that was eaten on each date, in the order of the rows. */
export function partsByDate(rows: readonly EatenFoodRow[]): ReadonlyMap<string, readonly NamedPart[]> {
  const byItem = Map.groupBy(rows, ({ item }) => item);
  const parts = [...byItem.values()].flatMap((foods) => {
    const share = shareOf(foods);
    return foods.map((row) => ({ date: row.date, part: partOf(row, share) }));
  });
  return new Map(
    [...Map.groupBy(parts, ({ date }) => date)].map(([date, own]) => [date, own.map(({ part }) => part)]),
  );
}
