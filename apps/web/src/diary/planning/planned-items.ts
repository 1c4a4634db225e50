import type { CalendarDay, LinkedMeal, MealCooking, User } from "@plateful/contract";
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

/** The day on which the dish of a slot was cooked. */
function cookingDay({ date, leftoverOf, cookOn }: FilledSlot, planned: readonly FilledSlot[]): string {
  if (leftoverOf === null) return cookOn ?? date;
  return planned.find((other) => isAt(leftoverOf, other))?.cookOn ?? leftoverOf.date;
}

function withIds(
  user: User,
  days: readonly CalendarDay[],
  filled: FilledSlot,
  planned: readonly FilledSlot[],
): Filled[] {
  const { date, slotId, portions, company } = filled;
  const day = days.find((one) => one.date === date);
  const slot = daySlots(user, date)?.find(({ id }) => id === slotId);
  if (day === undefined || slot === undefined) return [];
  const id = newMealId();
  const size = { portions: 1, portions_multiplier: portions, company: [...company] };
  const age = daysBetween(cookingDay(filled, planned), date);
  const is_frozen = isFrozenAfter(age, filled.recipe.fridge_days);
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

/** Meals that are eaten of one, itself first. */
const mealsOf = (all: readonly Filled[], one: Filled): LinkedMeal[] => [
  one.linked,
  ...all
    .filter(({ filled: { leftoverOf } }) => leftoverOf !== null && isAt(leftoverOf, one.filled))
    .map(({ linked }) => linked),
];

/** What is cooked together with a meal for later days, as the server will say it. */
function alsoCook(all: readonly Filled[], { filled, linked }: Filled): Pick<MealCooking, "also_cook"> {
  if (filled.leftoverOf !== null || filled.cookOn !== null) return {};
  const also = all
    .filter((other) => other.filled.cookOn === filled.date && other.linked.meal_moment === linked.meal_moment)
    .map((other) => {
      const meals = mealsOf(all, other);
      return {
        calendar_item: other.linked.calendar_item,
        recipe_meal: other.linked.recipe_meal,
        name: other.filled.recipe.name,
        cook_portions: portionsToCook(meals),
        meals: meals.map(({ date, meal_moment, is_frozen }) => ({ date, meal_moment, is_frozen })),
      };
    });
  return also.length === 0 ? {} : { also_cook: also };
}

function toItem(user: User, days: readonly CalendarDay[], all: readonly Filled[], one: Filled): PlannedItem {
  const { filled, day, linked } = one;
  const { date, slotId, recipe, portions, leftoverOf, cookOn } = filled;
  const { calendar_item: id, meal_moment } = linked;
  const cook = leftoverOf && (all.find((other) => isAt(leftoverOf, other.filled)) ?? null);
  const cooked = leftoverOf && (cook?.linked ?? standingAt(user, days, leftoverOf));
  const leftover_of = cooked && { ...cooked, is_frozen: linked.is_frozen };
  const [, ...leftovers] = mealsOf(all, one);
  const cook_portions = leftover_of === null ? portionsToCook([linked, ...leftovers]) : 0;
  const early = { ...(cookOn === null ? {} : { cook_on: cookOn }), ...alsoCook(all, one) };
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
  const all = filled.flatMap((one) => withIds(user, days, one, filled));
  return all.map((one) => toItem(user, days, all, one));
}
