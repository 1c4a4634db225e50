import { sumOfMacros } from "@plateful/nutrition";
import type { Library } from "../model/library.ts";
import type { SlotSpec } from "../model/plan-input.ts";
import type { Swap } from "../model/plan-result.ts";
import { openMeals, type StandingDay, type StandingMeal, standingWeek } from "./standing-week.ts";
import { swaps } from "./swaps.ts";

/** As many as are looked at for each meal: the best for the plan, so that none is far from its targets. */
const MAX_OPTIONS = 40;
/** Percent of a day's energy by which a meal may move the day away from its target. */
const MAX_DAY_ERROR = 5;

/** A meal of a date that another recipe could be put in. */
export interface OpenPlace {
  readonly slot: SlotSpec;
  /** What is planned there; null in a slot without a meal. */
  readonly meal: StandingMeal | null;
}

/**
 * The meals of a date that may become another recipe, and the slots without a meal that are not locked. What is left over, or
 * cooked for another day too, is left alone.
 */
export function openPlaces(
  library: Library,
  standing: StandingDay,
  isLockedSlot: (slotId: string) => boolean,
): OpenPlace[] {
  const { date, slots, meals } = standing;
  const open = openMeals(library, standing);
  return slots.flatMap((slot): OpenPlace[] => {
    const own = meals.filter((meal) => meal.date === date && meal.slotId === slot.id && meal.isSide !== true);
    const meal = open.find(({ slotId, keepsRecipe }) => slotId === slot.id && !keepsRecipe);
    if (meal !== undefined) return own.length === 1 ? [{ slot, meal }] : [];
    return own.length === 0 && slot.target.kcal > 0 && !isLockedSlot(slot.id) ? [{ slot, meal: null }] : [];
  });
}

const nobodyThere = (date: string, slotId: string): StandingMeal => ({
  ...{ id: -1, date, slotId, macros: sumOfMacros([]), recipe: null },
  ...{ isOpen: true, keepsRecipe: false },
});

/** Percent of the energy of the filled slots by which a date is away from it. */
function dayError({ date, slots, meals }: StandingDay): number {
  const ofDay = meals.filter((meal) => meal.date === date);
  const filled = slots.filter(({ id }) => ofDay.some(({ slotId }) => slotId === id));
  const target = sumOfMacros(filled.map((slot) => slot.target)).kcal;
  return target === 0
    ? 0
    : (100 * Math.abs(sumOfMacros(ofDay.map(({ macros }) => macros)).kcal - target)) / target;
}

/**
 * The recipes that fit such a place as the plan wishes: within every restriction and the slot's energy, none of them back too
 * soon, and the day no further than 5 % from its energy, or no further than it is already.
 */
export function mealOptions(library: Library, standing: StandingDay, { slot, meal }: OpenPlace): Swap[] {
  const changing = meal ?? nobodyThere(standing.date, slot.id);
  const meals = meal === null ? [...standing.meals, changing] : standing.meals;
  const { week, day } = standingWeek(library, { ...standing, meals }, [changing]);
  const most = Math.max(MAX_DAY_ERROR, dayError(standing));
  return swaps(library, week, { day, slotId: slot.id }, MAX_OPTIONS).filter(
    ({ dayErrors }) => Math.abs(dayErrors.kcal) <= most,
  );
}
