import { LEFTOVER_DAYS } from "../model/keeping.ts";
import type { DayInput, MealLink, SlotPlace } from "../model/plan-input.ts";

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
/** Evenings on which someone who cooks twice a week does so: Monday and Thursday, counted from Monday. */
const COOKING_DAYS: readonly number[] = [0, LEFTOVER_DAYS];

/** A slot as far as linking it to another one is concerned. */
export interface LinkableSlot {
  readonly at: SlotPlace;
  /** Days after the first day of the plan; negative for the days before it. */
  readonly dayNumber: number;
  readonly mealType: string;
  /** It is to be planned, so it may serve what an earlier slot does. */
  readonly isFree: boolean;
  /** Enough can be cooked in it to have some left: it is to be planned, or a recipe that still has to be cooked stands in it. */
  readonly mayCook: boolean;
  /** A recipe is or will be in it, which can be made once more on another day. */
  readonly mayReturn: boolean;
  /** What stands in it is left of this slot. */
  readonly leftOf?: SlotPlace;
}

/**
 * Turns presets into links: each dinner is also the next day's lunch; what is cooked on Monday and Thursday is eaten on the
 * evenings after; or Monday's breakfast returns until Friday. Slots that are filled already keep what they have. Nobody is
 * served a dish twice on one day: with left-overs for dinner, lunch is something else.
 *
 * @param slots in any order
 * @param firstWeekday weekday of day number 0, from 0 for Monday
 */
export function linkSlots(
  presets: readonly BatchPreset[],
  slots: readonly LinkableSlot[],
  firstWeekday: number,
): MealLink[] {
  const ofType = (mealType: string) =>
    slots.filter((slot) => slot.mealType === mealType).sort((a, b) => a.dayNumber - b.dayNumber);
  const dinners = ofType("DINNER");
  const evenings = presets.includes("COOK_TWICE_A_WEEK") ? dinnersTogether(dinners, firstWeekday) : [];
  return [
    ...evenings,
    ...(presets.includes("DINNER_TO_NEXT_LUNCH") ? dinnersToLunches(dinners, ofType("LUNCH"), evenings) : []),
    ...(presets.includes("SAME_BREAKFAST_ON_WEEKDAYS")
      ? sameBreakfasts(ofType("BREAKFAST"), firstWeekday)
      : []),
  ];
}

/**
 * The links of one preset for days whose slots are all given.
 *
 * @param firstWeekday weekday of day number 0, from 0 for Monday
 */
export function batchLinks(preset: BatchPreset, days: readonly DayInput[], firstWeekday: number): MealLink[] {
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

const link = (cook: LinkableSlot, eat: LinkableSlot, kind: MealLink["kind"]): MealLink => ({
  cook: cook.at,
  eat: eat.at,
  kind,
});

const isSame = (a: SlotPlace, b: SlotPlace): boolean => a.day === b.day && a.slotId === b.slotId;

/** @param evenings dinners that are left of earlier ones: their lunch is left of the first */
function dinnersToLunches(
  dinners: readonly LinkableSlot[],
  lunches: readonly LinkableSlot[],
  evenings: readonly MealLink[],
): MealLink[] {
  const cookedOn = (dayNumber: number) => {
    const dinner = dinners.find((one) => one.dayNumber === dayNumber);
    const cook = dinner?.leftOf ?? (dinner && evenings.find(({ eat }) => isSame(eat, dinner.at))?.cook);
    return cook === undefined ? dinner : dinners.find(({ at }) => isSame(at, cook));
  };
  return lunches.flatMap((lunch) => {
    const cook = cookedOn(lunch.dayNumber - 1);
    if (!(lunch.isFree && cook?.mayCook) || cook === cookedOn(lunch.dayNumber)) return [];
    return lunch.dayNumber - cook.dayNumber > LEFTOVER_DAYS ? [] : [link(cook, lunch, "LEFTOVER")];
  });
}

/** Monday's dinner serves three evenings, Thursday's the other four; what keeps too long is cooked again. */
function dinnersTogether(dinners: readonly LinkableSlot[], firstWeekday: number): MealLink[] {
  const links: MealLink[] = [];
  let cook: LinkableSlot | null = null;
  for (const dinner of dinners) {
    const weekday = (((dinner.dayNumber + firstWeekday) % WEEK) + WEEK) % WEEK;
    const isFresh =
      cook === null ||
      COOKING_DAYS.includes(weekday) ||
      !dinner.isFree ||
      dinner.dayNumber - cook.dayNumber > LEFTOVER_DAYS;
    if (cook !== null && !isFresh) links.push(link(cook, dinner, "LEFTOVER"));
    else if (dinner.mayCook) cook = dinner;
  }
  return links;
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
