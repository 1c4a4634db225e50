import type { PenaltyTable } from "../model/penalty.ts";
import { NUTRIENTS, numberAt } from "../model/vector.ts";
import type { Shortlist } from "./shortlist.ts";

/** What the slots chosen so far come to, while the last one is looked through. */
export interface PartialDay {
  /** Their bound, points: with a column's reduced cost it bounds the day from below. */
  readonly reduced: number;
  /** Their points, the day's deviations apart. */
  readonly cost: number;
  /** The day's deviations with them, percent, from `at` on. */
  readonly sums: Float64Array;
  readonly at: number;
}

/**
 * Finds the columns of a list that complete a day below a limit: the planner's innermost loop, run some 200,000 times
 * for a week. What is `penalty` elsewhere is written out here with its prices in locals, because typed arrays are read
 * again at every use; for the same reason nothing is called between one column and the next.
 */
export class ColumnScan {
  /** Value of the day with the column last found, points; Infinity when there was none. */
  value = Number.POSITIVE_INFINITY;
  private readonly table: PenaltyTable;

  constructor(table: PenaltyTable) {
    this.table = table;
  }

  /**
   * The first place from `from` on whose day stays below `limit`, its value in `value`; or the place at which it is clear
   * that none will. O(columns).
   */
  next(list: Shortlist, from: number, limit: number, { reduced, cost, sums, at }: PartialDay): number {
    const { level, lean, bend, tolerance } = this.table;
    const u0 = numberAt(sums, at);
    const u1 = numberAt(sums, at + 1);
    const u2 = numberAt(sums, at + 2);
    const u3 = numberAt(sums, at + 3);
    const near0 = numberAt(tolerance, 0);
    const near1 = numberAt(tolerance, 1);
    const near2 = numberAt(tolerance, 2);
    const near3 = numberAt(tolerance, 3);
    const level0 = numberAt(level, 0);
    const level1 = numberAt(level, 1);
    const level2 = numberAt(level, 2);
    const level3 = numberAt(level, 3);
    const lean0 = numberAt(lean, 0);
    const lean1 = numberAt(lean, 1);
    const lean2 = numberAt(lean, 2);
    const lean3 = numberAt(lean, 3);
    const bend0 = numberAt(bend, 0);
    const bend1 = numberAt(bend, 1);
    const bend2 = numberAt(bend, 2);
    const bend3 = numberAt(bend, 3);
    const { count, contribution, cost: costs, reduced: bounds } = list;
    for (let place = from; place < count; place++) {
      if (reduced + numberAt(bounds, place) >= limit) {
        this.value = Number.POSITIVE_INFINITY;
        return place;
      }
      const column = NUTRIENTS * place;
      const x0 = u0 + numberAt(contribution, column);
      const x1 = u1 + numberAt(contribution, column + 1);
      const x2 = u2 + numberAt(contribution, column + 2);
      const x3 = u3 + numberAt(contribution, column + 3);
      const far0 = Math.abs(x0) - near0;
      const far1 = Math.abs(x1) - near1;
      const far2 = Math.abs(x2) - near2;
      const far3 = Math.abs(x3) - near3;
      const value =
        cost +
        numberAt(costs, place) +
        (level0 * Math.abs(x0) + lean0 * x0 + bend0 * (far0 + Math.abs(far0))) +
        (level1 * Math.abs(x1) + lean1 * x1 + bend1 * (far1 + Math.abs(far1))) +
        (level2 * Math.abs(x2) + lean2 * x2 + bend2 * (far2 + Math.abs(far2))) +
        (level3 * Math.abs(x3) + lean3 * x3 + bend3 * (far3 + Math.abs(far3)));
      if (value >= limit) continue;
      this.value = value;
      return place;
    }
    this.value = Number.POSITIVE_INFINITY;
    return count;
  }
}
