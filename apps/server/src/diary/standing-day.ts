import { addDays, type PlanningWishes } from "@plateful/nutrition";
import type { Library, StandingDay, StandingMeal } from "@plateful/planning";
import type { Call } from "../platform/call.ts";
import { getEatingRules, plannerId, plannerLibrary } from "../recipes/index.ts";
import type { DayRow } from "./calendar-day-store.ts";
import { type DatedItemRow, listItemsBetween } from "./calendar-item-store.ts";
import { macrosOf, REPEAT_WINDOW_DAYS, slotOfItem, toSpec } from "./day-input.ts";
import { findWeekSlots, slotsOn, type WeekSlot } from "./week-slot-store.ts";

type Locks = Pick<DayRow, "locked" | "locked_slots">;

/** Whether planning leaves an item alone, because it, its slot on that day or its day is locked (PLAN-071). */
export const isLocked = (
  item: { readonly locked: boolean },
  slotId: number | null | undefined,
  day: Locks | undefined,
): boolean =>
  item.locked || (day?.locked ?? false) || (slotId != null && !!day?.locked_slots.includes(slotId));

interface OpenOrNot {
  readonly status: string;
  readonly recipe_template_id: number | null;
  readonly locked: boolean;
}

/** Whether a meal may be changed by planning: what was eaten is a fact, and what is locked is to stay. */
export const isOpenItem = (item: OpenOrNot, slotId: number | null | undefined, day: Locks): boolean =>
  item.status === "PLANNED" && item.recipe_template_id !== null && !isLocked(item, slotId, day);

const toStandingMeal = (
  item: DatedItemRow,
  slots: readonly WeekSlot[],
  linked: ReadonlySet<number>,
): StandingMeal => {
  const { id, date, recipe_template_id: recipeId, portions_multiplier: portions } = item;
  const slot = slotOfItem(item, slots);
  return {
    id,
    date,
    slotId: slot === undefined ? null : String(slot.id),
    macros: macrosOf(item),
    recipe: recipeId === null ? null : { id: plannerId(recipeId), portions: portions ?? 1 },
    isOpen: isOpenItem(item, slot?.id, { locked: item.day_locked, locked_slots: item.locked_slots }),
    keepsRecipe: linked.has(id),
  };
};

interface ReadDay {
  readonly library: Library;
  readonly standing: StandingDay;
  readonly planning: PlanningWishes;
  /** Items that are left over, or have left-overs. */
  readonly linked: ReadonlySet<number>;
}

/**
 * A date of somebody's diary as the planner sees it, with everything near it that must not be repeated, and the recipes
 * from which it may choose for this person.
 */
export async function readStandingDay(
  { db, services }: Pick<Call, "db" | "services">,
  userId: number,
  date: string,
): Promise<ReadDay> {
  const { rules, planning, ownRecipeIds } = await getEatingRules(db, userId);
  const slots = slotsOn(await findWeekSlots(db, userId), date);
  const from = addDays(date, -2 * REPEAT_WINDOW_DAYS);
  const items = await listItemsBetween(db, userId, from, addDays(date, 2 * REPEAT_WINDOW_DAYS));
  const library = await plannerLibrary(services, db, ownRecipeIds);
  const linked = new Set(items.flatMap(({ id, leftover_of: cook }) => (cook === null ? [] : [id, cook])));
  const meals = items
    .toSorted((a, b) => a.id - b.id)
    .map((item) => toStandingMeal(item, item.date === date ? slots : [], linked));
  return { library, planning, linked, standing: { date, slots: slots.map(toSpec), meals, rules } };
}
