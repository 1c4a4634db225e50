import type { Macros, MealType } from "@plateful/nutrition";
import { denominators, penalty, SLOT_FLOOR } from "./penalty.ts";
import type { Person, PortionGrid } from "./person.ts";
import type { SlotSpec } from "./plan-input.ts";
import type { HardRules } from "./rules.ts";
import { macrosToVector, NUTRIENTS } from "./vector.ts";

/** A slot's target, prepared for the inner loop. Deviation of nutrient n at p portions: `p·v[n]·scale[n] - zero[n]` percent. */
export interface SlotModel {
  readonly mealType: MealType;
  readonly target: Float64Array;
  readonly scale: Float64Array;
  readonly zero: Float64Array;
  readonly minKcal: number;
  readonly maxKcal: number;
  /** Of someone who eats along: their portion may be smaller. */
  readonly isCompany: boolean;
  /** Those who eat along. */
  readonly company: readonly CompanionSlot[];
  /** A lunch or a dinner. */
  readonly isMain: boolean;
  /** Grams on the plate from which on it is too much; without end for breakfasts and snacks, which are drunk in part. */
  readonly muchPlate: number;
  /** Points of each recipe on a day that leans towards some nutrients (`focusPoints`); null on other days. */
  readonly focusPoints: Float64Array | null;
  /** Points of each recipe for more minutes of work than the day has (`minutesPoints`); null where there is no wish. */
  readonly minutesPoints: Float64Array | null;
}

/** A companion's part of a slot. */
interface CompanionSlot {
  readonly id: string;
  readonly hard: HardRules;
  readonly slot: SlotModel;
}

/** Prepares a slot for a person. Throws a RangeError for a companion that the household does not know. */
export function slotModel(person: Pick<Person, "windows" | "household">, spec: SlotSpec): SlotModel {
  const own = modelOf(spec.mealType, spec.target, person.windows.slot);
  const company = (spec.companions ?? []).map(({ id, target }) => {
    const hard = person.household.get(id);
    if (hard === undefined) throw new RangeError(`Slot "${spec.id}" has a companion "${id}" without wishes`);
    return { id, hard, slot: companionModel(spec.mealType, target, person.windows.slot) };
  });
  return { ...own, company };
}

/** The part of a slot that someone has who eats along. */
export const companionModel = (mealType: MealType, target: Macros, slotWindow: number): SlotModel => ({
  ...modelOf(mealType, target, slotWindow),
  isCompany: true,
});

export const isMainSlot = ({ mealType }: Pick<SlotSpec, "mealType">): boolean =>
  mealType === "LUNCH" || mealType === "DINNER";

function modelOf(mealType: MealType, macros: Macros, slotWindow: number): SlotModel {
  const target = Float64Array.from(macrosToVector(macros));
  const against = denominators(target, SLOT_FLOOR);
  const isMain = isMainSlot({ mealType });
  return {
    mealType,
    target,
    scale: against.map((value) => 100 / value),
    zero: target.map((value, n) => (100 * value) / (against[n] ?? 1)),
    minKcal: (1 - slotWindow) * macros.kcal,
    maxKcal: (1 + slotWindow) * macros.kcal,
    isCompany: false,
    isMain,
    muchPlate: isMain
      ? MUCH_PLATE + MUCH_PER_KCAL * Math.max(0, macros.kcal - LARGE_MEAL)
      : Number.POSITIVE_INFINITY,
    company: [],
    focusPoints: null,
    minutesPoints: null,
  };
}

/** As much of a person as the price of a portion follows from. */
export type PortionPrices = Pick<
  Person,
  "library" | "grid" | "slotTable" | "centPrice" | "cents" | "weights"
>;

/** A plate of so many grams is much, and for a meal of more energy (kcal) as many grams more for each kcal. */
const MUCH_PLATE = 800;
const LARGE_MEAL = 1150;
const MUCH_PER_KCAL = 2;
/** Hundreds of grams above it that are counted: what is more must not outweigh the macronutrients of the day. */
const MAX_COUNTED = 3;

/** Cost of a recipe at a portion (in grid steps) in a slot, without preference; points. */
export function slotCost(person: PortionPrices, slot: SlotModel, recipe: number, steps: number): number {
  const { vectors, plateGrams } = person.library;
  const { scale, zero } = slot;
  const portions = steps * person.grid.step;
  const at = NUTRIENTS * recipe;
  return (
    (person.grid.cost[steps] ?? 0) +
    person.centPrice * portions * (person.cents[recipe] ?? 0) +
    plateCost(person, slot, portions * (plateGrams[recipe] ?? 0)) +
    penalty(
      person.slotTable,
      portions * (vectors[at] ?? 0) * (scale[0] ?? 0) - (zero[0] ?? 0),
      portions * (vectors[at + 1] ?? 0) * (scale[1] ?? 0) - (zero[1] ?? 0),
      portions * (vectors[at + 2] ?? 0) * (scale[2] ?? 0) - (zero[2] ?? 0),
      portions * (vectors[at + 3] ?? 0) * (scale[3] ?? 0) - (zero[3] ?? 0),
    )
  );
}

