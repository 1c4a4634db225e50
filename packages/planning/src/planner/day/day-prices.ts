import { penaltyConjugate } from "../model/penalty.ts";
import { NUTRIENTS } from "../model/vector.ts";
import { addUp, type DayProblem, dayPenalty } from "./day-problem.ts";

/** A lower bound of the day and the choice that goes with the best prices. */
export interface DayPrices {
  /** No way of filling the open slots costs less (groceries shared within the day apart). Points. */
  readonly lowerBound: number;
  /** One column per open slot; the cheapest such choice met on the way. */
  readonly selection: Int32Array;
}

/**
 * Prices of the four nutrients for one day: maximises the Lagrangian dual
 * `Σ min over columns (cost + λ·contribution) + λ·offset - penalty*(λ)` by a deflected subgradient with Polyak steps.
 * Leaves the best prices in `problem.prices`. Null when some slot has no usable column.
 * O(iterations · columns). Relative: Armstrong, Sinha and Balintfy on Lagrangian bounds in menu planning.
 */
export function priceDay(problem: DayProblem, iterations: number, knownValue: number): DayPrices | null {
  const ascent = new DualAscent(problem, knownValue);
  for (let iteration = 0; iteration < iterations; iteration++) {
    if (!ascent.evaluate()) return null;
    if (!ascent.step()) break;
  }
  problem.prices.set(ascent.bestPrices);
  return { lowerBound: ascent.bound, selection: ascent.bestSelection };
}

class DualAscent {
  readonly bestPrices: Float64Array;
  readonly bestSelection: Int32Array;
  bound = Number.NEGATIVE_INFINITY;
  private readonly problem: DayProblem;
  private readonly prices: Float64Array;
  private readonly selection: Int32Array;
  private readonly totals = new Float64Array(NUTRIENTS);
  private readonly direction = new Float64Array(NUTRIENTS);
  private bestValue = Number.POSITIVE_INFINITY;
  private upper: number;
  private value = 0;
  private pace = 1;
  private idle = 0;

  constructor(problem: DayProblem, knownValue: number) {
    this.problem = problem;
    this.upper = knownValue;
    this.prices = problem.prices.slice();
    this.bestPrices = problem.prices.slice();
    this.selection = new Int32Array(problem.open.length);
    this.bestSelection = new Int32Array(problem.open.length);
  }

  /** Value of the dual at the present prices; remembers the best. False when a slot has no usable column. */
  evaluate(): boolean {
    const { problem, prices, selection } = this;
    let dual = -penaltyConjugate(problem.person.dayTable, prices);
    let cost = 0;
    for (let i = 0; i < problem.open.length; i++) {
      const best = this.cheapestColumn(i);
      if (best < 0) return false;
      dual += this.value;
      selection[i] = best;
      cost += problem.open[i]?.cost[best] ?? 0;
    }
    for (let n = 0; n < NUTRIENTS; n++) dual += (prices[n] ?? 0) * (problem.offset[n] ?? 0);
    addUp(problem, selection, this.totals);
    const primal = cost + dayPenalty(problem, this.totals);
    if (primal < this.bestValue) {
      this.bestValue = primal;
      this.bestSelection.set(selection);
      this.upper = Math.min(this.upper, primal);
    }
    this.remember(dual);
    this.value = dual;
    return true;
  }

  /** Moves the prices along the subgradient; false when there is nothing left to win. */
  step(): boolean {
    const { prices, direction } = this;
    let square = 0;
    for (let n = 0; n < NUTRIENTS; n++) {
      const along = 0.75 * this.subgradient(n) + 0.25 * (direction[n] ?? 0);
      direction[n] = along;
      square += along * along;
    }
    if (square < 1e-9 || this.pace < 0.03) return false;
    const length = (this.pace * Math.max(0.05, Math.min(this.upper - this.value, 8))) / square;
    for (let n = 0; n < NUTRIENTS; n++) {
      const moved = (prices[n] ?? 0) + length * (direction[n] ?? 0);
      prices[n] = Math.min(this.highestPrice(n), Math.max(-this.lowestPrice(n), moved));
    }
    return true;
  }

  private remember(dual: number): void {
    if (dual > this.bound + 1e-9) {
      this.bound = dual;
      this.bestPrices.set(this.prices);
      this.idle = 0;
      return;
    }
    this.idle++;
    if (this.idle < 2) return;
    this.pace *= 0.6;
    this.idle = 0;
    this.prices.set(this.bestPrices);
    this.direction.fill(0);
  }

  /** Column of open slot i with the lowest reduced cost, which is left in `value`; -1 when all are forbidden. */
  private cheapestColumn(i: number): number {
    const slot = this.problem.open[i];
    if (slot === undefined) return -1;
    const { cost } = slot;
    const { contribution } = slot.columns;
    const p0 = this.prices[0] ?? 0;
    const p1 = this.prices[1] ?? 0;
    const p2 = this.prices[2] ?? 0;
    const p3 = this.prices[3] ?? 0;
    let lowest = Number.POSITIVE_INFINITY;
    let best = -1;
    for (let j = 0, at = 0; j < cost.length; j++, at += NUTRIENTS) {
      const reduced =
        (cost[j] ?? 0) +
        p0 * (contribution[at] ?? 0) +
        p1 * (contribution[at + 1] ?? 0) +
        p2 * (contribution[at + 2] ?? 0) +
        p3 * (contribution[at + 3] ?? 0);
      if (reduced < lowest) {
        lowest = reduced;
        best = j;
      }
    }
    this.value = lowest;
    return best;
  }

  private highestPrice(n: number): number {
    const { over, beyond } = this.problem.person.dayTable;
    return (over[n] ?? 0) + (beyond[n] ?? 0);
  }

  private lowestPrice(n: number): number {
    const { under, beyond } = this.problem.person.dayTable;
    return (under[n] ?? 0) + (beyond[n] ?? 0);
  }

  private subgradient(n: number): number {
    const { over, under, tolerance } = this.problem.person.dayTable;
    const price = this.prices[n] ?? 0;
    const slope = (price >= 0 ? over : under)[n] ?? 0;
    const kink = Math.abs(price) > slope + 1e-12 ? Math.sign(price) * (tolerance[n] ?? 0) : 0;
    const gradient = (this.totals[n] ?? 0) - kink;
    const stuckHigh = price >= this.highestPrice(n) && gradient > 0;
    const stuckLow = price <= -this.lowestPrice(n) && gradient < 0;
    return stuckHigh || stuckLow ? 0 : gradient;
  }
}
