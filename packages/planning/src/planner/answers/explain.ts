import { rankAmongFitting } from "../day/candidates.ts";
import { wishedMinutes } from "../model/cooking-wishes.ts";
import { type Library, portionMacros } from "../model/library.ts";
import { stepsToPortions } from "../model/person.ts";
import type { MealPlace, PlannedWeek, Reason } from "../model/plan-result.ts";
import { placeCost, slotCost } from "../model/slot-model.ts";
import { macrosToVector } from "../model/vector.ts";
import type { PlacedMeal, WeekDay } from "../week/week-day.ts";
import type { WeekState } from "../week/week-state.ts";
import { findPlace, reopenWeek } from "./reopen-week.ts";

/** A meal this near its slot's energy (percent) or protein (grams) is said to fit. */
const FITS_PERCENT = 5;
const FITS_GRAMS = 3;

/** Why the recipe of a planned meal was chosen, strongest reasons first; empty for an empty slot. */
export function explain(library: Library, week: PlannedWeek, at: MealPlace): Reason[] {
  const state = reopenWeek(library, week);
  const { day, place } = findPlace(state, at);
  const meal = day.meals[place];
  if (!meal) return [];
  return [
    ...fitReasons(state, day, place, meal),
    ...(state.person.favourite[meal.recipe] === 1 ? [{ code: "FAVOURITE" } as const] : []),
    ...groceryReasons(state, meal),
    ...timeReasons(state, day, meal),
    rankReason(state, day, place, meal),
  ];
}

/** The minutes of work against those that are wished for that day; an unknown time says nothing. */
function timeReasons({ person }: WeekState, day: WeekDay, meal: PlacedMeal): Reason[] {
  const wished = wishedMinutes(person.cooking, day.input.key);
  const minutes = person.library.activeMinutes[meal.recipe] ?? Number.NaN;
  if (wished === null || Number.isNaN(minutes)) return [];
  return minutes > wished ? [{ code: "TAKES_LONGER", minutes, wished }] : [{ code: "WITHIN_TIME", minutes }];
}

function fitReasons(state: WeekState, day: WeekDay, place: number, meal: PlacedMeal): Reason[] {
  const target = day.shape.slots[place]?.spec.target;
  if (target === undefined) return [];
  const macros = portionMacros(
    state.person.library,
    meal.recipe,
    stepsToPortions(state.person.grid, meal.steps),
  );
  const [kcal] = macrosToVector(macros);
  const percent = 100 * (kcal / target.kcal - 1);
  const grams = macros.protein - target.protein;
  const reasons: Reason[] = [];
  if (Math.abs(percent) <= FITS_PERCENT) reasons.push({ code: "FITS_KCAL", percent });
  if (Math.abs(grams) <= FITS_GRAMS) reasons.push({ code: "FITS_PROTEIN", grams });
  return reasons;
}

/**
 * Groceries that another dish of the week needs too. The same dish on another day, left over or made again, is no reason for
 * itself, and what is at home is needed by nothing (PLAN-239).
 */
function groceryReasons(state: WeekState, meal: PlacedMeal): Reason[] {
  const { groceries, indexById } = state.person.library;
  const itemsOf = (recipe: number) =>
    groceries.items.subarray(groceries.start[recipe], groceries.start[recipe + 1]);
  const others = new Set(
    state.days.flatMap(({ meals, input }) => [
      ...meals.flatMap((other) => other?.recipe ?? []),
      ...(input.fixed ?? []).flatMap(({ recipeId }) => indexById.get(recipeId ?? "") ?? []),
    ]),
  );
  others.delete(meal.recipe);
  const neededByOthers = new Set([...others].flatMap((recipe) => [...itemsOf(recipe)]));
  const needed = itemsOf(meal.recipe);
  const shared = needed.filter((grocery) => neededByOthers.has(grocery)).length;
  return shared === 0 ? [] : [{ code: "SHARES_GROCERIES", shared, total: needed.length }];
}

/** Its place among all recipes that fit the slot. */
function rankReason(state: WeekState, day: WeekDay, place: number, meal: PlacedMeal): Reason {
  const slot = day.shape.slots[place]?.model;
  if (slot === undefined) return { code: "RANK", rank: 1, of: 1 };
  const { person } = state;
  const points =
    slotCost(person, slot, meal.recipe, meal.steps) +
    placeCost(person, slot, meal.recipe) +
    (person.preference[meal.recipe] ?? 0);
  const { others, better } = rankAmongFitting(person, slot, meal.recipe, points);
  return { code: "RANK", rank: better + 1, of: others + 1 };
}
