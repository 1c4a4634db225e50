import { penalty, penaltyConjugate } from "../model/penalty.ts";
import { addVector, NUTRIENTS } from "../model/vector.ts";
import { ColumnScan } from "./column-scan.ts";
import type { DayProblem } from "./day-problem.ts";
import { Interaction } from "./interaction.ts";
import type { Shortlist } from "./shortlist.ts";

/** How many distinct sets of recipes go on to the portion polish, and how far above the best they may be. */
export interface PoolLimits {
  readonly size: number;
  /** Points. */
  readonly margin: number;
}

/** Enough for a week, where the days are solved again and again. */
export const WEEK_POOL: PoolLimits = { size: 3, margin: 0.05 };
/** For one or a few days, which have only this chance: the best portions often belong to the fourth or fifth set. */
export const DAY_POOL: PoolLimits = { size: 8, margin: 1 };

/** What recipes of a day share is settled after the bound is known; this many groceries' worth is allowed for when cutting. */
const REFUNDS_ALLOWED = 1;

/** A full choice for the day, as places in the shortlists. */
interface Found {
  readonly value: number;
  readonly places: Int32Array;
}

/**
 * Searches the shortlists of one day, re-choosing some slots exactly while the others stand still. Columns are tried
 * in the order of their reduced cost, so a branch ends as soon as its bound passes the best known day.
 */
export class DaySearch {
  /** Search steps taken, the machine-independent measure of work. */
  nodes = 0;
  /** How often the day has become better. */
  changes = 0;
  readonly pool: Found[] = [];
  private readonly problem: DayProblem;
  private readonly lists: readonly Shortlist[];
  private readonly interaction: Interaction;
  private readonly scan: ColumnScan;
  private readonly base: number;
  private readonly slack: number;
  private readonly upper: number;
  private readonly limits: PoolLimits;
  private best = Number.POSITIVE_INFINITY;
  /** Nothing at or above this value is of interest. */
  private limit = Number.POSITIVE_INFINITY;
  private readonly bestPlaces: Int32Array;
  private readonly current: Int32Array;
  /** Per slot the number of the improvement that changed it last; 0 for the beginning. */
  private readonly changedAt: Int32Array;
  private readonly trial: Int32Array;
  private readonly recipes: Int32Array;
  private readonly sums: Float64Array;
  private readonly rest: Float64Array;
  private free: readonly number[] = [];
  private nodesLeft = 0;

  constructor(problem: DayProblem, lists: readonly Shortlist[], upper: number, limits: PoolLimits) {
    const slots = lists.length;
    this.problem = problem;
    this.lists = lists;
    this.upper = upper;
    this.limits = limits;
    this.interaction = new Interaction(problem);
    this.scan = new ColumnScan(problem.person.dayTable);
    this.slack = REFUNDS_ALLOWED * problem.person.groceryPrice;
    this.base = -penaltyConjugate(problem.person.dayTable, problem.prices) + pricedOffset(problem);
    this.current = Int32Array.from(lists, (list) => list.chosen);
    this.bestPlaces = this.current.slice();
    this.trial = this.current.slice();
    this.changedAt = new Int32Array(slots);
    this.recipes = new Int32Array(slots);
    this.sums = new Float64Array(NUTRIENTS * (slots + 1));
    this.rest = new Float64Array(slots + 1);
    this.consider(this.trial, this.plainValue(this.trial));
    this.lowerLimit();
  }

  /** Re-chooses the given slots within a number of nodes; true when that improved the day. */
  improve(free: readonly number[], maxNodes: number): boolean {
    const before = this.best;
    this.free = free;
    this.nodesLeft = maxNodes;
    this.trial.set(this.current);
    this.rest[free.length] = 0;
    for (let i = free.length - 1; i >= 0; i--) {
      this.rest[i] = (this.rest[i + 1] ?? 0) + (this.lists[free[i] ?? 0]?.lowest ?? 0);
    }
    const [reduced, cost] = this.fixedPart();
    this.descend(0, reduced, cost);
    this.nodes += maxNodes - Math.max(0, this.nodesLeft);
    if (!(this.best < before - 1e-9)) return false;
    this.changes++;
    for (const slot of free) {
      if (this.current[slot] !== this.bestPlaces[slot]) this.changedAt[slot] = this.changes;
    }
    this.current.set(this.bestPlaces);
    return true;
  }

  /** Whether any slot outside the pair has changed since `changes` stood at that number; -1 for the beginning. */
  changedSince(then: number, [first, second]: readonly [number, number]): boolean {
    return this.changedAt.some((at, slot) => at > then && slot !== first && slot !== second);
  }

