import type { Macros } from "@plateful/nutrition";
import type { Library } from "../model/library.ts";
import type { Companion } from "../model/plan-input.ts";
import type { Offer, Swap } from "../model/plan-result.ts";
import { bestSwaps } from "./best-swaps.ts";
import { companionPortion } from "./companion-portion.ts";
import { rebalance } from "./rebalance.ts";
import { forSwaps, openMeals, type StandingDay, type StandingMeal, standingWeek } from "./standing-week.ts";

/**
 * What a person is offered for a day as it stands. Server and app answer through these two functions, so that they say the
 * same of the same day.
 */

/** A swap with the portions that those who eat along would get of it; they are those of the swap once it is made. */
export interface StandingSwap extends Swap {
  readonly company: readonly { readonly id: string; readonly portions: number }[];
}

/** The best recipes in the place of a planned one, best first; null when that meal is not open (PLAN-030, PLAN-032). */
export function standingSwaps(
  library: Library,
  standing: StandingDay,
  mealId: number,
): StandingSwap[] | null {
  const meal = standing.meals.find(({ id, date }) => id === mealId && date === standing.date);
  if (meal === undefined || !meal.isOpen || meal.slotId === null || meal.isSide === true) return null;
  const { week, day } = standingWeek(library, standing, [meal]);
  return bestSwaps(library, forSwaps(week), { day, slotId: meal.slotId }).map((swap) => ({
    ...swap,
    company: companyAt(library, swap.recipeId, meal.companions ?? []),
  }));
}

/** The portions of a recipe for those who eat along. */
export const companyAt = (
  library: Library,
  recipeId: string,
  companions: readonly Companion[],
): StandingSwap["company"] =>
  companions.flatMap(({ id, target }) => {
    const portions = companionPortion(library, recipeId, target);
    return portions === null ? [] : [{ id, portions }];
  });

/** Those who eat along at a meal, each with the portion that a swap would give them. */
export const companyOfSwap = <Eater extends { readonly member: number }>(
  { company }: Pick<StandingSwap, "company">,
  present: readonly Eater[],
): (Eater & { readonly portions: number })[] =>
  company.flatMap(({ id, portions }) => {
    const eater = present.find(({ member }) => String(member) === id);
    return eater === undefined ? [] : [{ ...eater, portions }];
  });

/** What an offer changes of one meal. */
export interface MealChange {
  readonly mealId: number;
  readonly recipeId: string;
  readonly portions: number;
  /** Another recipe, not only another portion. */
  readonly isSwap: boolean;
}

/** A way to go on with a day, as it is offered. */
export interface WayOn {
  readonly way: "LEAVE" | "PORTIONS" | "SWAPS";
  readonly totals: Macros;
  /** Percent off the day's target. */
  readonly errors: Macros;
  /** Only the meals that change. */
  readonly meals: readonly MealChange[];
}

/**
 * Ways to go on with a day: leaving it is always the first, the others are there when they change something. Nothing goes
 * below half of a meal, and the other days stay as they are (PLAN-041, PLAN-098).
 */
export function standingOffers(
  library: Library,
  standing: StandingDay,
): { readonly target: Macros; readonly ways: readonly WayOn[] } {
  const open = openMeals(library, standing);
  const offersFor = (meals: readonly StandingMeal[]) => {
    const { week, day } = standingWeek(library, standing, meals);
    return { ...rebalance(library, week, day, { eaten: [] }), target: week.days[day]?.target };
  };
  const whole = offersFor(open);
  const { asIs, portions, target } = whole;
  // Another recipe for what is cooked for two days, or left over, would change another day.
  const free = open.filter(({ keepsRecipe }) => !keepsRecipe);
  const { full } = free.length === open.length ? whole : offersFor(free);
  const wayOn = (way: WayOn["way"], offer: Offer): WayOn => ({
    way,
    totals: offer.totals,
    errors: offer.errors,
    meals: way === "LEAVE" ? [] : changedMeals(offer, open),
  });
  const others = [wayOn("PORTIONS", portions), ...(full.changed === 0 ? [] : [wayOn("SWAPS", full)])];
  return {
    target: target ?? asIs.totals,
    ways: [wayOn("LEAVE", asIs), ...others.filter(({ meals }) => meals.length > 0)],
  };
}

function changedMeals(offer: Offer, open: readonly StandingMeal[]): MealChange[] {
  return offer.meals.flatMap((meal) => {
    const before = open.find(({ slotId }) => slotId === meal.slotId);
    if (before?.recipe == null) return [];
    const isSwap = before.recipe.id !== meal.recipeId;
    const isSame = !isSwap && Math.abs(before.recipe.portions - meal.portions) < 1e-6;
    return isSame ? [] : [{ mealId: before.id, recipeId: meal.recipeId, portions: meal.portions, isSwap }];
  });
}
