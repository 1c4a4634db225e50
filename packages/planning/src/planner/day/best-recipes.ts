/** How many recipes are held, as a multiple of those wanted, before the worst are thrown out. */
const ROOM = 4;

/**
 * Keeps the recipes with the lowest ranks out of any number that are offered, in memory that does not grow with the
 * library. Offering is O(1) on average. Equal ranks are settled by the recipe's number, so the order of offering is of no
 * consequence.
 */
export class BestRecipes {
  /** A recipe with a rank above this is certain not to be among the best. */
  limit = Number.POSITIVE_INFINITY;
  private readonly wanted: number;
  private readonly recipe: Int32Array;
  private readonly steps: Int32Array;
  private readonly cost: Float64Array;
  private readonly rank: Float64Array;
  private count = 0;

  constructor(wanted: number) {
    this.wanted = wanted;
    this.recipe = new Int32Array(wanted * ROOM);
    this.steps = new Int32Array(wanted * ROOM);
    this.cost = new Float64Array(wanted * ROOM);
    this.rank = new Float64Array(wanted * ROOM);
  }

  offer(recipe: number, steps: number, cost: number, rank: number): void {
    if (rank > this.limit) return;
    if (this.count === this.rank.length) this.throwOutWorst();
    const at = this.count++;
    this.recipe[at] = recipe;
    this.steps[at] = steps;
    this.cost[at] = cost;
    this.rank[at] = rank;
  }

  /** The best ones, best first. */
  list(): { readonly recipe: Int32Array; readonly steps: Int32Array; readonly cost: Float64Array } {
    const order = this.inOrder();
    return {
      recipe: Int32Array.from(order, (at) => this.recipe[at] ?? 0),
      steps: Int32Array.from(order, (at) => this.steps[at] ?? 0),
      cost: Float64Array.from(order, (at) => this.cost[at] ?? 0),
    };
  }

  private inOrder(): number[] {
    const order = Array.from({ length: this.count }, (_, at) => at);
    order.sort(
      (a, b) => (this.rank[a] ?? 0) - (this.rank[b] ?? 0) || (this.recipe[a] ?? 0) - (this.recipe[b] ?? 0),
    );
    return order.slice(0, this.wanted);
  }

  private throwOutWorst(): void {
    const kept = this.inOrder();
    this.limit = this.rank[kept.at(-1) ?? 0] ?? Number.POSITIVE_INFINITY;
    const held = kept.map((at) => [this.recipe[at], this.steps[at], this.cost[at], this.rank[at]] as const);
    held.forEach(([recipe = 0, steps = 0, cost = 0, rank = 0], at) => {
      this.recipe[at] = recipe;
      this.steps[at] = steps;
      this.cost[at] = cost;
      this.rank[at] = rank;
    });
    this.count = held.length;
  }
}
