import { MEAL_TYPES } from "@plateful/nutrition";
import type { Library } from "../model/library.ts";
import type { Person } from "../model/person.ts";
import type { CellIndex } from "../model/ratio-index.ts";
import {
  admitsPortion,
  bestSlotCost,
  bestSteps,
  placeCost,
  type SlotModel,
  slotCost,
  suitsTable,
} from "../model/slot-model.ts";
import { sortPlaces } from "../model/sort-places.ts";
import { BestRecipes } from "./best-recipes.ts";
import { cellBounds } from "./cell-bounds.ts";

/** Per slot this many recipes go on to the search; more costs time and wins nothing measurable. */
const CANDIDATES_PER_SLOT = 160;

/** The best recipes for one slot, each with its best portion, best first. */
export interface Candidates {
  readonly slot: SlotModel;
  readonly count: number;
  readonly recipe: Int32Array;
  readonly steps: Int32Array;
  /** Slot cost at the best portion plus preference, points. */
  readonly cost: Float64Array;
  /** Points that do not change with the portion: liking, and the portions of those who eat along. */
  readonly preference: Float64Array;
}

/**
 * The candidates of a slot: every allowed recipe with its best portion, the best ones by cost and expected groceries.
 * `expectedGroceries` is the points each recipe's shopping is likely to add. O(recipes), less with an index; the answer
 * is the same.
 */
export function slotCandidates(person: Person, slot: SlotModel, expectedGroceries: Float64Array): Candidates {
  const scan = new CandidateScan(person, slot, expectedGroceries);
  const index = person.library.ratioIndex?.[MEAL_TYPES.indexOf(slot.mealType)];
  if (index === undefined) scan.everyRecipe();
  else scan.byCells(index);
  const { recipe, steps, cost } = scan.best.list();
  const preference = Float64Array.from(
    recipe,
    (number) => (person.preference[number] ?? 0) + placeCost(person, slot, number),
  );
  return { slot, count: recipe.length, recipe, steps, cost, preference };
}

/** How many recipes may be planned in a slot and have a portion near its energy. O(recipes). */
export function countFitting(person: Person, slot: SlotModel): number {
  let fitting = 0;
  for (let recipe = 0; recipe < person.library.size; recipe++) if (fits(person, slot, recipe)) fitting++;
  return fitting;
}

const fits = (person: Person, slot: SlotModel, recipe: number): boolean =>
  suitsTable(person, slot, recipe) && admitsPortion(person, slot, recipe);

/**
 * How many other recipes fit a slot, and how many of them cost less there at their best portion than `points`, liking
 * included. O(recipes).
 */
export function rankAmongFitting(
  person: Person,
  slot: SlotModel,
  own: number,
  points: number,
): { readonly others: number; readonly better: number } {
  let others = 0;
  let better = 0;
  for (let recipe = 0; recipe < person.library.size; recipe++) {
    if (recipe === own || !fits(person, slot, recipe)) continue;
    others++;
    const liking = person.preference[recipe] ?? 0;
    // A portion costs nothing at least, so the best one need not be found where the liking alone costs too much.
    if (liking >= points) continue;
    if (liking + bestSlotCost(person, slot, recipe) + placeCost(person, slot, recipe) < points) better++;
  }
  return { others, better };
}

class CandidateScan {
  readonly best = new BestRecipes(CANDIDATES_PER_SLOT);
  private readonly person: Person;
  private readonly slot: SlotModel;
  private readonly expectedGroceries: Float64Array;

  constructor(person: Person, slot: SlotModel, expectedGroceries: Float64Array) {
    this.person = person;
    this.slot = slot;
    this.expectedGroceries = expectedGroceries;
  }

  everyRecipe(): void {
    for (let recipe = 0; recipe < this.person.library.size; recipe++) this.consider(recipe, 0);
  }

  /** Most promising cells first, until no recipe of the others can be among the best. */
  byCells(index: CellIndex): void {
    const { favourite, slotTable } = this.person;
    const { recipes, start } = index;
    const bounds = cellBounds(index, this.slot, slotTable);
    const order = Int32Array.from(bounds.keys());
    sortPlaces(order, bounds);
    // Only a favourite may be liked so much that its points are below nothing.
    for (const recipe of recipes)
      if (favourite[recipe] === 1) this.consider(recipe, Number.NEGATIVE_INFINITY);
    for (const cell of order) {
      const bound = bounds[cell] ?? 0;
      if (bound > this.best.limit) return;
      const end = start[cell + 1] ?? 0;
      for (let at = start[cell] ?? 0; at < end; at++) {
        const recipe = recipes[at] ?? 0;
        if (favourite[recipe] !== 1) this.consider(recipe, bound);
      }
    }
  }

  /** `bound` is what the recipe's best portion costs at least. */
  private consider(recipe: number, bound: number): void {
    const { person, slot, best } = this;
    const liking = person.preference[recipe] ?? 0;
    const groceries = this.expectedGroceries[recipe] ?? 0;
    // This spares most of a large library the search for the best portion.
    if (bound + liking + groceries > best.limit) return;
    if (!suitsTable(person, slot, recipe) || !admitsPortion(person, slot, recipe)) return;
    const steps = bestSteps(person, slot, recipe);
    const cost = slotCost(person, slot, recipe, steps) + placeCost(person, slot, recipe) + liking;
    best.offer(recipe, steps, cost, cost + groceries);
  }
}

/**
 * Points that a recipe's groceries are likely to add when `otherMeals` others are drawn from the library:
 * a grocery is paid for only when nobody else buys it. Used for ranking and for the first days of a week.
 */
export function expectedGroceryPoints(person: Person, otherMeals: number): Float64Array {
  const { library, groceryPrice } = person;
  if (groceryPrice === 0) return new Float64Array(library.size);
  const points = expectedPurchases(library, otherMeals).slice();
  for (let recipe = 0; recipe < points.length; recipe++)
    points[recipe] = groceryPrice * (points[recipe] ?? 0);
  return points;
}

/** Remembered per library: the same for everybody, and people plan few different numbers of meals. */
const PURCHASES = new WeakMap<Library, Map<number, Float64Array>>();

function expectedPurchases(library: Library, otherMeals: number): Float64Array {
  const byMeals = PURCHASES.get(library) ?? new Map<number, Float64Array>();
  PURCHASES.set(library, byMeals);
  const known = byMeals.get(otherMeals);
  if (known !== undefined) return known;
  const { groceries, groceryFrequency, groceryWeight, size } = library;
  const alone = groceryFrequency.map(
    (share, grocery) => (groceryWeight[grocery] ?? 1) * (1 - Math.min(1, share)) ** otherMeals,
  );
  const purchases = new Float64Array(size);
  for (let recipe = 0; recipe < size; recipe++) {
    let sum = 0;
    const end = groceries.start[recipe + 1] ?? 0;
    for (let at = groceries.start[recipe] ?? 0; at < end; at++) sum += alone[groceries.items[at] ?? 0] ?? 0;
    purchases[recipe] = sum;
  }
  byMeals.set(otherMeals, purchases);
  return purchases;
}
