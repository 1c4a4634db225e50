import type { MealType } from "@plateful/nutrition";
import { BestRecipes } from "./best-recipes.ts";
import { macrosToVector, NUTRIENTS } from "./library.ts";
import { denominators, penalty, SLOT_FLOOR } from "./penalty.ts";
import type { Person, PortionGrid } from "./person.ts";
import type { SlotSpec } from "./plan-input.ts";

/** Per slot this many recipes go on to the search; more costs time and wins nothing measurable. */
const CANDIDATES_PER_SLOT = 160;

/** A slot's target, prepared for the inner loop. Deviation of nutrient n at p portions: `p·v[n]·scale[n] - zero[n]` percent. */
export interface SlotModel {
  readonly mealType: MealType;
  readonly target: Float64Array;
  readonly scale: Float64Array;
  readonly zero: Float64Array;
  readonly minKcal: number;
  readonly maxKcal: number;
}

/** The best recipes for one slot, each with its best portion, best first. */
export interface Candidates {
  readonly slot: SlotModel;
  readonly count: number;
  /** Recipes that fitted before the list was cut to its length. */
  readonly fitting: number;
  readonly recipe: Int32Array;
  readonly steps: Int32Array;
  /** Slot cost at the best portion plus preference, points. */
  readonly cost: Float64Array;
  readonly preference: Float64Array;
}

export function slotModel(spec: SlotSpec, slotWindow: number): SlotModel {
  const target = Float64Array.from(macrosToVector(spec.target));
  const against = denominators(target, SLOT_FLOOR);
  const kcal = spec.target.kcal;
  return {
    mealType: spec.mealType,
    target,
    scale: against.map((value) => 100 / value),
    zero: target.map((value, n) => (100 * value) / (against[n] ?? 1)),
    minKcal: (1 - slotWindow) * kcal,
    maxKcal: (1 + slotWindow) * kcal,
  };
}

/** Cost of a recipe at a portion (in grid steps) in a slot, without preference; points. */
export function slotCost(person: Person, slot: SlotModel, recipe: number, steps: number): number {
  const { vectors } = person.library;
  const { scale, zero } = slot;
  const portions = steps * person.grid.step;
  const at = NUTRIENTS * recipe;
  return (
    (person.grid.cost[steps] ?? 0) +
    penalty(
      person.slotTable,
      portions * (vectors[at] ?? 0) * (scale[0] ?? 0) - (zero[0] ?? 0),
      portions * (vectors[at + 1] ?? 0) * (scale[1] ?? 0) - (zero[1] ?? 0),
      portions * (vectors[at + 2] ?? 0) * (scale[2] ?? 0) - (zero[2] ?? 0),
      portions * (vectors[at + 3] ?? 0) * (scale[3] ?? 0) - (zero[3] ?? 0),
    )
  );
}

/** Smallest portion (grid steps) that the slot's energy window and the portion range admit. */
export function lowestSteps(grid: PortionGrid, slot: SlotModel, kcal: number): number {
  return Math.max(grid.minSteps, Math.ceil(slot.minKcal / kcal / grid.step - 1e-9));
}

/** Largest such portion; below `lowestSteps` when there is none. */
export function highestSteps(grid: PortionGrid, slot: SlotModel, kcal: number): number {
  return Math.min(grid.maxSteps, Math.floor(slot.maxKcal / kcal / grid.step + 1e-9));
}

/**
 * The portion on the grid with the lowest slot cost, or 0 when none is admitted. Starts at the weighted least-squares
 * portion and walks downhill; exact up to the mild portion term, because the rest is convex. 2 to 5 evaluations.
 */
export function bestSteps(person: Person, slot: SlotModel, recipe: number): number {
  const kcal = person.library.vectors[NUTRIENTS * recipe] ?? 0;
  const lowest = lowestSteps(person.grid, slot, kcal);
  const highest = highestSteps(person.grid, slot, kcal);
  if (!(lowest <= highest)) return 0;
  const start = Math.round(leastSquaresPortion(person, slot, recipe) / person.grid.step);
  const first = Math.min(highest, Math.max(lowest, start));
  const up = walk(person, slot, recipe, first, highest, 1);
  return up !== first ? up : walk(person, slot, recipe, first, lowest, -1);
}

function walk(person: Person, slot: SlotModel, recipe: number, from: number, to: number, by: number): number {
  let steps = from;
  let cost = slotCost(person, slot, recipe, steps);
  while (steps !== to) {
    const next = slotCost(person, slot, recipe, steps + by);
    if (next >= cost) break;
    cost = next;
    steps += by;
  }
  return steps;
}

function leastSquaresPortion(person: Person, slot: SlotModel, recipe: number): number {
  let product = 0;
  let square = 0;
  for (let n = 0; n < NUTRIENTS; n++) {
    const scale = slot.scale[n] ?? 0;
    const value = person.library.vectors[NUTRIENTS * recipe + n] ?? 0;
    // Energy matters most to a slot, see the weights.
    const weight = (n === 0 ? 3 : 1) * scale * scale;
    product += weight * value * (slot.target[n] ?? 0);
    square += weight * value * value;
  }
  return product / square;
}

/**
 * The candidates of a slot: every allowed recipe with its best portion, the best ones by cost and expected groceries.
 * `expectedGroceries` is the points each recipe's shopping is likely to add. O(recipes).
 */
export function slotCandidates(person: Person, slot: SlotModel, expectedGroceries: Float64Array): Candidates {
  const { library, preference } = person;
  const best = new BestRecipes(CANDIDATES_PER_SLOT);
  let fitting = 0;
  for (let recipe = 0; recipe < library.size; recipe++) {
    if (!person.hard.allows(recipe, slot.mealType)) continue;
    if (!admitsPortion(person, slot, recipe)) continue;
    fitting++;
    const liking = preference[recipe] ?? 0;
    const groceries = expectedGroceries[recipe] ?? 0;
    // No portion costs less than nothing, so this spares most of a large library the search for the best one.
    if (liking + groceries > best.limit) continue;
    const steps = bestSteps(person, slot, recipe);
    const cost = slotCost(person, slot, recipe, steps) + liking;
    best.offer(recipe, steps, cost, cost + groceries);
  }
  const { recipe, steps, cost } = best.list();
  const liking = Float64Array.from(recipe, (index) => preference[index] ?? 0);
  return { slot, count: recipe.length, fitting, recipe, steps, cost, preference: liking };
}

/** Whether any portion of the recipe meets the slot's energy window. */
function admitsPortion(person: Person, slot: SlotModel, recipe: number): boolean {
  const kcal = person.library.vectors[NUTRIENTS * recipe] ?? 0;
  return lowestSteps(person.grid, slot, kcal) <= highestSteps(person.grid, slot, kcal);
}

/**
 * Points that a recipe's groceries are likely to add when `otherMeals` others are drawn from the library:
 * a grocery is paid for only when nobody else buys it. Used for ranking and for the first days of a week.
 */
export function expectedGroceryPoints(person: Person, otherMeals: number): Float64Array {
  const { groceries, groceryFrequency, size } = person.library;
  const points = new Float64Array(size);
  if (person.groceryPrice === 0) return points;
  const alone = groceryFrequency.map((share) => (1 - Math.min(1, share)) ** otherMeals);
  for (let recipe = 0; recipe < size; recipe++) {
    let sum = 0;
    const end = groceries.start[recipe + 1] ?? 0;
    for (let at = groceries.start[recipe] ?? 0; at < end; at++) sum += alone[groceries.items[at] ?? 0] ?? 0;
    points[recipe] = person.groceryPrice * sum;
  }
  return points;
}
