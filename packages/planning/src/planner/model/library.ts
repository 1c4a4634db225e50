import {
  ALLERGENS,
  CUISINES,
  DIETS,
  eachFocus,
  INTOLERANCES,
  KITCHEN_TOOLS,
  type Macros,
  MEAL_TYPES,
  type NutrientFocus,
  RECIPE_TAGS,
} from "@plateful/nutrition";
import { toBits } from "./bits.ts";
import { keptDays } from "./keeping.ts";
import { leverVectors } from "./lever-vectors.ts";
import { buildRatioIndex, type RatioIndex } from "./ratio-index.ts";
import type { RecipeRow } from "./recipe-row.ts";
import { hashText } from "./seeded-random.ts";
import { checkMacros, macrosToVector, NUTRIENTS, vectorToMacros } from "./vector.ts";

/**
 * Recipes laid out as columns, so that a scan touches little memory. Built once per version and never changed;
 * may be shared by any number of plans. Recipes are numbered in the order of their ids, hence the order of the
 * rows given in makes no difference to any plan.
 */
export interface Library {
  readonly version: string;
  readonly size: number;
  readonly ids: readonly string[];
  readonly indexById: ReadonlyMap<string, number>;
  /** Four numbers per recipe for one standard portion. */
  readonly vectors: Float64Array;
  readonly mealTypes: Uint8Array;
  /** Meals beside which a side may be served; 0 for a dish. */
  readonly beside: Uint8Array;
  readonly diets: Uint8Array;
  readonly intolerances: Uint8Array;
  readonly allergens: Uint16Array;
  readonly allergensKnown: Uint8Array;
  readonly tags: Uint32Array;
  /** Minutes; NaN when unknown. */
  readonly preparation: Float64Array;
  /** Minutes of work; NaN when unknown. */
  readonly activeMinutes: Float64Array;
  /** One bit; 0 when unknown. */
  readonly cuisine: Uint16Array;
  readonly kitchen: Uint8Array;
  /** Days until which what is left can be eaten: from the fridge, and where there is a freezer too. */
  readonly keptDays: Uint8Array;
  readonly keptDaysFrozen: Uint8Array;
  readonly mainGroup: Uint16Array;
  /** The same number for recipes whose protein comes from the same food; 0 for those of which nobody knows. */
  readonly mainFood: Uint16Array;
  /** The names behind those numbers. */
  readonly mainFoods: readonly string[];
  /** Grams on the plate of a standard portion, 0 when unknown. */
  readonly plateGrams: Float64Array;
  /** Share of protein from stand-ins, 0 to 1. */
  readonly standIn: Float64Array;
  /** Points away from the guides for salt, fibre and the like. */
  readonly guideCost: Float64Array;
  /** Points for what a recipe lacks on days with a focus on some nutrients. */
  readonly focusCosts: Readonly<Record<NutrientFocus, Float64Array>>;
  readonly popularity: Float64Array;
  /** Four numbers for each of the three levers of a recipe, all 0 where it has none. */
  readonly levers: Float64Array;
  /** Cents per standard portion; NaN when unknown. */
  readonly costCents: Float64Array;
  readonly idHash: Uint32Array;
  readonly avoid: LabelLists;
  readonly groceries: LabelLists;
  /** Share of recipes that need a grocery, by grocery number. */
  readonly groceryFrequency: Float64Array;
  /** What buying a grocery costs beside others: more for what spoils soon, less for what keeps for months; 1 when nobody knows. */
  readonly groceryWeight: Float64Array;
  /** The same number for groceries that stand in for each other; 0 for those that nothing stands in for. */
  readonly groceryGroup: Uint16Array;
  /** Present in large libraries, where looking at every recipe for every slot would take most of the time. */
  readonly ratioIndex: RatioIndex | null;
}

/** From this many recipes on the library is indexed. */
const INDEX_FROM = 8000;

/** Lists of numbered labels, one list per recipe, end to end: recipe r owns `items[start[r]] .. items[start[r + 1] - 1]`. */
export interface LabelLists {
  readonly start: Uint32Array;
  readonly items: Uint32Array;
  readonly names: readonly string[];
}

