import { LEFTOVER_DAYS } from "../model/keeping.ts";
import type { DayInput, MealLink, SlotPlace } from "../model/plan-input.ts";
import { alternatingDinners, standingAhead } from "./alternating-dinners.ts";
import { type CookedTogether, isSame, type LinkableSlot, link } from "./linkable-slot.ts";

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
 * Turns presets into links: each dinner is also the next day's lunch; two dishes that are cooked on Monday, and two on Thursday,
 * alternate on the evenings after; or Monday's breakfast returns until Friday. Slots that are filled already keep what they have. Nobody is
 * served a dish twice on one day: with left-overs for dinner, lunch is something else.
 *
 * @param slots in any order
 * @param firstWeekday weekday of day number 0, from 0 for Monday
 */
export function linkSlots(
  presets: readonly BatchPreset[],
  slots: readonly LinkableSlot[],
  firstWeekday: number,
): CookedTogether {
  const ofType = (mealType: string) =>
    slots.filter((slot) => slot.mealType === mealType).sort((a, b) => a.dayNumber - b.dayNumber);
  const dinners = ofType("DINNER");
  const evenings = presets.includes("COOK_TWICE_A_WEEK")
    ? alternatingDinners(dinners, firstWeekday)
    : { links: [], cookedAhead: standingAhead(dinners) };
  const links = [
    ...evenings.links,
    ...(presets.includes("DINNER_TO_NEXT_LUNCH") ? dinnersToLunches(dinners, ofType("LUNCH"), evenings) : []),
    ...(presets.includes("SAME_BREAKFAST_ON_WEEKDAYS")
      ? sameBreakfasts(ofType("BREAKFAST"), firstWeekday)
      : []),
  ];
  const isUsed = (at: SlotPlace) =>
    dinners.some((dinner) => dinner.isFree && isSame(dinner.at, at)) ||
    links.some(({ cook }) => isSame(cook, at));
  return { links, cookedAhead: evenings.cookedAhead.filter(({ at }) => isUsed(at)) };
}

/**
 * What one preset comes to for days whose slots are all given.
 *
 * @param firstWeekday weekday of day number 0, from 0 for Monday
 */
export function batchLinks(
  preset: BatchPreset,
  days: readonly DayInput[],
  firstWeekday: number,
): CookedTogether {
  const slots = days.flatMap((day, at) =>
    day.slots.map(({ id, mealType }): LinkableSlot => {
      const fixed = day.fixed?.filter((item) => item.slotId === id) ?? [];
      const isFree = fixed.length === 0;
      const serves = isFree || fixed.some(({ recipeId }) => recipeId !== undefined);
      return {
        at: { day: at, slotId: id },
        dayNumber: day.dayNumber ?? at,
        mealType,
        isFree,
        mayCook: serves,
        mayReturn: serves,
      };
    }),
  );
  return linkSlots([preset], slots, firstWeekday);
}

/** @param evenings dinners that are left of earlier ones: their lunch is left of the first */
function dinnersToLunches(
  dinners: readonly LinkableSlot[],
  lunches: readonly LinkableSlot[],
  evenings: CookedTogether,
): MealLink[] {
  const cookedOn = (dayNumber: number) => {
    const dinner = dinners.find((one) => one.dayNumber === dayNumber);
    const cook = dinner?.leftOf ?? (dinner && evenings.links.find(({ eat }) => isSame(eat, dinner.at))?.cook);
    return cook === undefined ? dinner : dinners.find(({ at }) => isSame(at, cook));
  };
  const daysAhead = ({ at }: LinkableSlot) =>
    evenings.cookedAhead.find((one) => isSame(one.at, at))?.days ?? 0;
  return lunches.flatMap((lunch) => {
    const cook = cookedOn(lunch.dayNumber - 1);
    if (!(lunch.isFree && cook?.mayCook) || cook === cookedOn(lunch.dayNumber)) return [];
    const age = lunch.dayNumber - cook.dayNumber + daysAhead(cook);
    return age > LEFTOVER_DAYS ? [] : [link(cook, lunch, "LEFTOVER")];
  });
}

function sameBreakfasts(breakfasts: readonly LinkableSlot[], firstWeekday: number): MealLink[] {
  const links: MealLink[] = [];
  const cooks = new Map<number, LinkableSlot>();
  for (const breakfast of breakfasts) {
    const fromMonday = breakfast.dayNumber + firstWeekday;
    const week = Math.floor(fromMonday / WEEK);
    if (fromMonday - week * WEEK >= WEEKDAYS) continue;
    const cook = cooks.get(week);
    if (cook !== undefined && breakfast.isFree) links.push(link(cook, breakfast, "SAME"));
    else if (cook === undefined && breakfast.mayReturn) cooks.set(week, breakfast);
  }
  return links;
}
