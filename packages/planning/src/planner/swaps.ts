import type { DayProblem } from "./day-problem.ts";
import { dayErrors } from "./evaluate.ts";
import { type Library, portionMacros } from "./library.ts";
import { penalty } from "./penalty.ts";
import { stepsToPortions } from "./person.ts";
import type { MealPlace, PlannedMeal, PlannedWeek, Swap } from "./plan-result.ts";
import { polishPortions } from "./portion-polish.ts";
import { findPlace, reopenWeek } from "./reopen-week.ts";
import { companyCost, slotCost } from "./slot-model.ts";
import { addMeal, type PlacedMeal, type WeekDay } from "./week-day.ts";
import { SETTLED, type WeekState } from "./week-state.ts";

/**
 * Recipes that could stand in a slot instead of its present meal (or in an empty slot), best first: everything else
 * stays, the portion is fitted, and every rule of the plan holds. O(recipes).
 */
export function swaps(library: Library, week: PlannedWeek, at: MealPlace, top = 10): Swap[] {
  const state = reopenWeek(library, week);
  const { day, place } = findPlace(state, at);
  const present = day.meals[place] ?? null;
  state.setDay(
    day,
    day.meals.map((meal, i) => (i === place ? null : meal)),
  );
  const problem = aloneProblem(state, day, place);
  const before = present ? presentValue(state, problem, day, present) : state.person.weights.emptySlot;
  const kept = (week.days[at.day]?.meals ?? []).filter((meal) => meal.slotId !== at.slotId);
  return usableCandidates(problem, day, present)
    .map((j) => judgeSwap(state, problem, day, j))
    .sort((a, b) => a.value - b.value || a.recipe - b.recipe)
    .slice(0, top)
    .map((found) => presentSwap(state, { day, slotId: at.slotId, kept, present }, found, before));
}

interface FoundSwap {
  readonly recipe: number;
  readonly steps: number;
  readonly value: number;
}

/** The day with only this slot open; the other meals have become part of the offset. */
function aloneProblem(state: WeekState, day: WeekDay, place: number): DayProblem {
  const problem = state.problemOf(day, SETTLED, [place]);
  const offset = problem.offset.slice();
  for (const meal of day.meals) if (meal) addMeal(state.person, day, meal, offset);
  return { ...problem, offset };
}

function usableCandidates(problem: DayProblem, day: WeekDay, present: PlacedMeal | null): number[] {
  const slot = problem.open[0];
  if (slot === undefined) return [];
  const elsewhere = new Set(day.meals.flatMap((meal) => (meal ? [meal.recipe] : [])));
  return [...slot.candidates.recipe.keys()].filter((j) => {
    const recipe = slot.candidates.recipe[j] ?? 0;
    const isFree = (slot.extra[j] ?? 0) < Number.POSITIVE_INFINITY && !elsewhere.has(recipe);
    return isFree && recipe !== present?.recipe;
  });
}

function judgeSwap(state: WeekState, problem: DayProblem, day: WeekDay, j: number): FoundSwap {
  const slot = problem.open[0];
  const recipe = slot?.candidates.recipe[j] ?? 0;
  const polished = polishPortions(problem, [{ slot: 0, recipe, steps: slot?.candidates.steps[j] ?? 0 }]);
  const unmoved =
    (slot?.candidates.preference[j] ?? 0) + (slot?.extra[j] ?? 0) + sameGroup(state, day, recipe);
  return { recipe, steps: polished.choices[0]?.steps ?? 0, value: polished.value + unmoved };
}

function presentValue(state: WeekState, problem: DayProblem, day: WeekDay, present: PlacedMeal): number {
  const { person } = state;
  const slot = problem.open[0];
  if (slot === undefined) return 0;
  const u = problem.offset.slice();
  addMeal(person, day, present, u);
  return (
    slotCost(person, slot.candidates.slot, present.recipe, present.steps) +
    companyCost(person, slot.candidates.slot, present.recipe) +
    (person.preference[present.recipe] ?? 0) +
    person.groceryPrice * state.shopping.newFor(present.recipe) +
    state.nextDayVariety(day, slot.place, present.recipe) +
    sameGroup(state, day, present.recipe) +
    penalty(person.dayTable, u[0] ?? 0, u[1] ?? 0, u[2] ?? 0, u[3] ?? 0)
  );
}

function sameGroup(state: WeekState, day: WeekDay, recipe: number): number {
  const { mainGroup } = state.person.library;
  const shares = day.meals.some((meal) => meal !== null && mainGroup[meal.recipe] === mainGroup[recipe]);
  return shares ? state.person.weights.sameGroupInDay : 0;
}

interface SwapPlace {
  readonly day: WeekDay;
  readonly slotId: string;
  readonly kept: readonly PlannedMeal[];
  readonly present: PlacedMeal | null;
}

function presentSwap(state: WeekState, at: SwapPlace, found: FoundSwap, before: number): Swap {
  const { library, grid } = state.person;
  const portions = stepsToPortions(grid, found.steps);
  const macros = portionMacros(library, found.recipe, portions);
  const recipeId = library.ids[found.recipe] ?? "";
  const minutes =
    (library.preparation[at.present?.recipe ?? -1] ?? Number.NaN) - (library.preparation[found.recipe] ?? 0);
  return {
    recipeId,
    portions,
    macros,
    delta: found.value - before,
    dayErrors: dayErrors(at.day.input, [...at.kept, { slotId: at.slotId, recipeId, portions, macros }]),
    newGroceries: state.shopping.newFor(found.recipe),
    minutesSaved: Number.isNaN(minutes) ? null : minutes,
  };
}
