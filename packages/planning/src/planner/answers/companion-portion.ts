import type { Macros } from "@plateful/nutrition";
import type { Library } from "../model/library.ts";
import { penaltyTable } from "../model/penalty.ts";
import { DEFAULT_PORTION, DEFAULT_SLOT_WINDOW, portionGrid, stepsToPortions } from "../model/person.ts";
import { bestSteps, companionModel, type PortionPrices } from "../model/slot-model.ts";
import { NUTRIENTS } from "../model/vector.ts";
import { DEFAULT_WEIGHTS, PRODUCT_WEIGHTS } from "../model/weights.ts";

/** How far a portion may be from what is wished, nearest first; beyond the last the nearest possible one is given. */
const WINDOWS = [DEFAULT_SLOT_WINDOW, 0.35, 0.5];

const WEIGHTS = { ...DEFAULT_WEIGHTS, ...PRODUCT_WEIGHTS };
const SLOT_TABLE = penaltyTable(WEIGHTS.slot);
const GRID = portionGrid(DEFAULT_PORTION, WEIGHTS.portion);
const NO_CENTS = new Float64Array();

/**
 * The portion of a dish that fits someone who eats along, 0.25 to 3 in steps of 0.05: the one that a plan would give.
 * Null for a recipe that the library does not know, or a target without energy.
 */
export function companionPortion(library: Library, recipeId: string, target: Macros): number | null {
  const recipe = library.indexById.get(recipeId);
  if (recipe === undefined || !(target.kcal > 0)) return null;
  const prices: PortionPrices = {
    library,
    grid: GRID,
    slotTable: SLOT_TABLE,
    centPrice: 0,
    cents: NO_CENTS,
    weights: WEIGHTS,
  };
  for (const window of WINDOWS) {
    const steps = bestSteps(prices, companionModel("DINNER", target, window), recipe);
    if (steps > 0) return stepsToPortions(GRID, steps);
  }
  const wished = Math.round(target.kcal / (library.vectors[NUTRIENTS * recipe] ?? 1) / GRID.step);
  return stepsToPortions(GRID, Math.min(GRID.maxSteps, Math.max(GRID.minCompanySteps, wished)));
}