  /** Sums over the slots that stand still; the day's deviations go to the first row of `sums`. */
  private fixedPart(): [reduced: number, cost: number] {
    let reduced = this.base;
    let cost = 0;
    this.sums.set(this.problem.offset);
    this.lists.forEach((list, slot) => {
      if (this.free.includes(slot)) return;
      const place = this.current[slot] ?? 0;
      reduced += list.reduced[place] ?? 0;
      cost += list.cost[place] ?? 0;
      addVector(this.sums, 0, list.contribution, NUTRIENTS * place, 1);
    });
    return [reduced, cost];
  }

  private descend(depth: number, reduced: number, cost: number): void {
    if (depth === this.free.length - 1) {
      this.scanLast(depth, reduced, cost);
      return;
    }
    const slot = this.free[depth] ?? 0;
    const list = this.lists[slot];
    if (list === undefined) return;
    const bound = reduced + (this.rest[depth + 1] ?? 0);
    const { sums } = this;
    const from = NUTRIENTS * depth;
    for (let place = 0; place < list.count; place++) {
      if (bound + (list.reduced[place] ?? 0) >= this.limit) return;
      if (this.nodesLeft-- <= 0) return;
      this.trial[slot] = place;
      sums.copyWithin(from + NUTRIENTS, from, from + NUTRIENTS);
      addVector(sums, from + NUTRIENTS, list.contribution, NUTRIENTS * place, 1);
      this.descend(depth + 1, reduced + (list.reduced[place] ?? 0), cost + (list.cost[place] ?? 0));
    }
  }

  /** The innermost slot: every column whose bound and true cost stay below the limit is considered. */
  private scanLast(depth: number, reduced: number, cost: number): void {
    const slot = this.free[depth] ?? 0;
    const list = this.lists[slot];
    if (list === undefined) return;
    const { scan } = this;
    const part = { reduced, cost, sums: this.sums, at: NUTRIENTS * depth };
    let place = scan.next(list, 0, this.limit, part);
    while (scan.value < Number.POSITIVE_INFINITY) {
      this.trial[slot] = place;
      this.consider(this.trial, scan.value);
      place = scan.next(list, place + 1, this.limit, part);
    }
    this.nodesLeft -= 1 + (place >> 3);
  }

  private consider(places: Int32Array, plainValue: number): void {
    const { lists, recipes } = this;
    for (let slot = 0; slot < lists.length; slot++)
      recipes[slot] = lists[slot]?.recipe[places[slot] ?? 0] ?? 0;
    const varied = plainValue + this.interaction.variety(recipes);
    if (varied === Number.POSITIVE_INFINITY) return;
    const value = varied - this.interaction.refund(recipes);
    if (value < this.best - 1e-9) {
      this.best = value;
      this.bestPlaces.set(places);
    }
    this.keep(value, places);
    this.lowerLimit();
  }

  /** Keeps the best portions of each of the best distinct sets of recipes. */
  private keep(value: number, places: Int32Array): void {
    const { pool } = this;
    const { size } = this.limits;
    const worst = pool.length < size ? undefined : pool[size - 1];
    if (worst !== undefined && value >= worst.value) return;
    const same = pool.findIndex((found) => this.sameRecipes(found.places, places));
    const known = pool[same];
    if (known !== undefined) {
      if (value >= known.value) return;
      pool.splice(same, 1);
    }
    pool.push({ value, places: places.slice() });
    pool.sort((a, b) => a.value - b.value);
    if (pool.length > size) pool.length = size;
  }

  private lowerLimit(): void {
    const { size, margin } = this.limits;
    const last = this.pool[size - 1]?.value ?? Number.POSITIVE_INFINITY;
    const limit = Math.min(this.best + margin, last) + this.slack;
    this.limit = limit === Number.POSITIVE_INFINITY ? this.upper : limit;
  }

  private sameRecipes(a: Int32Array, b: Int32Array): boolean {
    return this.lists.every((list, slot) => list.recipe[a[slot] ?? 0] === list.recipe[b[slot] ?? 0]);
  }

  private plainValue(places: Int32Array): number {
    const u = this.problem.offset.slice();
    let cost = 0;
    this.lists.forEach((list, slot) => {
      const place = places[slot] ?? 0;
      cost += list.cost[place] ?? 0;
      addVector(u, 0, list.contribution, NUTRIENTS * place, 1);
    });
    return cost + penalty(this.problem.person.dayTable, u[0] ?? 0, u[1] ?? 0, u[2] ?? 0, u[3] ?? 0);
  }
}

function pricedOffset(problem: DayProblem): number {
  let sum = 0;
  for (let n = 0; n < NUTRIENTS; n++) sum += (problem.prices[n] ?? 0) * (problem.offset[n] ?? 0);
  return sum;
}
