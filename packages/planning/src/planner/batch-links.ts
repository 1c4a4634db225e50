import { LEFTOVER_DAYS } from "./links.ts";
import type { DayInput, MealLink, SlotPlace } from "./plan-input.ts";

/** Simple ways to cook less often. */
export const BATCH_PRESETS = [
  "DINNER_TO_NEXT_LUNCH",
  "COOK_TWICE_A_WEEK",
  "SAME_BREAKFAST_ON_WEEKDAYS",
] as const;
export type BatchPreset = (typeof BATCH_PRESETS)[number];

/** Days of a week that are no weekend, counted from Monday. */
const WEEKDAYS = 5;
const WEEK = 7;

/**
 * Turns a preset into links for the given days: each dinner is also the next day's lunch; a dinner is cooked for up to
 * four evenings; or Monday's breakfast returns until Friday. Slots that are filled already keep what they have.
 *
 * @param firstWeekday weekday of day number 0, from 0 for Monday
 */
export function batchLinks(preset: BatchPreset, days: readonly DayInput[], firstWeekday: number): MealLink[] {
  if (preset === "DINNER_TO_NEXT_LUNCH") return dinnersToLunches(days);
  return preset === "COOK_TWICE_A_WEEK" ? dinnersTogether(days) : sameBreakfasts(days, firstWeekday);
}

function dinnersToLunches(days: readonly DayInput[]): MealLink[] {
  return placesOf(days, "DINNER").flatMap((cook) => {
    const eat = placesOf(days, "LUNCH").find((lunch) => lunch.number === cook.number + 1 && lunch.isFree);
    return eat ? [{ cook: cook.at, eat: eat.at, kind: "LEFTOVER" as const }] : [];
  });
}

/** The first evening of a week serves three, the fourth the other four; what keeps too long is cooked anew. */
function dinnersTogether(days: readonly DayInput[]): MealLink[] {
  const links: MealLink[] = [];
  let cook: Place | null = null;
  for (const dinner of placesOf(days, "DINNER")) {
    const isCookingDay = [0, LEFTOVER_DAYS].includes(((dinner.number % WEEK) + WEEK) % WEEK);
    if (cook === null || isCookingDay || !dinner.isFree || dinner.number - cook.number > LEFTOVER_DAYS) {
      cook = dinner;
    } else {
      links.push({ cook: cook.at, eat: dinner.at, kind: "LEFTOVER" });
    }
  }
  return links;
}

function sameBreakfasts(days: readonly DayInput[], firstWeekday: number): MealLink[] {
  const links: MealLink[] = [];
  const cooks = new Map<number, Place>();
  for (const breakfast of placesOf(days, "BREAKFAST")) {
    const fromMonday = breakfast.number + firstWeekday;
    const week = Math.floor(fromMonday / WEEK);
    if (fromMonday - week * WEEK >= WEEKDAYS) continue;
    const cook = cooks.get(week);
    if (cook === undefined) cooks.set(week, breakfast);
    else if (breakfast.isFree) links.push({ cook: cook.at, eat: breakfast.at, kind: "SAME" });
  }
  return links;
}

interface Place {
  readonly at: SlotPlace;
  readonly number: number;
  readonly isFree: boolean;
}

/** The slots of a meal type in the order of the days. */
function placesOf(days: readonly DayInput[], mealType: "BREAKFAST" | "LUNCH" | "DINNER"): Place[] {
  const places = days.flatMap((day, at) => {
    const slot = day.slots.find((candidate) => candidate.mealType === mealType);
    if (slot === undefined) return [];
    const isFree = !day.fixed?.some((item) => item.slotId === slot.id);
    return [{ at: { day: at, slotId: slot.id }, number: day.dayNumber ?? at, isFree }];
  });
  return places.sort((a, b) => a.number - b.number);
}
