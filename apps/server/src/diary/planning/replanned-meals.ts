import type { AnswerOf, replanWeek } from "@plateful/contract";
import type { DatedItemRow } from "../day/calendar-item-store.ts";
import { dayLocksOf, isOpenItem } from "../day/standing-day.ts";

type Replanned = AnswerOf<typeof replanWeek>;

/** Only recipes are replaced: what someone entered by hand, or eats, is not the planner's to take. */
export const isPlannedRecipe = ({
  status,
  recipe_template_id,
}: Pick<DatedItemRow, "status" | "recipe_template_id">): boolean =>
  status === "PLANNED" && recipe_template_id !== null;

const isOpen = (item: DatedItemRow): boolean => isOpenItem(item, item.meal_slot_id, dayLocksOf(item));

/** The recipes that stand at each moment of each date, with their portions, in words that can be compared. */
function recipesAt(items: readonly DatedItemRow[]): ReadonlyMap<string, string> {
  const places = Map.groupBy(items, ({ date, meal_moment }) => `${date} ${meal_moment}`);
  const inWords = (all: readonly DatedItemRow[]) =>
    all.map((item) => `${item.recipe_template_id} x ${item.portions_multiplier}`).sort();
  return new Map([...places].map(([place, all]) => [place, inWords(all).join(", ")]));
}

/** How many meals are other ones now, how many are as they were, and how many were left alone. */
export function changesBetween(
  before: readonly DatedItemRow[],
  after: readonly DatedItemRow[],
): Pick<Replanned, "meals_changed" | "meals_same" | "meals_kept"> {
  const openBefore = before.filter(isOpen);
  const kept = new Set(before.filter((item) => !isOpen(item)).map(({ id }) => id));
  const [was, is] = [recipesAt(openBefore), recipesAt(after.filter(({ id }) => !kept.has(id)))];
  const places = [...new Set([...was.keys(), ...is.keys()])];
  const same = places.filter((place) => was.get(place) === is.get(place)).length;
  return { meals_changed: places.length - same, meals_same: same, meals_kept: kept.size };
}
