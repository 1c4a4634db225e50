import type { Library } from "../model/library.ts";
import type { Rules, SlotSpec } from "../model/plan-input.ts";
import type { RecipeExtent } from "../model/plan-result.ts";
import { compileHardRules } from "../model/rules.ts";
import { bestSwaps } from "./best-swaps.ts";
import { STEADY_SWAPS } from "./standing-week.ts";

/** As many recipes per slot as the planner itself looks at: with these, whoever plans the slot gets the same answer. */
const MAX_PER_SLOT = 160;

const targetKey = ({ mealType, target, companions = [] }: SlotSpec): string =>
  JSON.stringify([mealType, target.kcal, target.protein, target.carbohydrates, target.fat, companions]);

/** Recipes with which the slots of a person can be planned. */
export interface SlotRecipes {
  readonly ids: readonly string[];
  readonly extent: RecipeExtent;
}

/**
 * The recipes that a person's slots can be filled with: all that suit when these are at most `most`, else the best of every
 * slot in turn, best first; never one that a hard rule forbids. Slots of the same meal, target and table count once, those without
 * energy not at all. What stands in the diary makes no difference. O(recipes), or O(slots · recipes) when not all are taken.
 */
export function recipesForSlots(
  library: Library,
  rules: Rules,
  slots: readonly SlotSpec[],
  most: number,
): SlotRecipes {
  const distinct = new Map(
    slots.filter(({ target }) => target.kcal > 0).map((slot) => [targetKey(slot), slot]),
  );
  const wanted = [...distinct.values()];
  const all = suiting(library, rules, wanted);
  if (all.length <= most) return { ids: all, extent: "ALL" };
  const lists = wanted.map((slot) => bestOf(library, rules, slot));
  const found = new Set<string>();
  for (let rank = 0; rank < MAX_PER_SLOT; rank++)
    for (const list of lists) for (const id of list.slice(rank, rank + 1)) found.add(id);
  return { ids: [...found].slice(0, most), extent: found.size <= most ? "BEST" : "PART" };
}

/** Everything that may be planned for one of the meals, in the order of the library. */
function suiting(library: Library, rules: Rules, slots: readonly SlotSpec[]): string[] {
  const types = [...new Set(slots.map(({ mealType }) => mealType))];
  const hard = compileHardRules(library, rules);
  return library.ids.filter((_, recipe) => types.some((type) => hard.allows(recipe, type)));
}

/** Everything that could stand in a slot of an otherwise empty week, best first. */
function bestOf(library: Library, { recent: _, ...rules }: Rules, slot: SlotSpec): string[] {
  const input = { days: [{ key: "day", slots: [slot], target: slot.target }], rules, options: STEADY_SWAPS };
  const none = { kcal: 0, protein: 0, carbohydrates: 0, fat: 0 };
  const days = [{ key: "day", meals: [], target: slot.target, totals: none }];
  const week = { input, days, rung: "AS_WISHED" } as const;
  return bestSwaps(library, week, { day: 0, slotId: slot.id }, MAX_PER_SLOT).map(({ recipeId }) => recipeId);
}
