import type { PackKind } from "@plateful/nutrition";
import { addDays } from "@plateful/nutrition";
import { FRESH_DAYS, type LeftInPacks, leftOfFresh, packsFor, packToBuy, usesUp } from "@plateful/planning";
import { countToBuy } from "@plateful/quantities";
import { type ServingCatalogue, servingGrams } from "../foods/index.ts";
import { packOf, plannerId } from "../recipes/index.ts";
import type { FoodAtHome } from "./at-home-store.ts";
import type { ItemToBuy } from "./foods-to-buy.ts";
import type { ItemNotes, ItemPack, LeftOver, NewGroceryItem } from "./grocery-item-store.ts";
import type { PlannedFoodRow } from "./grocery-store.ts";

/** What is known around a list that is made. */
export interface AroundList {
  /** What its meals need, in the order in which they are eaten. */
  readonly planned: readonly PlannedFoodRow[];
  /** What the meals of the days after it need. */
  readonly later: readonly PlannedFoodRow[];
  readonly servings: ServingCatalogue;
  /** What meals before it leave of packs that keep. */
  readonly left: readonly LeftInPacks[];
  /** What the person says to have. */
  readonly atHome: readonly FoodAtHome[];
}

type FoodOfItem = ReturnType<typeof foodsByMeal>;
interface Need {
  readonly date: string;
  readonly item: number;
  readonly recipe: number | null;
  readonly grams: number;
}

/** What each meal needs of each food, in grams. */
function foodsByMeal(
  rows: readonly PlannedFoodRow[],
  servings: ServingCatalogue,
): ReadonlyMap<number, Need[]> {
  const needs = rows.flatMap((line) => {
    const serving = servings.get(line.suggested_serving_id);
    if (serving === undefined) return [];
    const { date, item_id: item, recipe_template_id: recipe } = line;
    const grams = servingGrams(serving.row) * line.quantity;
    return [{ foodId: serving.row.food_id, need: { date, item, recipe, grams } }];
  });
  return new Map(
    [...Map.groupBy(needs, ({ foodId }) => foodId)].map(([id, all]) => [id, all.map(({ need }) => need)]),
  );
}

/** The packs of an item that is weighed or poured; what is counted says itself what to buy (GROC-042). */
function packOfItem({ quantity, unit_en: unit, row }: ItemToBuy): ItemPack | null {
  const pack = packOf(row);
  if (pack === null || row.pack_kind === null || (unit !== "g" && unit !== "ml")) return null;
  return { ...packToBuy(quantity, unit, pack), kind: row.pack_kind as PackKind };
}

/** Grams that are bought of an item: whole packs and pieces, or what its meals need. */
function gramsBought(
  { quantity, unit_en: unit, row }: ItemToBuy,
  bought: ItemPack | null,
  need: number,
): number {
  if (bought !== null) return bought.count * bought.size;
  if (unit === "g" || unit === "ml") return need;
  // Slices are counted, and sold by the loaf.
  const pack = packOf(row);
  if (pack !== null && row.pack_kind !== "PIECE") return pack.grams * packsFor(need, pack);
  return (countToBuy(quantity) * servingGrams(row)) / row.quantity;
}

/** What is bought of an item costs about so many cents, and what its meals use of it (GROC-047). */
function pricesOf(
  item: ItemToBuy,
  pack: ItemPack | null,
  need: number,
): Pick<ItemNotes, "cents" | "used_cents"> {
  const { cents_per_kg: price } = item.row;
  if (price === null || price === 0) return { cents: null, used_cents: null };
  const cents = (grams: number) => Math.max(1, Math.round((grams * price) / 1000));
  return { cents: cents(Math.max(need, gramsBought(item, pack, need))), used_cents: cents(need) };
}

/** What is left of fresh packs, and the first meal after the list that uses it up while it is good (GROC-043). */
function leftOver(
  item: ItemToBuy,
  bought: ItemPack,
  uses: readonly Need[],
  later: FoodOfItem,
): LeftOver | null {
  const pack = packOf(item.row);
  const amount = pack === null ? null : leftOfFresh(item.quantity, bought, pack);
  const lastUse = uses.at(-1)?.date;
  if (amount === null || lastUse === undefined) return null;
  const density = bought.unit === "ml" ? (item.row.density ?? 1) : 1;
  const byMeal = Map.groupBy(later.get(item.food_id) ?? [], ({ item: meal }) => meal);
  const user = [...byMeal.values()].find(([first, ...rest]) => {
    if (first === undefined || first.recipe === null || first.date > addDays(lastUse, FRESH_DAYS))
      return false;
    const grams = rest.reduce((sum, need) => sum + need.grams, first.grams);
    return usesUp(grams / density, amount, bought.size);
  });
  const [meal] = user ?? [];
  return { amount, used_by: meal?.recipe == null ? null : { item: meal.item, recipe: meal.recipe } };
}

/** Until the last meal of a list that needs it, or always, the person says to have a food (GROC-030, GROC-045). */
function saidAtHome(item: ItemToBuy, uses: readonly Need[], atHome: readonly FoodAtHome[]) {
  const said = atHome.find(({ food_id: id }) => id === item.food_id);
  const lastUse = uses.at(-1)?.date ?? "";
  if (said === undefined || (said.until !== null && said.until < lastUse)) return null;
  return { at_home_until: said.until };
}

/** What a list says of its items beside their amounts, as things are when it is made (GROC-042 to GROC-047). */
export function withNotes(items: readonly ItemToBuy[], around: AroundList): NewGroceryItem[] {
  const uses = foodsByMeal(around.planned, around.servings);
  const later = foodsByMeal(around.later, around.servings);
  const left = new Map(around.left.map(({ foodId, grams }) => [foodId, grams]));
  return items.map((item) => {
    const { row: _row, ...bought } = item;
    const own = uses.get(item.food_id) ?? [];
    const pack = packOfItem(item);
    const home = saidAtHome(item, own, around.atHome);
    const need = own.reduce((sum, { grams }) => sum + grams, 0);
    const recipes = own.flatMap(({ recipe }) => recipe ?? []);
    const notes: ItemNotes = {
      pack,
      left_over: pack === null ? null : leftOver(item, pack, own, later),
      is_likely_at_home: home === null && (left.get(plannerId(item.food_id)) ?? 0) >= need && need > 0,
      at_home: home !== null,
      at_home_until: home?.at_home_until ?? null,
      recipe_ids: [...new Set(recipes)],
      ...pricesOf(item, pack, need),
    };
    return { ...bought, ...notes };
  });
}
