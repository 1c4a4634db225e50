import { MEAL_TYPES } from "@plateful/nutrition";
import { KCAL_PER_UNIT } from "./penalty.ts";
import { NUTRIENTS } from "./vector.ts";

/** Cells per axis; the axes are the shares of energy from protein and from fat. */
const GRID = 32;

/** Numbers per box: lowest and highest grams per kcal of protein, carbohydrates and fat. */
export const BOX = 6;

/**
 * The recipes of one meal type, those of like composition together. A cell's box says how its recipes are composed, so
 * that a slot can tell for a whole cell at once how near any of its recipes could come.
 */
export interface CellIndex {
  /** Recipes by cell: cell c owns `recipes[start[c]] .. recipes[start[c + 1] - 1]`. No cell is empty. */
  readonly recipes: Uint32Array;
  readonly start: Uint32Array;
  /** Six numbers per cell, see `BOX`. */
  readonly boxes: Float64Array;
}

/** One index per meal type, in the order of `MEAL_TYPES`. */
export type RatioIndex = readonly CellIndex[];

/** Sorts recipes into cells. O(recipes). */
export function buildRatioIndex(vectors: Float64Array, mealTypes: Uint8Array): RatioIndex {
  return MEAL_TYPES.map((_, type) => {
    const byCell = new Map<number, number[]>();
    for (let recipe = 0; recipe < mealTypes.length; recipe++) {
      if (((mealTypes[recipe] ?? 0) & (1 << type)) === 0) continue;
      const cell = cellOf(vectors, recipe);
      const known = byCell.get(cell);
      if (known) known.push(recipe);
      else byCell.set(cell, [recipe]);
    }
    const cells = [...byCell].sort(([a], [b]) => a - b).map(([, recipes]) => recipes);
    const start = new Uint32Array(cells.length + 1);
    cells.forEach((recipes, cell) => {
      start[cell + 1] = (start[cell] ?? 0) + recipes.length;
    });
    return {
      recipes: Uint32Array.from(cells.flat()),
      start,
      boxes: Float64Array.from(cells.flatMap((recipes) => boxOf(vectors, recipes))),
    };
  });
}

function cellOf(vectors: Float64Array, recipe: number): number {
  return GRID * axis(vectors, recipe, 1) + axis(vectors, recipe, 3);
}

function axis(vectors: Float64Array, recipe: number, nutrient: 1 | 3): number {
  const share = KCAL_PER_UNIT[nutrient] * gramsPerKcal(vectors, recipe, nutrient) * GRID;
  return Math.max(0, Math.min(GRID - 1, Math.floor(share)));
}

function boxOf(vectors: Float64Array, recipes: readonly number[]): number[] {
  return [1, 2, 3].flatMap((nutrient) => {
    let lowest = Number.POSITIVE_INFINITY;
    let highest = Number.NEGATIVE_INFINITY;
    for (const recipe of recipes) {
      const grams = gramsPerKcal(vectors, recipe, nutrient);
      lowest = Math.min(lowest, grams);
      highest = Math.max(highest, grams);
    }
    return [lowest, highest];
  });
}

function gramsPerKcal(vectors: Float64Array, recipe: number, nutrient: number): number {
  const at = NUTRIENTS * recipe;
  return (vectors[at + nutrient] ?? 0) / (vectors[at] ?? 1);
}
