/** Buys what four weeks need in packs, and keeps what is left of them as long as it lasts. */
import type { Content, Food } from "@plateful/content";
import type { ShelfLife } from "@plateful/nutrition";
import type { PlannedDay } from "@plateful/planning";

/** Weeks after the one in which it was bought that a left-over is still good. */
const WEEKS_KEPT: Readonly<Record<ShelfLife, number>> = { FRESH: 0, WEEKS: 2, MONTHS: 100 };

/** No pack is opened for less than this part of it. */
const SPARED = 0.1;

/** What one week came to. */
export interface Shopped {
  /** Different groceries that had to be bought. */
  readonly bought: number;
  /** Grams of fresh food bought, and of these what nobody ate. */
  readonly fresh: number;
  readonly wasted: number;
}

interface Rest {
  readonly grams: number;
  readonly week: number;
}

/** The dish of a meal, and its side. */
const servedAt = ({ recipeId, portions, side }: PlannedDay["meals"][number]) => [
  { recipeId, portions },
  ...(side === undefined ? [] : [side]),
];

export class Kitchen {
  private readonly foods: ReadonlyMap<string, Food>;
  private readonly recipes: ReadonlyMap<string, Content["recipes"][number]>;
  private readonly rests = new Map<string, Rest>();
  private week = 0;

  constructor({ foods, recipes }: Content) {
    this.foods = new Map(foods.map((food) => [food.id, food]));
    this.recipes = new Map(recipes.map((recipe) => [recipe.id, recipe]));
  }

  /** Foods of which something good is left. */
  atHome(): string[] {
    return [...this.rests].filter(([id, rest]) => this.isGood(id, rest)).map(([id]) => id);
  }

  shop(days: readonly PlannedDay[]): Shopped {
    let bought = 0;
    let fresh = 0;
    let wasted = 0;
    for (const [id, grams] of this.needOf(days)) {
      const { packs, size, over } = this.take(id, grams);
      if (packs === 0) continue;
      bought += 1;
      if (this.foods.get(id)?.pack?.shelfLife !== "FRESH") continue;
      fresh += packs * size;
      wasted += over;
    }
    this.week += 1;
    return { bought, fresh, wasted };
  }

  /** Takes an amount from what is left, and from new packs where that is not enough. */
  private take(id: string, grams: number) {
    const rest = this.rests.get(id);
    const left = rest !== undefined && this.isGood(id, rest) ? rest.grams : 0;
    const size = this.foods.get(id)?.pack?.grams ?? 1;
    const missing = grams - left;
    const packs = missing > 0 ? Math.ceil(missing / size - SPARED) : 0;
    const over = Math.max(0, left + packs * size - grams);
    this.rests.set(id, { grams: over, week: packs > 0 ? this.week : (rest?.week ?? this.week) });
    return { packs, size, over };
  }

  private isGood(id: string, { grams, week }: Rest): boolean {
    const shelfLife = this.foods.get(id)?.pack?.shelfLife ?? "FRESH";
    return grams > 0 && this.week - week <= WEEKS_KEPT[shelfLife];
  }

  private needOf(days: readonly PlannedDay[]): Map<string, number> {
    const needed = new Map<string, number>();
    for (const { recipeId, portions } of days.flatMap(({ meals }) => meals.flatMap(servedAt))) {
      const recipe = this.recipes.get(recipeId);
      if (recipe === undefined) throw new Error(`There is no recipe ${recipeId}`);
      for (const { foodId, grams } of recipe.ingredients) {
        if (!recipe.groceries.includes(foodId)) continue;
        needed.set(foodId, (needed.get(foodId) ?? 0) + (grams * portions) / recipe.portions);
      }
    }
    return needed;
  }
}
