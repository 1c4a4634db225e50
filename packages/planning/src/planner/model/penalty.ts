import { NUTRIENTS } from "./vector.ts";
import type { NutrientCosts } from "./weights.ts";

/** Energy per gram of protein, carbohydrates and fat; 1 for energy itself. */
export const KCAL_PER_UNIT = [1, 4, 4, 9] as const;

/** A day's macronutrient target never counts as less than this share of its energy, so that 40 g of keto carbohydrates do not explode. */
export const DAY_FLOOR = 0.1;
export const SLOT_FLOOR = 0.15;

/** The costs of four nutrients as flat arrays for the inner loops; points per percent, the tolerance in percent. */
export interface PenaltyTable {
  readonly over: Float64Array;
  readonly under: Float64Array;
  readonly tolerance: Float64Array;
  readonly beyond: Float64Array;
  /** Mean of `over` and `under`. */
  readonly level: Float64Array;
  /** Half of what `over` costs more than `under`. */
  readonly lean: Float64Array;
  /** Half of `beyond`. */
  readonly bend: Float64Array;
}

export function penaltyTable({ over, under, tolerance, beyond }: NutrientCosts): PenaltyTable {
  return {
    over: Float64Array.from(over),
    under: Float64Array.from(under),
    tolerance: Float64Array.from(tolerance),
    beyond: Float64Array.from(beyond),
    level: Float64Array.from(over, (slope, n) => (slope + (under[n] ?? 0)) / 2),
    lean: Float64Array.from(over, (slope, n) => (slope - (under[n] ?? 0)) / 2),
    bend: Float64Array.from(beyond, (slope) => slope / 2),
  };
}

/**
 * What a deviation is measured against, per nutrient (kcal, g, g, g): the target itself, but for a macronutrient at
 * least `floor` of the energy target expressed in grams.
 */
export function denominators(target: ArrayLike<number>, floor: number): Float64Array {
  const energy = target[0] ?? 0;
  return Float64Array.from(KCAL_PER_UNIT, (perUnit, n) =>
    n === 0 ? energy : Math.max(target[n] ?? 0, (floor * energy) / perUnit),
  );
}

/** Deviations in percent: over is positive. */
export function deviations(
  vector: ArrayLike<number>,
  target: ArrayLike<number>,
  against: ArrayLike<number>,
): [number, number, number, number] {
  const percent = (n: number) => (100 * ((vector[n] ?? 0) - (target[n] ?? 0))) / (against[n] ?? 1);
  return [percent(0), percent(1), percent(2), percent(3)];
}

/**
 * Convex piecewise-linear cost of one deviation u (percent): a slope per side, and a steeper one beyond the tolerance.
 * Written without a branch, which the processor would guess wrong half of the time: `(|x| + x) / 2` is x where it is
 * positive and 0 elsewhere.
 */
export function deviationCost(table: PenaltyTable, n: number, u: number): number {
  const size = Math.abs(u);
  const excess = size - (table.tolerance[n] ?? 0);
  return (
    (table.level[n] ?? 0) * size +
    (table.lean[n] ?? 0) * u +
    (table.bend[n] ?? 0) * (excess + Math.abs(excess))
  );
}

/** Sum of the four costs, in points. */
export function penalty(table: PenaltyTable, u0: number, u1: number, u2: number, u3: number): number {
  return (
    deviationCost(table, 0, u0) +
    deviationCost(table, 1, u1) +
    deviationCost(table, 2, u2) +
    deviationCost(table, 3, u3)
  );
}

/**
 * Convex conjugate of the penalty at prices λ within the slopes: sup over u of λ·u - penalty(u). Needed for the
 * Lagrangian lower bound of a day; it is finite because the penalty's slopes bound λ.
 */
export function penaltyConjugate(table: PenaltyTable, prices: ArrayLike<number>): number {
  let sum = 0;
  for (let n = 0; n < NUTRIENTS; n++) {
    const price = prices[n] ?? 0;
    const slope = (price >= 0 ? table.over : table.under)[n] ?? 0;
    const excess = Math.abs(price) - slope;
    if (excess > 0) sum += excess * (table.tolerance[n] ?? 0);
  }
  return sum;
}