/** Points for what is on the plate above what is much. */
export const plateCost = ({ weights }: PortionPrices, { muchPlate }: SlotModel, grams: number): number =>
  weights.plate * Math.min(MAX_COUNTED, Math.max(0, grams - muchPlate) / 100);

/** Smallest portion (grid steps) that the slot's energy window and the portion range admit. */
export function lowestSteps(grid: PortionGrid, slot: SlotModel, kcal: number): number {
  const smallest = slot.isCompany ? grid.minCompanySteps : grid.minSteps;
  return Math.max(smallest, Math.ceil(slot.minKcal / kcal / grid.step - 1e-9));
}

/** Largest such portion; below `lowestSteps` when there is none. */
export function highestSteps(grid: PortionGrid, slot: SlotModel, kcal: number): number {
  return Math.min(grid.maxSteps, Math.floor(slot.maxKcal / kcal / grid.step + 1e-9));
}

/**
 * The portion on the grid with the lowest slot cost, or 0 when none is admitted. Starts at the weighted least-squares
 * portion and walks downhill; exact up to the mild portion term, because the rest is convex. 2 to 5 evaluations.
 */
export function bestSteps(person: PortionPrices, slot: SlotModel, recipe: number): number {
  const kcal = person.library.vectors[NUTRIENTS * recipe] ?? 0;
  const lowest = lowestSteps(person.grid, slot, kcal);
  const highest = highestSteps(person.grid, slot, kcal);
  if (!(lowest <= highest)) return 0;
  const start = Math.round(leastSquaresPortion(person, slot, recipe) / person.grid.step);
  const first = Math.min(highest, Math.max(lowest, start));
  const up = walk(person, slot, recipe, first, highest, 1);
  return up !== first ? up : walk(person, slot, recipe, first, lowest, -1);
}

function walk(
  person: PortionPrices,
  slot: SlotModel,
  recipe: number,
  from: number,
  to: number,
  by: number,
): number {
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

function leastSquaresPortion(person: PortionPrices, slot: SlotModel, recipe: number): number {
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

/** As much of a person as decides which portions there are. */
type Portioned = Pick<Person, "library" | "grid">;

/** Whether a portion near the slot's energy exists for one eater. */
function admitsOne({ library, grid }: Portioned, slot: SlotModel, recipe: number): boolean {
  const kcal = library.vectors[NUTRIENTS * recipe] ?? 0;
  return lowestSteps(grid, slot, kcal) <= highestSteps(grid, slot, kcal);
}

/** Whether a portion near the slot's energy exists for everybody at the table. */
export const admitsPortion = (person: Portioned, slot: SlotModel, recipe: number): boolean =>
  admitsOne(person, slot, recipe) && slot.company.every((one) => admitsOne(person, one.slot, recipe));

/** Whether the recipe may be planned in the slot for all who eat along, in a portion that fits each. */
export const suitsCompany = (person: Portioned, slot: SlotModel, recipe: number): boolean =>
  slot.company.every((one) => one.hard.allows(recipe, slot.mealType) && admitsOne(person, one.slot, recipe));

/** Whether the recipe may be planned in the slot for everybody at the table. */
export function suitsTable(person: Pick<Person, "hard">, slot: SlotModel, recipe: number): boolean {
  return (
    person.hard.allows(recipe, slot.mealType) &&
    slot.company.every(({ hard }) => hard.allows(recipe, slot.mealType))
  );
}

/**
 * Points of a recipe in just this slot, whatever the portion: for the portions of those who eat along, for what it lacks on a day
 * that leans towards some nutrients, and for minutes of work that the day has not. Infinity when someone who eats along may not have it, or no portion of it.
 */
export function placeCost(person: Person, slot: SlotModel, recipe: number): number {
  let points = (slot.focusPoints?.[recipe] ?? 0) + (slot.minutesPoints?.[recipe] ?? 0);
  for (const companion of slot.company) {
    const mayHave = companion.hard.allowed[recipe] === 1;
    points += mayHave ? bestSlotCost(person, companion.slot, recipe) : Number.POSITIVE_INFINITY;
  }
  return points;
}

/** Cost of a recipe at its best portion in a slot, without preference; Infinity when no portion fits. */
export function bestSlotCost(person: Person, slot: SlotModel, recipe: number): number {
  const steps = bestSteps(person, slot, recipe);
  return steps === 0 ? Number.POSITIVE_INFINITY : slotCost(person, slot, recipe, steps);
}
