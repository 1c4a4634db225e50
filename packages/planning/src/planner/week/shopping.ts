import type { Library } from "../model/library.ts";

/** What the plan as it stands has to buy. */
export class Shopping {
  /** How many planned and fixed meals need each grocery. */
  readonly count: Int32Array;
  /** Groceries that any meal needs. */
  distinct = 0;
  private readonly library: Library;

  constructor(library: Library) {
    this.library = library;
    this.count = new Int32Array(library.groceries.names.length);
  }

  /** Counts a recipe's groceries in (1) or out (-1). */
  add(recipe: number, by: 1 | -1): void {
    const { start, items } = this.library.groceries;
    const end = start[recipe + 1] ?? 0;
    for (let at = start[recipe] ?? 0; at < end; at++) {
      const grocery = items[at] ?? 0;
      const before = this.count[grocery] ?? 0;
      this.count[grocery] = before + by;
      if (before === 0) this.distinct++;
      else if (before + by === 0) this.distinct--;
    }
  }

  /** How many of a recipe's groceries no meal needs yet. */
  newFor(recipe: number): number {
    return this.neededBy(recipe, 0);
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

  /** How many of a planned recipe's groceries no other meal needs. */
  onlyFor(recipe: number): number {
    return this.neededBy(recipe, 1);
  }

  private neededBy(recipe: number, meals: number): number {
    const { start, items } = this.library.groceries;
    const end = start[recipe + 1] ?? 0;
    let found = 0;
    for (let at = start[recipe] ?? 0; at < end; at++) if (this.count[items[at] ?? 0] === meals) found++;
    return found;
  }
}
