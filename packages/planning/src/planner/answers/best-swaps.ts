import { usefulRungs } from "../model/ladder.ts";
import type { Library } from "../model/library.ts";
import type { MealPlace, PlannedWeek, Swap } from "../model/plan-result.ts";
import { swaps } from "./swaps.ts";

/**
 * The best recipes for a slot, as many as wished if there are: those that keep to every wish first, then those that come
 * back sooner or whose portion is further from the slot. Hard rules hold throughout. O(recipes) per rung that is needed.
 */
export function bestSwaps(library: Library, week: PlannedWeek, at: MealPlace, top = 10): Swap[] {
  const found = new Map<string, Swap>();
  for (const rung of usefulRungs(week.input.rules)) {
    // A meal half or twice its size is another meal: nobody is offered that as a swap.
    if (rung === "SLOT_WINDOW_50" || found.size >= top) break;
    for (const swap of swaps(library, { ...week, rung }, at, top))
      if (found.size < top && !found.has(swap.recipeId)) found.set(swap.recipeId, swap);
  }
  return [...found.values()];
}