/**
 * Checks the rows and lays them out for planning. O(n log n).
 * Throws a RangeError that names the recipe for an empty or repeated id, energy that is not above zero, any negative
 * or non-finite number, a popularity or share of stand-ins outside 0 to 1, or a recipe without a meal type.
 */
export function compileLibrary(
  rows: readonly RecipeRow[],
  version: string,
  groceryWeights: ReadonlyMap<string, number> = new Map(),
  groceryGroups: ReadonlyMap<string, string> = new Map(),
): Library {
  rows.forEach(checkRow);
  const sorted = [...rows].sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
  const indexById = new Map<string, number>();
  sorted.forEach((row, index) => {
    if (indexById.has(row.id)) throw new RangeError(`Recipe "${row.id}" is in the library twice`);
    indexById.set(row.id, index);
  });
  const groceries = labelLists(sorted.map((row) => row.groceries));
  const dishes = sorted.filter(({ mealTypes: types }) => types.length > 0);
  // Number 0 is nothing, whether or not a recipe has none.
  const mainFoods = numbered(["", ...sorted.map((row) => row.mainFood ?? "")]);
  const vectors = Float64Array.from(sorted.flatMap((row) => macrosToVector(row.perPortion)));
  const mealTypes = Uint8Array.from(sorted, (row) => toBits(MEAL_TYPES, row.mealTypes));
  return {
    version,
    size: sorted.length,
    ids: sorted.map((row) => row.id),
    indexById,
    vectors,
    mealTypes,
    beside: Uint8Array.from(sorted, (row) => toBits(MEAL_TYPES, row.beside ?? [])),
    diets: Uint8Array.from(sorted, (row) => toBits(DIETS, ["OMNIVORE", ...row.diets])),
    intolerances: Uint8Array.from(sorted, (row) =>
      toBits(INTOLERANCES, ["NO_INTOLERANCE", ...(row.intolerances ?? [])]),
    ),
    allergens: Uint16Array.from(sorted, (row) => toBits(ALLERGENS, row.allergens)),
    allergensKnown: Uint8Array.from(sorted, (row) => (row.allergensKnown ? 1 : 0)),
    tags: Uint32Array.from(sorted, (row) => toBits(RECIPE_TAGS, row.tags)),
    preparation: Float64Array.from(sorted, (row) => row.preparationMinutes ?? Number.NaN),
    mainGroup: numbered(sorted.map((row) => row.mainGroup)).numbers,
    mainFood: mainFoods.numbers.subarray(1),
    mainFoods: mainFoods.names,
    plateGrams: Float64Array.from(sorted, (row) => row.plateGrams ?? 0),
    activeMinutes: Float64Array.from(sorted, (row) => row.activeMinutes ?? Number.NaN),
    cuisine: Uint16Array.from(sorted, ({ cuisine }) => toBits(CUISINES, cuisine == null ? [] : [cuisine])),
    kitchen: Uint8Array.from(sorted, (row) => toBits(KITCHEN_TOOLS, row.kitchen ?? [])),
    keptDays: Uint8Array.from(sorted, (row) => keptDays(row, false)),
    keptDaysFrozen: Uint8Array.from(sorted, (row) => keptDays(row, true)),
    standIn: Float64Array.from(sorted, (row) => row.standIn ?? 0),
    guideCost: Float64Array.from(sorted, (row) => row.guideCost ?? 0),
    focusCosts: eachFocus((focus) => Float64Array.from(sorted, (row) => row.focusCosts?.[focus] ?? 0)),
    popularity: Float64Array.from(sorted, (row) => row.popularity),
    levers: leverVectors(sorted),
    costCents: Float64Array.from(sorted, (row) => row.costCents ?? Number.NaN),
    idHash: Uint32Array.from(sorted, (row) => hashText(row.id)),
    avoid: labelLists(sorted.map((row) => row.avoid)),
    groceries,
    groceryFrequency: labelFrequency(groceries, dishes),
    groceryWeight: Float64Array.from(groceries.names, (name) => groceryWeights.get(name) ?? 1),
    // Number 0 is no group.
    groceryGroup: numbered([
      "",
      ...groceries.names.map((name) => groceryGroups.get(name) ?? ""),
    ]).numbers.slice(1),
    ratioIndex: sorted.length < INDEX_FROM ? null : buildRatioIndex(vectors, mealTypes),
  };
}

