import { type Macros, onlyMacros, sumOfMacros } from "@plateful/nutrition";
import {
  type DayInput,
  daysBetween,
  type FixedItem,
  type RecentMeal,
  type SlotSpec,
  slotOfItem as slotOf,
} from "@plateful/planning";
import { plannerId } from "../../recipes/index.ts";
import type { DatedItemRow } from "./calendar-item-store.ts";
import type { WeekSlot } from "./week-slot-store.ts";

/** Days around the planned ones in which a recipe counts as recent: the planner's own repeat window (DIARY-069). */
export const REPEAT_WINDOW_DAYS = 7;

type Placed = Pick<DatedItemRow, "meal_slot_id" | "meal_moment">;

/** The slot in which an item stands (DIARY-016). */
export const slotOfItem = <Slot extends Pick<WeekSlot, "id" | "mealMoment">>(
  { meal_slot_id: slotId, meal_moment: mealMoment }: Placed,
  slots: readonly Slot[],
): Slot | undefined => slotOf({ slotId, mealMoment }, slots) ?? undefined;

export const toSpec = ({ id, mealMoment, mealType, target, companions = [] }: WeekSlot): SlotSpec => ({
  id: String(id),
  mealMoment,
  mealType,
  target,
  ...(companions.length === 0 ? {} : { companions }),
});

/**
 * One day for the planner: the wanted slots that are still empty, against the target of the whole day, with all that
 * is there counting towards it.
 */
export function toDayInput(
  date: string,
  firstDate: string,
  slots: readonly WeekSlot[],
  items: readonly DatedItemRow[],
  wanted: (slotId: number) => boolean = () => true,
): DayInput {
  const fixed: FixedItem[] = [];
  const eaten: Macros[] = [];
  const filled = new Set<number>();
  for (const item of items) {
    const slot = slotOfItem(item, slots);
    if (slot === undefined) {
      eaten.push(onlyMacros(item));
      continue;
    }
    filled.add(slot.id);
    const recipe = item.recipe_template_id === null ? {} : { recipeId: plannerId(item.recipe_template_id) };
    fixed.push({ slotId: String(slot.id), macros: onlyMacros(item), ...recipe });
  }
  const empty = slots.filter(({ id, target }) => !filled.has(id) && wanted(id) && target.kcal > 0);
  const skipped = slots.filter(({ id }) => !filled.has(id) && !wanted(id));
  return {
    key: date,
    dayNumber: daysBetween(firstDate, date),
    slots: empty.map(toSpec),
    // A slot that is neither planned nor filled is left to its own meal: it asks nothing of the others.
    target: sumOfMacros(slots.filter((slot) => !skipped.includes(slot)).map(({ target }) => target)),
    fixed,
    eaten,
  };
}

/** Recipes eaten or planned shortly before or after the planned days. */
export function toRecentMeals(
  items: readonly DatedItemRow[],
  firstDate: string,
  plannedDates: ReadonlySet<string>,
): RecentMeal[] {
  return items.flatMap(({ date, recipe_template_id: recipe }) =>
    recipe === null || plannedDates.has(date)
      ? []
      : [{ recipeId: plannerId(recipe), daysAgo: -daysBetween(firstDate, date) }],
  );
}
