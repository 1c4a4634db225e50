import { onlyMacros } from "@plateful/nutrition";
import {
  type DayInput,
  dayToFill,
  type LinkableMeal,
  type RecentMeal,
  recentMeals,
  type SlotSpec,
  slotOfItem as slotOf,
} from "@plateful/planning";
import { plannerId } from "../../recipes/index.ts";
import type { DatedItemRow } from "./calendar-item-store.ts";
import type { WeekSlot } from "./week-slot-store.ts";

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

const recipeIn = ({ recipe_template_id: id }: DatedItemRow): string | null =>
  id === null ? null : plannerId(id);

/** What stands on a date, as planning sees it. */
export const toLinkableMeals = (items: readonly DatedItemRow[], slots: readonly WeekSlot[]): LinkableMeal[] =>
  items.map((item) => {
    const slot = slotOfItem(item, slots);
    return {
      id: item.id,
      slotId: slot === undefined ? null : String(slot.id),
      macros: onlyMacros(item),
      recipeId: recipeIn(item),
      isPlanned: item.status === "PLANNED",
      leftoverOf: item.leftover_of,
      cookOn: item.cook_on,
      isSide: item.is_side,
    };
  });

/** One day for the planner, from the rows of its diary (`dayToFill`). */
export function toDayInput(
  date: string,
  firstDate: string,
  slots: readonly WeekSlot[],
  items: readonly DatedItemRow[],
  wanted: (slotId: number) => boolean = () => true,
): DayInput {
  const meals = toLinkableMeals(items, slots);
  return dayToFill({ date, slots: slots.map(toSpec), meals }, firstDate, (id) => wanted(Number(id)));
}

/** Recipes eaten or planned shortly before or after the planned days. */
export const toRecentMeals = (
  items: readonly DatedItemRow[],
  firstDate: string,
  plannedDates: ReadonlySet<string>,
): RecentMeal[] =>
  recentMeals(
    items.map((item) => ({ date: item.date, recipeId: recipeIn(item) })),
    firstDate,
    plannedDates,
  );
