import { type Library, portionMacros, recipeIdAt } from "../model/library.ts";
import { penalty } from "../model/penalty.ts";
import { stepsToPortions } from "../model/person.ts";
import type { MealPlace, PlannedMeal, PlannedWeek, Swap } from "../model/plan-result.ts";
import { highestSteps, lowestSteps, placeCost, type SlotModel, slotCost } from "../model/slot-model.ts";
import { NUTRIENTS } from "../model/vector.ts";
import { SETTLED } from "../week/pass-pricing.ts";
import { addMeal, type PlacedMeal, type WeekDay } from "../week/week-day.ts";
import type { SlotChoices, WeekState } from "../week/week-state.ts";
import { dayErrors } from "./evaluate.ts";
import { findPlace, reopenWeek } from "./reopen-week.ts";

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
  const gap = gapIn(state, day, place);
  const before = present ? presentValue(state, gap, present) : state.person.weights.emptySlot;
  const kept = (week.days[at.day]?.meals ?? []).filter((meal) => meal.slotId !== at.slotId);
  return bestInGap(state, gap, present, top).map((found) =>
    presentSwap(state, { day, slotId: at.slotId, kept, present }, found, before),
  );
}

/** A slot without its meal, everything else of the week in place. */
interface Gap {
  readonly day: WeekDay;
  readonly place: number;
  readonly slot: SlotModel;
  /** The day's deviation without the slot, percent. */
  readonly rest: Float64Array;
}

interface FoundSwap {
  readonly recipe: number;
  readonly steps: number;
  readonly value: number;
}

function gapIn(state: WeekState, day: WeekDay, place: number): Gap {
  const slot = day.shape.slots[place]?.model;
  if (slot === undefined) throw new Error(`Day ${day.input.key} has no slot ${place}`);
  const rest = day.offset.slice();
  for (const meal of day.meals) if (meal) addMeal(state.person, day, meal, rest);
  return { day, place, slot, rest };
}

/** The best recipes for the gap, best first; equal ones by recipe. O(candidates), and portions only of promising ones. */
function bestInGap(state: WeekState, gap: Gap, present: PlacedMeal | null, top: number): FoundSwap[] {
  const choices = state.choicesAt(gap.day, gap.place, SETTLED);
  const least = leastPoints(state, gap, present, choices);
  const order = [...least.keys()].sort((a, b) => (least[a] ?? 0) - (least[b] ?? 0) || a - b);
  const found: FoundSwap[] = [];
  for (const j of order) {
    const points = least[j] ?? Number.POSITIVE_INFINITY;
    // From here on nothing can be better than what was found: the day itself costs nothing at least.
    if (points === Number.POSITIVE_INFINITY || points > (found[top - 1]?.value ?? points)) break;
    found.push(fitInGap(state, gap, choices, j));
    found.sort((a, b) => a.value - b.value || a.recipe - b.recipe);
    found.length = Math.min(found.length, top);
  }
  return found;
}

/** What each candidate costs at least in the gap, points; Infinity for one that may not be there. */
function leastPoints(
  state: WeekState,
  { day }: Gap,
  present: PlacedMeal | null,
  { candidates, extra }: SlotChoices,
): Float64Array {
  const taken = new Set(day.meals.flatMap((meal) => (meal ? [meal.recipe] : [])));
  if (present) taken.add(present.recipe);
  return candidates.cost.map((cost, j) => {
    const recipe = candidates.recipe[j] ?? 0;
    if (taken.has(recipe)) return Number.POSITIVE_INFINITY;
    return cost + (extra[j] ?? 0) + sameGroup(state, day, recipe);
  });
}

/** A candidate at its best portion for slot and day. */
function fitInGap(state: WeekState, gap: Gap, { candidates, extra }: SlotChoices, j: number): FoundSwap {
  const { person } = state;
  const recipe = candidates.recipe[j] ?? 0;
  const kcal = person.library.vectors[NUTRIENTS * recipe] ?? 0;
  const last = highestSteps(person.grid, gap.slot, kcal);
  let best = { steps: 0, value: Number.POSITIVE_INFINITY };
  for (let steps = lowestSteps(person.grid, gap.slot, kcal); steps <= last; steps++) {
    const value = slotCost(person, gap.slot, recipe, steps) + dayPenaltyWith(state, gap, { recipe, steps });
    if (value < best.value) best = { steps, value };
  }
  const unmoved = (candidates.preference[j] ?? 0) + (extra[j] ?? 0) + sameGroup(state, gap.day, recipe);
  return { recipe, steps: best.steps, value: best.value + unmoved };
}

function dayPenaltyWith(state: WeekState, { day, rest }: Gap, meal: PlacedMeal): number {
  const u = rest.slice();
  addMeal(state.person, day, meal, u);
  return penalty(state.person.dayTable, u[0] ?? 0, u[1] ?? 0, u[2] ?? 0, u[3] ?? 0);
}

function presentValue(state: WeekState, gap: Gap, present: PlacedMeal): number {
  const { person } = state;
  const { day, slot, place } = gap;
  return (
    slotCost(person, slot, present.recipe, present.steps) +
    placeCost(person, slot, present.recipe) +
    (person.preference[present.recipe] ?? 0) +
    person.groceryPrice * state.shopping.chargeFor(present.recipe, state.shopping.price) +
    state.nextDayVariety(day, place, present.recipe) +
    sameGroup(state, day, present.recipe) +
    dayPenaltyWith(state, gap, present)
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
  const recipeId = recipeIdAt(library, found.recipe);
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
