import { addDays, type PlanningWishes, WEEKDAYS } from "@plateful/nutrition";
import {
  type BatchPreset,
  type DayInput,
  daysBetween,
  type LinkableSlot,
  linkSlots,
  type MealLink,
  type SlotPlace,
  weekdayOf,
} from "@plateful/planning";
import { mustHave } from "../../platform/base/must-have.ts";
import type { DatedItemRow } from "../day/calendar-item-store.ts";
import { slotOfItem, toDayInput } from "../day/day-input.ts";
import { slotsOn, type WeekSlot, type WeekSlots } from "../day/week-slot-store.ts";

/** How far back a meal can stand that a planned one repeats: Friday has the breakfast of Monday. */
const DAYS_BACK = 4;

/** The presets that a person's wishes come to. */
export const presetsOf = (wishes: PlanningWishes): BatchPreset[] => [
  ...(wishes.leftovers === "NEXT_LUNCH" ? (["DINNER_TO_NEXT_LUNCH"] as const) : []),
  ...(wishes.cooksTwiceAWeek ? (["COOK_TWICE_A_WEEK"] as const) : []),
  ...(wishes.sameBreakfastOnWeekdays ? (["SAME_BREAKFAST_ON_WEEKDAYS"] as const) : []),
];

/** What links of planned days to each other, and to the days before them, follow from. */
export interface LinkContext {
  readonly presets: readonly BatchPreset[];
  /** Whether a recipe is one that this person may eat. */
  readonly isAllowed: (recipeId: number) => boolean;
  readonly week: WeekSlots;
  /** The days to plan, in order. */
  readonly inputs: readonly DayInput[];
  /** What stays on these days and around them, by date. */
  readonly kept: ReadonlyMap<string, readonly DatedItemRow[]>;
  /** Items that the plan replaces. */
  readonly replaced: readonly DatedItemRow[];
  /** Today's date where the person is. */
  readonly today: string;
  /** Whether a planned slot may serve what stands in the diary already. */
  readonly mayRepeat: boolean;
}

/** The meal that stands in a slot; null when it is no recipe that this person may eat. */
function repeatableIn(
  { isAllowed }: LinkContext,
  slot: WeekSlot,
  slots: readonly WeekSlot[],
  items: readonly DatedItemRow[],
): DatedItemRow | null {
  const [first] = items.filter((item) => slotOfItem(item, slots)?.id === slot.id);
  return first?.recipe_template_id != null && isAllowed(first.recipe_template_id) ? first : null;
}

/**
 * More can be cooked of a meal that nobody has cooked yet. What was cooked already has left-overs only where it had them
 * before this planning.
 */
function hasLeftovers({ today, replaced }: LinkContext, item: DatedItemRow): boolean {
  if (item.leftover_of !== null) return false;
  const isAhead = item.status === "PLANNED" && item.date >= today;
  return isAhead || replaced.some(({ leftover_of }) => leftover_of === item.id);
}

/** Where the items stand that stay, by their ids. */
function placesOfItems({ kept, week }: LinkContext, dates: readonly string[]): Map<number, SlotPlace> {
  return new Map(
    dates.flatMap((date, day) =>
      (kept.get(date) ?? []).map((item) => {
        const slotId = String(slotOfItem(item, slotsOn(week, date))?.id);
        return [item.id, { day, slotId }] as const;
      }),
    ),
  );
}

function linkableSlots(context: LinkContext, dates: readonly string[]): LinkableSlot[] {
  const [origin = ""] = context.inputs.map(({ key }) => key);
  const places = placesOfItems(context, dates);
  return dates.flatMap((date, day) => {
    const input = context.inputs.find(({ key }) => key === date);
    const slots = slotsOn(context.week, date);
    const items = context.kept.get(date) ?? [];
    return slots.map((slot): LinkableSlot => {
      const slotId = String(slot.id);
      const isFree = input?.slots.some(({ id }) => id === slotId) ?? false;
      const leftOf = places.get(
        items.find((item) => slotOfItem(item, slots)?.id === slot.id)?.leftover_of ?? 0,
      );
      const standing = isFree || !context.mayRepeat ? null : repeatableIn(context, slot, slots, items);
      return {
        at: { day, slotId },
        dayNumber: daysBetween(origin, date),
        mealType: slot.mealType,
        isFree,
        mayCook: isFree || (standing !== null && hasLeftovers(context, standing)),
        mayReturn: isFree || standing !== null,
        ...(isFree || leftOf === undefined ? {} : { leftOf }),
      };
    });
  });
}

/** Every date from a few days before the plan to its end. */
function datesAround(inputs: readonly DayInput[]): string[] {
  const [first = "", last = first] = [inputs[0]?.key, inputs.at(-1)?.key];
  const count = daysBetween(first, last) + 1 + DAYS_BACK;
  return Array.from({ length: count }, (_, at) => addDays(first, at - DAYS_BACK));
}

/**
 * The days of a plan with the links that the person wishes. Days that are not planned come along, with what stands on
 * them, when a planned meal repeats one of theirs.
 */
export function withLinks(context: LinkContext): { days: readonly DayInput[]; links: MealLink[] } {
  const { presets, inputs, week, kept } = context;
  const [origin] = inputs;
  if (presets.length === 0 || origin === undefined) return { days: inputs, links: [] };
  const dates = datesAround(inputs);
  const links = linkSlots(presets, linkableSlots(context, dates), WEEKDAYS.indexOf(weekdayOf(origin.key)));
  const linked = new Set(links.map(({ cook }) => cook.day));
  const isUsed = (date: string, at: number) => linked.has(at) || inputs.some(({ key }) => key === date);
  const used = [...dates.entries()].filter(([at, date]) => isUsed(date, at));
  const placeOf = new Map(used.map(([at], place) => [at, place]));
  const moved = ({ day, slotId }: MealLink["cook"]) => ({
    day: mustHave(placeOf.get(day), "the day of a link"),
    slotId,
  });
  return {
    days: used.map(
      ([, date]) =>
        inputs.find(({ key }) => key === date) ??
        toDayInput(date, origin.key, slotsOn(week, date), kept.get(date) ?? [], () => false),
    ),
    links: links.map(({ cook, eat, kind }) => ({ cook: moved(cook), eat: moved(eat), kind })),
  };
}
