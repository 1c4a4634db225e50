import { MEAL_TYPES } from "@plateful/nutrition";
import type { Library } from "./library.ts";
import type { RecentMeal } from "./plan-input.ts";
import type { Weights } from "./weights.ts";

/** How long a dish is remembered. */
export const MEMORY_DAYS = 28;

const MAIN_MEALS = (1 << MEAL_TYPES.indexOf("LUNCH")) | (1 << MEAL_TYPES.indexOf("DINNER"));

/** Whether a recipe may be a lunch or a dinner: of breakfasts and snacks people make a habit. */
export const isMainDish = ({ mealTypes }: Library, recipe: number): boolean =>
  ((mealTypes[recipe] ?? 0) & MAIN_MEALS) !== 0;

/**
 * Points of each recipe for what was eaten or is planned within four weeks: for the dish itself, and for others with most of
 * their protein from the same food. Falls evenly with the days between, so that nothing comes back all at once. O(recipes).
 */
export function memoryPoints(
  library: Library,
  meals: readonly RecentMeal[] = [],
  { memory, foodMemory }: Pick<Weights, "memory" | "foodMemory">,
  share: number,
): Float64Array {
  const points = new Float64Array(library.size);
  const byFood = new Float64Array(library.mainFoods.length);
  for (const { recipeId, daysAgo } of meals) {
    const recipe = library.indexById.get(recipeId);
    if (recipe === undefined || !isMainDish(library, recipe)) continue;
    const left = Math.max(0, 1 - Math.abs(daysAgo) / MEMORY_DAYS);
    points[recipe] = (points[recipe] ?? 0) + share * memory * left;
    const food = library.mainFood[recipe] ?? 0;
    if (food > 0) byFood[food] = (byFood[food] ?? 0) + share * foodMemory * left;
  }
  for (let recipe = 0; recipe < points.length; recipe++)
    if (isMainDish(library, recipe))
      points[recipe] = (points[recipe] ?? 0) + (byFood[library.mainFood[recipe] ?? 0] ?? 0);
  return points;
}
