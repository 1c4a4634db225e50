import type { Library } from "../model/library.ts";
import { isMainDish } from "../model/memory.ts";

/** How many lunches and dinners of the plan have most of their protein from each food. */
export class FoodCounts {
  private readonly library: Library;
  private readonly counts = new Map<number, number>();
  /** Pairs of such meals, as each meal costs as many points as there are before it. */
  pairs = 0;

  constructor(library: Library) {
    this.library = library;
  }

  /** Counts a meal in (1) or out (-1). */
  add(recipe: number, by: 1 | -1): void {
    const food = this.library.mainFood[recipe] ?? 0;
    if (food === 0) return;
    const before = this.counts.get(food) ?? 0;
    this.counts.set(food, before + by);
    this.pairs += by === 1 ? before : 1 - before;
  }

  /** Counts a meal in that is there already, in a slot of which nobody knows the kind. */
  addGiven(recipe: number): void {
    if (isMainDish(this.library, recipe)) this.add(recipe, 1);
  }

  /** Meals with the food of this recipe. */
  of(recipe: number): number {
    const food = this.library.mainFood[recipe] ?? 0;
    return food === 0 ? 0 : (this.counts.get(food) ?? 0);
  }
}
