import { deviationCost, type PenaltyTable } from "../model/penalty.ts";
import { BOX, type CellIndex } from "../model/ratio-index.ts";
import type { SlotModel } from "../model/slot-model.ts";
import { NUTRIENTS } from "../model/vector.ts";

/** Taken off every bound, points: sums in another order differ in their last digits. */
const ROUNDING = 1e-6;

/**
 * What the best portion of the best recipe of each cell could cost in a slot at least, without preference. The cost is
 * convex and made of straight pieces in the energy served, so its minimum lies where two pieces meet or at an end of the
 * window; all such places are tried. O(cells).
 */
export function cellBounds(index: CellIndex, slot: SlotModel, table: PenaltyTable): Float64Array {
  const levels = bendLevels(slot, table);
  return Float64Array.from({ length: index.start.length - 1 }, (_, cell) => {
    const costOf = (kcal: number) => costAt(index.boxes, BOX * cell, slot, table, kcal);
    const ends = Math.min(costOf(slot.minKcal), costOf(slot.maxKcal));
    const lowest = bendEnergies(index.boxes, BOX * cell, levels).reduce(
      (least, kcal) => (kcal > slot.minKcal && kcal < slot.maxKcal ? Math.min(least, costOf(kcal)) : least),
      ends,
    );
    return lowest - ROUNDING;
  });
}

/** Energies at which the least cost of a box bends: a macronutrient where its poorest or its richest recipe meets a level. */
function bendEnergies(boxes: Float64Array, at: number, levels: Float64Array): Float64Array {
  const energies = new Float64Array(levels.length + (NUTRIENTS - 1) * BENDS);
  energies.set(levels.subarray(0, BENDS));
  let filled = BENDS;
  for (let n = 1; n < NUTRIENTS; n++) {
    const low = boxes[at + 2 * n - 2] ?? 0;
    const high = boxes[at + 2 * n - 1] ?? 0;
    for (const level of levels.subarray(BENDS * n, BENDS * (n + 1))) {
      energies[filled++] = level / low;
      energies[filled++] = level / high;
    }
  }
  return energies;
}

/** The cost of a deviation bends at its tolerance on either side and at zero. */
const BENDS = 3;

/** Amounts (kcal, grams) at which the cost of each nutrient bends. */
function bendLevels(slot: SlotModel, table: PenaltyTable): Float64Array {
  const levels = new Float64Array(NUTRIENTS * BENDS);
  for (let n = 0; n < NUTRIENTS; n++) {
    const tolerance = (table.tolerance[n] ?? 0) / (slot.scale[n] ?? 1);
    const target = slot.target[n] ?? 0;
    levels.set([target - tolerance, target, target + tolerance], BENDS * n);
  }
  return levels;
}

/** The least a recipe of the box can cost when it serves so much energy: each macronutrient as near as the box allows. */
function costAt(boxes: Float64Array, at: number, slot: SlotModel, table: PenaltyTable, kcal: number): number {
  let cost = deviationCost(table, 0, kcal * (slot.scale[0] ?? 0) - (slot.zero[0] ?? 0));
  for (let n = 1; n < NUTRIENTS; n++) {
    const least = kcal * (boxes[at + 2 * n - 2] ?? 0);
    const most = kcal * (boxes[at + 2 * n - 1] ?? 0);
    const nearest = Math.max(least, Math.min(most, slot.target[n] ?? 0));
    cost += deviationCost(table, n, nearest * (slot.scale[n] ?? 0) - (slot.zero[n] ?? 0));
  }
  return cost;
}
