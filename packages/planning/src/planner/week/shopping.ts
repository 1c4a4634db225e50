import { type KindPrices, kindPrice } from "../model/kind-prices.ts";
import type { Library } from "../model/library.ts";

/** What the plan as it stands has to buy. */
export class Shopping {
  /** How many planned and fixed meals need each grocery. */
  readonly count: Int32Array;
  /** What buying each grocery costs as things are: its weight, and more where others of its group are bought. */
  readonly price: Float64Array;
  /** What the groceries that any meal needs cost together. */
  cost = 0;
  private readonly library: Library;
  private readonly kindPrices: KindPrices;
  /** How many groceries of each group are bought. */
  private readonly kinds: Int32Array;
  /** What was priced last, as long as no price has changed. */
  private lastPriced: { readonly parts: Float64Array; readonly costs: Float64Array } | null = null;
  /** Groceries by the number of their group. */
  private readonly members: readonly (readonly number[])[];

  constructor(library: Library, kindPrices: KindPrices, atHome: ReadonlySet<string> = new Set()) {
    this.library = library;
    this.kindPrices = kindPrices;
    const { names } = library.groceries;
    this.count = new Int32Array(names.length);
    this.price = library.groceryWeight.slice();
    this.members = membersOf(library);
    this.kinds = new Int32Array(this.members.length);
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
      if (before === 0) {
        this.cost += this.price[grocery] ?? 1;
        this.changeKinds(grocery, 1);
      } else if (before + by === 0) {
        this.changeKinds(grocery, -1);
        this.cost -= this.price[grocery] ?? 1;
      }
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

  /** What each grocery costs, or as much of it as the given part. */
  priced(parts: Float64Array | null): Float64Array {
    if (parts === null) return this.price;
    // Every slot of a day asks for the same.
    if (this.lastPriced?.parts === parts) return this.lastPriced.costs;
    const costs = new Float64Array(parts.length);
    for (let grocery = 0; grocery < costs.length; grocery++)
      costs[grocery] = (parts[grocery] ?? 0) * (this.price[grocery] ?? 1);
    this.lastPriced = { parts, costs };
    return costs;
  }

  /** What a planned recipe's groceries cost that no other meal needs. */
  onlyFor(recipe: number): number {
    const { start, items } = this.library.groceries;
    const end = start[recipe + 1] ?? 0;
    let cost = 0;
    for (let at = start[recipe] ?? 0; at < end; at++) {
      const grocery = items[at] ?? 0;
      if (this.count[grocery] !== 1) continue;
      const group = this.library.groceryGroup[grocery] ?? 0;
      const others = group === 0 ? 0 : (this.kinds[group] ?? 1) - 1;
      cost += (this.library.groceryWeight[grocery] ?? 1) + kindPrice(this.kindPrices, others);
    }
    return cost;
  }

  /** Counts a kind of the grocery's group in (1) or out (-1), which changes what the others cost. */
  private changeKinds(grocery: number, by: 1 | -1): void {
    const { groceryGroup, groceryWeight } = this.library;
    const group = groceryGroup[grocery] ?? 0;
    if (group === 0) return;
    const kinds = (this.kinds[group] ?? 0) + by;
    this.kinds[group] = kinds;
    this.lastPriced = null;
    const extra = kindPrice(this.kindPrices, kinds);
    for (const member of this.members[group] ?? []) this.price[member] = (groceryWeight[member] ?? 1) + extra;
  }
}

/** Remembered per library: the same for everybody. */
const MEMBERS = new WeakMap<Library, readonly (readonly number[])[]>();

/** Groceries by the number of their group. */
function membersOf(library: Library): readonly (readonly number[])[] {
  const known = MEMBERS.get(library);
  if (known !== undefined) return known;
  const members: number[][] = [[]];
  library.groceryGroup.forEach((group, grocery) => {
    members[group] ??= [];
    if (group !== 0) members[group].push(grocery);
  });
  MEMBERS.set(library, members);
  return members;
}