/**
 * The id of a recipe by its number.
 * @throws RangeError for a number that the library does not have.
 */
export function recipeIdAt({ ids }: Library, recipe: number): string {
  const id = ids[recipe];
  if (id === undefined) throw new RangeError(`The library has no recipe number ${recipe}`);
  return id;
}

/** What brings most of the protein of a recipe; "" when nobody knows. */
export const mainFoodAt = ({ mainFood, mainFoods }: Library, recipe: number): string =>
  mainFoods[mainFood[recipe] ?? 0] ?? "";

/** Macros of a recipe at a portions multiplier, unrounded. */
export function portionMacros(library: Library, recipe: number, portions: number): Macros {
  const at = NUTRIENTS * recipe;
  return vectorToMacros(library.vectors.subarray(at, at + NUTRIENTS).map((value) => value * portions));
}

function checkRow(row: RecipeRow): void {
  if (row.id.trim() === "") throw new RangeError("A recipe has an empty id");
  const what = `Recipe "${row.id}"`;
  checkMacros(what, row.perPortion);
  if (row.perPortion.kcal === 0) throw new RangeError(`${what} has no energy`);
  const beside = row.beside ?? [];
  if (row.mealTypes.length + beside.length === 0) throw new RangeError(`${what} has no meal type`);
  if (row.mealTypes.length > 0 && beside.length > 0) throw new RangeError(`${what} is a dish and a side`);
  checkPrices(what, row);
  const cents = row.costCents ?? 0;
  if (!(Number.isFinite(cents) && cents >= 0)) throw new RangeError(`${what} costs ${cents} cents`);
  for (const minutes of [row.preparationMinutes, row.activeMinutes ?? null])
    if (minutes !== null && !(Number.isFinite(minutes) && minutes >= 0))
      throw new RangeError(`${what} has ${minutes} minutes of preparation`);
}

function checkPrices(what: string, row: RecipeRow): void {
  const { popularity, standIn = 0, guideCost = 0, focusCosts = {}, plateGrams = 0 } = row;
  if (!(Number.isFinite(plateGrams) && plateGrams >= 0))
    throw new RangeError(`${what} weighs ${plateGrams} g`);
  if (!(popularity >= 0 && popularity <= 1)) {
    throw new RangeError(`${what} has popularity ${popularity}; expected 0 to 1`);
  }
  if (!(standIn >= 0 && standIn <= 1)) {
    throw new RangeError(`${what} has ${standIn} of its protein from stand-ins; expected 0 to 1`);
  }
  if (!Number.isFinite(guideCost)) throw new RangeError(`${what} is ${guideCost} from the guides`);
  for (const points of Object.values(focusCosts))
    if (!(Number.isFinite(points) && points >= 0))
      throw new RangeError(`${what} lacks ${points} points of what is planned for`);
}

function labelLists(lists: readonly (readonly string[])[]): LabelLists {
  const numberByName = new Map<string, number>();
  const items: number[] = [];
  const start = new Uint32Array(lists.length + 1);
  lists.forEach((labels, recipe) => {
    for (const label of new Set(labels)) {
      const number = numberByName.get(label) ?? numberByName.size;
      numberByName.set(label, number);
      items.push(number);
    }
    start[recipe + 1] = items.length;
  });
  return { start, items: Uint32Array.from(items), names: [...numberByName.keys()] };
}

/** Of dishes alone: sides are not what the other meals of a week are drawn from. */
function labelFrequency({ names }: LabelLists, dishes: readonly RecipeRow[]): Float64Array {
  const frequency = new Float64Array(names.length);
  const numberByName = new Map(names.map((name, number) => [name, number]));
  for (const { groceries } of dishes)
    for (const name of new Set(groceries)) {
      const label = numberByName.get(name) ?? 0;
      frequency[label] = (frequency[label] ?? 0) + 1 / dishes.length;
    }
  return frequency;
}

/** Equal names get equal numbers, from 0 on in their order. */
function numbered(labels: readonly string[]) {
  const numberByName = new Map<string, number>();
  const numbers = Uint16Array.from(labels, (name) => {
    const number = numberByName.get(name) ?? numberByName.size;
    numberByName.set(name, number);
    return number;
  });
  return { numbers, names: [...numberByName.keys()] };
}
