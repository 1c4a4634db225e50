import { addDays, CUISINES, type Variety } from "@plateful/nutrition";
import { isCivilDate, weekdayOf } from "../../diary/civil-date.ts";
import { toBits } from "./bits.ts";
import type { Library } from "./library.ts";
import type { LinkRules } from "./links.ts";
import type { CookingWishes, DayInput, MealLink } from "./plan-input.ts";
import type { Weights } from "./weights.ts";

/** For a meal that asks for more minutes than are wished, for each minute, and at most: much less than an empty slot costs. */
const OVER_POINTS = 14;
const OVER_PER_MINUTE = 0.6;
const MAX_OVER_POINTS = 45;

/** For a dish of another kitchen than those that are liked best. */
const OTHER_CUISINE_POINTS = 4;

/** How much chance and popularity count, as a multiple of what they count for everybody. */
const CHANCE: Readonly<Record<Variety, number>> = { FAMILIAR: 0, BALANCED: 1, ADVENTUROUS: 6 };
/** The same for what was had within four weeks: who likes to eat what they know is glad to see it again. */
const MEMORY: Readonly<Record<Variety, number>> = { FAMILIAR: 0.4, BALANCED: 1, ADVENTUROUS: 1.5 };
/** What someone learned to dislike is not wished by those who like something else each time either. */
const POPULARITY: Readonly<Record<Variety, number>> = { FAMILIAR: 1.5, BALANCED: 1, ADVENTUROUS: 0.5 };

const isWeekend = (date: string): boolean => ["saturday", "sunday"].includes(weekdayOf(date));

/**
 * The most minutes of work that are wished for a meal of a day, by its date; null for any, and for a day without a date.
 * @param ahead days before its own on which the meal is cooked
 */
export function wishedMinutes(wishes: CookingWishes | null, dayKey: string, ahead = 0): number | null {
  if (wishes === null || !isCivilDate(dayKey)) return null;
  return isWeekend(addDays(dayKey, -ahead)) ? wishes.weekendMinutes : wishes.weekdayMinutes;
}

/** Points of a meal for the minutes of work beyond those that are wished; unknown minutes are never too many. */
export function minutesCost(active: number, wished: number): number {
  const over = active - wished;
  return over > 0 ? Math.min(MAX_OVER_POINTS, OVER_POINTS + OVER_PER_MINUTE * over) : 0;
}

/** Points of each recipe on a day with a wish, never below 0; null on other days. O(recipes). */
export function minutesPoints({ activeMinutes }: Library, wished: number | null): Float64Array | null {
  return wished === null ? null : activeMinutes.map((active) => minutesCost(active, wished));
}

/** Slots of a day that serve what is left of an earlier meal: nobody is at work for them. */
const reheatedSlots = (links: readonly MealLink[], day: number): ReadonlySet<string> =>
  new Set(
    links.filter(({ kind, eat }) => kind === "LEFTOVER" && eat.day === day).map(({ eat }) => eat.slotId),
  );

/** The minutes wished for the meals of a day that someone cooks. */
export interface DayMinutes {
  readonly wished: number | null;
  readonly reheated: ReadonlySet<string>;
  /** What is wished for the slots that are cooked on an earlier day. */
  readonly ahead: ReadonlyMap<string, number | null>;
}

export const minutesOfDay = (
  wishes: CookingWishes | null,
  input: DayInput,
  { links = [], cookedAhead = [] }: LinkRules,
  day: number,
): DayMinutes => {
  const wished = wishedMinutes(wishes, input.key);
  const ahead = cookedAhead.filter(
    ({ at }) => at.day === day && input.slots.some(({ id }) => id === at.slotId),
  );
  return {
    wished,
    reheated: wished === null ? new Set() : reheatedSlots(links, day),
    ahead: new Map(
      ahead.map(({ at, days: before }) => [at.slotId, wishedMinutes(wishes, input.key, before)]),
    ),
  };
};

/** The minutes wished for one slot of a day. */
export const minutesOfSlot = ({ wished, reheated, ahead }: DayMinutes, slotId: string): number | null =>
  reheated.has(slotId) ? null : ahead.has(slotId) ? (ahead.get(slotId) ?? null) : wished;

/** Points of a recipe for its kitchen, never below 0; people's own recipes have none and pay nothing. */
export function cuisineCost(library: Library, wishes: CookingWishes | null): (recipe: number) => number {
  const liked = toBits(CUISINES, wishes?.likedCuisines ?? []);
  if (liked === 0) return () => 0;
  return (recipe) => {
    const cuisine = library.cuisine[recipe] ?? 0;
    return cuisine === 0 || (cuisine & liked) !== 0 ? 0 : OTHER_CUISINE_POINTS;
  };
}

/** The prices of chance, popularity and memory for someone who likes to eat what they know, or something else each time. */
export function variedWeights(weights: Weights, wishes: CookingWishes | null): Weights {
  if (wishes === null || wishes.variety === "BALANCED") return weights;
  return {
    ...weights,
    jitter: weights.jitter * CHANCE[wishes.variety],
    unpopular: weights.unpopular * POPULARITY[wishes.variety],
    memory: weights.memory * MEMORY[wishes.variety],
  };
}
