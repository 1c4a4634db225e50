import type { DayProblem } from "./day-problem.ts";

/**
 * Points that depend on which recipes share a day: Infinity when one occurs twice, a price per repeated main group,
 * and a refund for groceries that several of them need.
 */
export class Interaction {
  private readonly problem: DayProblem;
  private readonly seen: Int32Array;
  private round = 0;

  constructor(problem: DayProblem) {
    this.problem = problem;
    this.seen = new Int32Array(problem.bought.length);
  }

  /** All of it. O(recipes² + their groceries). */
  of(recipes: Int32Array): number {
    return this.variety(recipes) - this.refund(recipes);
  }

  /** Infinity when a recipe occurs twice, otherwise the price of repeated main groups. O(recipes²). */
  variety(recipes: Int32Array): number {
    let repeated = 0;
    const { mainGroup } = this.problem.person.library;
    for (let i = 1; i < recipes.length; i++) {
      const recipe = recipes[i] ?? 0;
      let sameGroup = 0;
      for (let k = 0; k < i; k++) {
        const other = recipes[k] ?? 0;
        if (other === recipe) return Number.POSITIVE_INFINITY;
        if (mainGroup[other] === mainGroup[recipe]) sameGroup = 1;
      }
      repeated += sameGroup;
    }
    return repeated * this.problem.person.weights.sameGroupInDay;
  }

  /** What the recipes were charged too much for groceries (see `groceryShare`), or too little if below 0. O(their groceries). */
  refund(recipes: Int32Array): number {
    return this.problem.person.groceryPrice * this.overcharged(recipes);
  }

  /** Shares of groceries charged beyond those that must be bought. */
  private overcharged(recipes: Int32Array): number {
    if (this.problem.person.groceryPrice === 0) return 0;
    const { start, items } = this.problem.person.library.groceries;
    const round = ++this.round;
    const { bought, groceryCosts, groceryShare } = this.problem;
    let shared = 0;
    for (const recipe of recipes) {
      const end = start[recipe + 1] ?? 0;
      for (let at = start[recipe] ?? 0; at < end; at++) {
        const grocery = items[at] ?? 0;
        if (bought[grocery] !== 0) continue;
        shared += groceryShare[grocery] ?? 0;
        if (this.seen[grocery] === round) continue;
        this.seen[grocery] = round;
        shared -= groceryCosts[grocery] ?? 1;
      }
    }
    return shared;
  }
}
