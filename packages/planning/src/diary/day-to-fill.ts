import { type Macros, sumOfMacros } from "@plateful/nutrition";
import { MEMORY_DAYS } from "../planner/model/memory.ts";
import type { DayInput, RecentMeal, SlotSpec } from "../planner/model/plan-input.ts";
import { withoutSides } from "../planner/sides/without-sides.ts";
import { type CivilDate, daysBetween } from "./civil-date.ts";

/** Days around the planned ones in which a recipe counts as recent: the planner's own repeat window (DIARY-069). */
export const REPEAT_WINDOW_DAYS = 7;

/** A meal that is on a date already and stays there. */
export interface StayingMeal {
  /** The slot under which it is shown; null outside the slots. */
  readonly slotId: string | null;
  /** In kcal and grams. */
  readonly macros: Macros;
  /** Null for what is no recipe. */
  readonly recipeId: string | null;
  /** Eaten beside a dish: a slot with nothing else is still to be filled. */
  readonly isSide?: boolean;
}

/** A date of a diary: its slots, and what stays there. */
export interface DayToFill {
  readonly date: CivilDate;
  /** All slots of the date. Those without energy are never planned. */
  readonly slots: readonly SlotSpec[];
  readonly meals: readonly StayingMeal[];
}

/**
 * One day for the planner: the wanted slots that are still empty, against the target of the whole day, with all that is
 * there counting towards it. Server and app plan from what this says, so that they plan the same.
 * @param firstDate The first of the planned days.
 */
export function dayToFill(
  { date, slots, meals }: DayToFill,
  firstDate: CivilDate,
  wanted: (slotId: string) => boolean = () => true,
): DayInput {
  const filled = new Set(meals.filter(({ isSide }) => isSide !== true).map(({ slotId }) => slotId));
  const besideIn = (slotId: string) =>
    meals.filter((meal) => meal.isSide === true && meal.slotId === slotId).map(({ macros }) => macros);
  const isEmpty = ({ id }: SlotSpec) => !filled.has(id);
  return {
    key: date,
    dayNumber: daysBetween(firstDate, date),
    slots: slots
      .filter((slot) => isEmpty(slot) && wanted(slot.id) && slot.target.kcal > 0)
      .map((slot) => withoutSides(slot, besideIn(slot.id))),
    // A slot that is neither planned nor filled is left to its own meal: it asks nothing of the others.
    target: sumOfMacros(
      slots.filter((slot) => !isEmpty(slot) || wanted(slot.id)).map(({ target }) => target),
    ),
    fixed: meals.flatMap(({ slotId, macros, recipeId, isSide }) => {
      if (slotId === null) return [];
      // A name of its own, so that a side does not close the slot in which it stands.
      const at = isSide === true && !filled.has(slotId) ? `beside ${slotId}` : slotId;
      return [{ slotId: at, macros, ...(recipeId === null ? {} : { recipeId }) }];
    }),
    eaten: meals.filter(({ slotId }) => slotId === null).map(({ macros }) => macros),
  };
}

/** Recipes served within four weeks of the planned days and not on them, in the order of their dates. */
export const memoryOf = (
  meals: readonly { readonly date: CivilDate; readonly recipeId: string }[],
  firstDate: CivilDate,
  plannedDates: ReadonlySet<CivilDate>,
): RecentMeal[] =>
  recentMeals(meals, firstDate, plannedDates)
    .filter(({ daysAgo }) => Math.abs(daysAgo) < MEMORY_DAYS)
    .sort((a, b) => b.daysAgo - a.daysAgo || (a.recipeId < b.recipeId ? -1 : 1));

/** Recipes eaten or planned shortly before or after the planned days. */
export const recentMeals = (
  meals: readonly { readonly date: CivilDate; readonly recipeId: string | null }[],
  firstDate: CivilDate,
  plannedDates: ReadonlySet<CivilDate>,
): RecentMeal[] =>
  meals.flatMap(({ date, recipeId }) =>
    recipeId === null || plannedDates.has(date) ? [] : [{ recipeId, daysAgo: -daysBetween(firstDate, date) }],
  );
