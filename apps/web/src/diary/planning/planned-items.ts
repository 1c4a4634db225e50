import type { CalendarDay, LinkedMeal, User } from "@plateful/contract";
import { daysBetween, isFrozenAfter, portionsToCook, slotOfItem } from "@plateful/planning";
import { newMealId, type PlannedItem } from "../../lib/kept/kept-change.ts";
import { daySlots } from "../day/day-plan.ts";
import { shownPortion } from "../day/with-kept-changes.ts";
import type { FilledSlot } from "./plan-by-candidates.ts";

/** A filled slot with the day that it is on and the id under which its meal is shown. */
interface Filled {
  readonly filled: FilledSlot;
  readonly day: CalendarDay;
  readonly linked: LinkedMeal;
}

interface Place {
  readonly date: string;
  readonly slotId: number;
}

const isAt = (place: Place, { date, slotId }: Place): boolean =>
  date === place.date && slotId === place.slotId;

function withIds(user: User, days: readonly CalendarDay[], filled: FilledSlot): Filled[] {
  const { date, slotId, portions, company } = filled;
  const day = days.find((one) => one.date === date);
  const slot = daySlots(user, date)?.find(({ id }) => id === slotId);
  if (day === undefined || slot === undefined) return [];
  const id = newMealId();
  const size = { portions: 1, portions_multiplier: portions, company: [...company] };
  const cookedOn = filled.leftoverOf?.date ?? date;
  const is_frozen = isFrozenAfter(daysBetween(cookedOn, date), filled.recipe.fridge_days);
  const linked = {
    calendar_item: id,
    recipe_meal: id,
    date,
    meal_moment: slot.mealMoment,
    is_frozen,
    ...size,
  };
  return [{ filled, day, linked }];
}

/** The recipe that stands in a slot already, as a meal that others are left of. */
function standingAt(user: User, days: readonly CalendarDay[], place: Place): LinkedMeal | null {
  const slots = daySlots(user, place.date) ?? [];
  const items = days.find(({ date }) => date === place.date)?.calendar_items ?? [];
  const found = items.find(
    (item) =>
      slotOfItem({ slotId: item.meal_slot, mealMoment: item.meal_moment }, slots)?.id === place.slotId,
  );
  if (found?.content_type !== "recipemeal") return null;
  const { id, meal_moment, object_id, meal } = found;
  const { portions, portions_multiplier, cooking } = meal;
  const size = { portions, portions_multiplier, company: cooking.company };
  return {
    calendar_item: id,
    recipe_meal: object_id,
    date: place.date,
    meal_moment,
    is_frozen: false,
    ...size,
  };
}

function toItem(user: User, days: readonly CalendarDay[], all: readonly Filled[], one: Filled): PlannedItem {
  const { filled, day, linked } = one;
  const { date, slotId, recipe, portions, leftoverOf, cookOn } = filled;
  const { calendar_item: id, meal_moment } = linked;
  const cook = leftoverOf && (all.find((other) => isAt(leftoverOf, other.filled)) ?? null);
  const cooked = leftoverOf && (cook?.linked ?? standingAt(user, days, leftoverOf));
  const leftover_of = cooked && { ...cooked, is_frozen: linked.is_frozen };
  const leftovers = all
    .filter((other) => other.filled.leftoverOf !== null && isAt(other.filled.leftoverOf, filled))
    .map((other) => other.linked);
  const cook_portions = leftover_of === null ? portionsToCook([linked, ...leftovers]) : 0;
  const early = cookOn === null ? {} : { cook_on: cookOn };
  const cooking = { cook_portions, leftover_of, leftovers, company: linked.company, ...early };
  return {
    ...{ id, date, calendar_day: day.id, meal_slot: slotId, meal_moment, object_id: id },
    ...{ status: "PLANNED", eaten_at_time: null, locked: false, modified: "" },
    ...(leftover_of === null || leftoverOf === null ? {} : { cookedAt: leftoverOf }),
    content_type: "recipemeal",
    meal: {
      ...{ id, user: user.id, modified: "", recipe_template: recipe, portions: 1, portion: 1, cooking },
      planned_portions: null,
      portions_multiplier: portions,
      ...shownPortion(recipe, portions),
    },
  };
}

/** Meals that were planned here, as they are shown until the server has them, each with what it is cooked together with. */
export function plannedItems(
  user: User,
  days: readonly CalendarDay[],
  filled: readonly FilledSlot[],
): PlannedItem[] {
  const all = filled.flatMap((one) => withIds(user, days, one));
  return all.map((one) => toItem(user, days, all, one));
}
