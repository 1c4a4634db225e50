import { addDays, type PlanningWishes, WEEKDAYS } from "@plateful/nutrition";
import { type BatchPreset, linkSlots } from "../planner/answers/batch-links.ts";
import type { CookedTogether, LinkableSlot } from "../planner/answers/linkable-slot.ts";
import type { DayInput, SlotPlace, SlotSpec } from "../planner/model/plan-input.ts";
import { type CivilDate, daysBetween, weekdayOf } from "./civil-date.ts";
import { dayToFill, type StayingMeal } from "./day-to-fill.ts";

/** Meals that are all cooked on their own. */
export const NOT_LINKED: CookedTogether = { links: [], cookedAhead: [] };

/** How far back a meal can stand that a planned one repeats: Friday has the breakfast of Monday. */
const DAYS_BACK = 4;

/** The presets that a person's wishes come to. */
export const presetsOf = (
  wishes: Pick<PlanningWishes, "leftovers" | "cooksTwiceAWeek" | "sameBreakfastOnWeekdays">,
): BatchPreset[] => [
  ...(wishes.leftovers === "NEXT_LUNCH" ? (["DINNER_TO_NEXT_LUNCH"] as const) : []),
  ...(wishes.cooksTwiceAWeek ? (["COOK_TWICE_A_WEEK"] as const) : []),
  ...(wishes.sameBreakfastOnWeekdays ? (["SAME_BREAKFAST_ON_WEEKDAYS"] as const) : []),
];

/** A meal that stays on its date, as far as planned ones may be linked to it. */
export interface LinkableMeal extends StayingMeal {
  readonly id: number;
  /** It was not eaten yet. */
  readonly isPlanned: boolean;
  /** The meal that this one is left of; null when it is cooked itself. */
  readonly leftoverOf: number | null;
  /** The earlier day on which it is cooked; null for its own. */
  readonly cookOn: CivilDate | null;
}

/** What links of planned days to each other, and to the days before them, follow from. */
export interface LinkContext {
  readonly presets: readonly BatchPreset[];
  /** Whether a recipe is one that everybody who may be at the table may eat. */
  readonly isAllowed: (recipeId: string) => boolean;
  /** All slots of a date. */
  readonly slotsOn: (date: CivilDate) => readonly SlotSpec[];
  /** The days to plan, in order. */
  readonly inputs: readonly DayInput[];
  /** What stays on these days and around them. */
  readonly mealsOn: (date: CivilDate) => readonly LinkableMeal[];
  /** Meals of which the plan replaces what is left, so that enough of them is cooked for it. */
  readonly hadLeftovers?: ReadonlySet<number>;
  /** Today's date where the person is. */
  readonly today: CivilDate;
  /** Whether a planned slot may serve what stands in the diary already. */
  readonly mayRepeat: boolean;
}

/** The meal that stands in a slot; null when it is no recipe that this person may eat. */
function repeatableIn({ isAllowed }: LinkContext, found: LinkableMeal | undefined): LinkableMeal | null {
  return found?.recipeId != null && isAllowed(found.recipeId) ? found : null;
}

/**
 * More can be cooked of a meal that nobody has cooked yet. What was cooked already has left-overs only where it had them
 * before this planning.
 */
function hasLeftovers({ today, hadLeftovers }: LinkContext, date: CivilDate, meal: LinkableMeal): boolean {
  if (meal.leftoverOf !== null) return false;
  return (meal.isPlanned && (meal.cookOn ?? date) >= today) || (hadLeftovers?.has(meal.id) ?? false);
}

/** Where the meals stand that stay, by their ids. */
function placesOfMeals({ mealsOn }: LinkContext, dates: readonly CivilDate[]): Map<number, SlotPlace> {
  return new Map(
    dates.flatMap((date, day) =>
      mealsOn(date).flatMap(({ id, slotId }) => (slotId === null ? [] : [[id, { day, slotId }] as const])),
    ),
  );
}

/** What a meal that stays says of how it is cooked. */
function cookingOf(
  found: LinkableMeal | undefined,
  date: CivilDate,
  places: ReadonlyMap<number, SlotPlace>,
): Pick<LinkableSlot, "leftOf" | "cookedAhead"> {
  const leftOf = places.get(found?.leftoverOf ?? 0);
  const cookOn = found?.cookOn ?? date;
  return {
    ...(leftOf === undefined ? {} : { leftOf }),
    ...(cookOn === date ? {} : { cookedAhead: daysBetween(cookOn, date) }),
  };
}

function linkableSlots(context: LinkContext, dates: readonly CivilDate[]): LinkableSlot[] {
  const [origin = ""] = context.inputs.map(({ key }) => key);
  const places = placesOfMeals(context, dates);
  return dates.flatMap((date, day) => {
    const input = context.inputs.find(({ key }) => key === date);
    const meals = context.mealsOn(date);
    return context.slotsOn(date).map(({ id: slotId, mealType }): LinkableSlot => {
      const isFree = input?.slots.some(({ id }) => id === slotId) ?? false;
      const found = meals.find((meal) => meal.slotId === slotId && meal.isSide !== true);
      const standing = isFree || !context.mayRepeat ? null : repeatableIn(context, found);
      return {
        at: { day, slotId },
        dayNumber: daysBetween(origin, date),
        mealType,
        isFree,
        mayCook: isFree || (standing !== null && hasLeftovers(context, date, standing)),
        mayReturn: isFree || standing !== null,
        isPast: date < context.today,
        ...(isFree ? {} : cookingOf(found, date, places)),
      };
    });
  });
}

/** Every date from a few days before the plan to its end. */
function datesAround(inputs: readonly DayInput[]): CivilDate[] {
  const [first = "", last = first] = [inputs[0]?.key, inputs.at(-1)?.key];
  const count = daysBetween(first, last) + 1 + DAYS_BACK;
  return Array.from({ length: count }, (_, at) => addDays(first, at - DAYS_BACK));
}

/** Days to plan, with how their meals are cooked together. */
export interface LinkedDays extends CookedTogether {
  readonly days: readonly DayInput[];
}

/**
 * The days of a plan with the links that the person wishes. Days that are not planned come along, with what stands on
 * them, when a planned meal repeats one of theirs. Server and app link what this says, so that they plan the same.
 */
export function withLinks(context: LinkContext): LinkedDays {
  const { presets, inputs, slotsOn, mealsOn } = context;
  const [origin] = inputs;
  if (presets.length === 0 || origin === undefined) return { days: inputs, ...NOT_LINKED };
  const dates = datesAround(inputs);
  const { links, cookedAhead } = linkSlots(
    presets,
    linkableSlots(context, dates),
    WEEKDAYS.indexOf(weekdayOf(origin.key)),
  );
  const linked = new Set(links.map(({ cook }) => cook.day));
  const used = dates.filter((date, at) => linked.has(at) || inputs.some(({ key }) => key === date));
  const moved = ({ day, slotId }: SlotPlace): SlotPlace => ({ day: used.indexOf(dates[day] ?? ""), slotId });
  return {
    days: used.map((date) => {
      const standing = { date, slots: slotsOn(date), meals: mealsOn(date) };
      return inputs.find(({ key }) => key === date) ?? dayToFill(standing, origin.key, () => false);
    }),
    links: links.map(({ cook, eat, kind }) => ({ cook: moved(cook), eat: moved(eat), kind })),
    cookedAhead: cookedAhead.map(({ at, days }) => ({ at: moved(at), days })),
  };
}
