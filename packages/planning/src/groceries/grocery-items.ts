import type { GroceryCategory } from "@plateful/nutrition";
import type { ItemStatus } from "../diary/day-totals.ts";

export type MetricUnit = "g" | "ml";

/** One ingredient of one person's portion. */
export interface GroceryIngredient {
  readonly foodId: number;
  readonly name: string;
  readonly category: GroceryCategory;
  /** Number of servings in one personal portion. */
  readonly servings: number;
  /** E.g. "1 slice"; empty when the food is counted in pieces. */
  readonly servingDescription: string;
  /** What one serving weighs or measures; null when unknown. */
  readonly metric: { readonly amount: number; readonly unit: MetricUnit } | null;
}

/** A planned meal as far as shopping cares. */
export interface GroceryMeal {
  readonly kind: "recipe" | "singleFood" | "quickAdd";
  readonly status: ItemStatus;
  /** People cooked for, at least 1; the ingredients are for one of them. */
  readonly people: number;
  readonly ingredients: readonly GroceryIngredient[];
}

export interface GroceryItem {
  readonly foodId: number;
  readonly name: string;
  readonly category: GroceryCategory;
  readonly quantity: number;
  /** "g", "ml", "piece" or the serving's description (GROC-020). */
  readonly unit: string;
}

/**
 * What to buy for the meals of a period (GROC-019, GROC-020): the same food is added up, in grams and millilitres where
 * a serving's measure is known and per serving description otherwise, times the people cooked for. Eaten meals and quick
 * adds are left out. In the order in which the foods first occur.
 */
export function groceryItems(meals: readonly GroceryMeal[]): GroceryItem[] {
  const itemByKey = new Map<string, GroceryItem>();
  for (const meal of meals) {
    if (meal.status === "EATEN" || meal.kind === "quickAdd") continue;
    for (const ingredient of meal.ingredients) {
      const { amount, unit } = measure(ingredient);
      const key = JSON.stringify([ingredient.foodId, unit]);
      const { foodId, name, category } = itemByKey.get(key) ?? ingredient;
      const quantity = (itemByKey.get(key)?.quantity ?? 0) + amount * meal.people;
      itemByKey.set(key, { foodId, name, category, quantity, unit });
    }
  }
  return [...itemByKey.values()];
}

function measure(ingredient: GroceryIngredient): { amount: number; unit: string } {
  const { servings, metric, servingDescription } = ingredient;
  if (metric) return { amount: servings * metric.amount, unit: metric.unit };
  return { amount: servings, unit: servingDescription.trim() || "piece" };
}
