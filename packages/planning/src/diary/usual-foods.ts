import type { MealMoment } from "@plateful/nutrition";
import { addDays } from "@plateful/nutrition";
import { type CivilDate, weekdayOf } from "./civil-date.ts";

/** An amount of a food that someone ate. */
export interface EatenFood {
  readonly foodId: number;
  readonly servingId: number;
  /** Counted in servings. */
  readonly quantity: number;
  readonly date: CivilDate;
  readonly moment: MealMoment;
}

/** A food with the amount in which it was eaten last. */
export interface RememberedFood {
  readonly foodId: number;
  readonly servingId: number;
  readonly quantity: number;
  /** How often it was eaten, as far as was looked back. */
  readonly times: number;
}

/** What is offered before a letter is typed. */
export interface UsualFoods {
  /** Eaten often at this meal, those of such a day first. */
  readonly usual: readonly RememberedFood[];
  /** Others, the last one first. */
  readonly recent: readonly RememberedFood[];
}

interface UsualMeal {
  readonly date: CivilDate;
  readonly moment: MealMoment;
  /** How many of the others are wanted. */
  readonly most?: number;
}

/** Looking back this many days for what is usual. */
const USUAL_DAYS = 28;
/** Eaten this often at a meal, a food is usual there. */
const USUAL_TIMES = 3;
const MAX_USUAL = 6;
const MAX_RECENT = 20;

const isWeekend = (date: CivilDate): boolean => ["saturday", "sunday"].includes(weekdayOf(date));

const remembered = (eaten: readonly EatenFood[]): RememberedFood[] =>
  eaten
    .slice(0, 1)
    .map(({ foodId, servingId, quantity }) => ({ foodId, servingId, quantity, times: eaten.length }));

/**
 * The foods that someone probably eats again at a meal of a date (FOOD-048): eaten at this meal three times in four weeks,
 * where a working day counts for working days and a weekend for weekends; then what was eaten last.
 * @param eaten The newest first.
 */
export function usualFoods(
  eaten: readonly EatenFood[],
  { date, moment, most = MAX_RECENT }: UsualMeal,
): UsualFoods {
  const from = addDays(date, -USUAL_DAYS);
  const here = eaten.filter((food) => food.moment === moment && food.date >= from);
  const often = [...Map.groupBy(here, ({ foodId }) => foodId).values()]
    .filter((times) => times.length >= USUAL_TIMES)
    .map((times) => {
      const alike = times.filter((food) => isWeekend(food.date) === isWeekend(date)).length;
      return { times, score: times.length + alike };
    })
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MAX_USUAL);
  const usual = often.flatMap(({ times }) => remembered(times));
  const known = new Set(usual.map(({ foodId }) => foodId));
  const others = Map.groupBy(
    eaten.filter(({ foodId }) => !known.has(foodId)),
    ({ foodId }) => foodId,
  );
  return { usual, recent: [...others.values()].slice(0, most).flatMap(remembered) };
}
