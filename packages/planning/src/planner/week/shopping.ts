import type { Library } from "../model/library.ts";

/** What the plan as it stands has to buy. */
export class Shopping {
  /** How many planned and fixed meals need each grocery. */
  readonly count: Int32Array;
  /** What the groceries that any meal needs cost together, by their weights. */
  cost = 0;
  private readonly library: Library;

  constructor(library: Library, atHome: ReadonlySet<string> = new Set()) {
    this.library = library;
    const { names } = library.groceries;
    this.count = new Int32Array(names.length);
    if (atHome.size === 0) return;
    names.forEach((name, grocery) => {
      if (atHome.has(name)) this.count[grocery] = 1;
    });
  }

  /** Counts a recipe's groceries in (1) or out (-1). */
  add(recipe: number, by: 1 | -1): void {
    const { start, items } = this.library.groceries;
    const end = start[recipe + 1] ?? 0;
    for (let at = start[recipe] ?? 0; at < end; at++) {
      const grocery = items[at] ?? 0;
      const before = this.count[grocery] ?? 0;
      this.count[grocery] = before + by;
      const weight = this.library.groceryWeight[grocery] ?? 1;
      if (before === 0) this.cost += weight;
      else if (before + by === 0) this.cost -= weight;
    }
  }

  /** How many of a recipe's groceries no meal needs yet. */
  newFor(recipe: number): number {
    const { start, items } = this.library.groceries;
    const end = start[recipe + 1] ?? 0;
    let found = 0;
    for (let at = start[recipe] ?? 0; at < end; at++) if (this.count[items[at] ?? 0] === 0) found++;
    return found;
  }

  /** The same with each grocery counted as its share. */
  chargeFor(recipe: number, share: Float64Array): number {
    const { start, items } = this.library.groceries;
    const end = start[recipe + 1] ?? 0;
    let charge = 0;
    for (let at = start[recipe] ?? 0; at < end; at++) {
      const grocery = items[at] ?? 0;
      if (this.count[grocery] === 0) charge += share[grocery] ?? 0;
    }
    return charge;
  }

  /** What a planned recipe's groceries cost that no other meal needs. */
  onlyFor(recipe: number): number {
    const { start, items } = this.library.groceries;
    const end = start[recipe + 1] ?? 0;
    let cost = 0;
    for (let at = start[recipe] ?? 0; at < end; at++) {
      const grocery = items[at] ?? 0;
      if (this.count[grocery] === 1) cost += this.library.groceryWeight[grocery] ?? 1;
    }
    return cost;
  }
}
