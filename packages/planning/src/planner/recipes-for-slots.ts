import { bestSwaps } from "./best-swaps.ts";
import type { Library } from "./library.ts";
import type { Rules, SlotSpec } from "./plan-input.ts";
import { compileHardRules } from "./rules.ts";
import { STEADY } from "./standing-week.ts";

/** As many recipes per slot as the planner itself looks at: with these, whoever plans the slot gets the same answer. */
const MOST_PER_SLOT = 160;

const targetKey = ({ mealType, target }: SlotSpec): string =>
  JSON.stringify([mealType, target.kcal, target.protein, target.carbohydrates, target.fat]);

/** Recipes with which the slots of a person can be planned. */
export interface SlotRecipes {
  /** Best first, slot by slot in turn. */
  readonly ids: readonly string[];
  /** Nothing else suits these slots: whatever is planned with these is planned as with the whole library. */
  readonly isComplete: boolean;
}

/**
 * The recipes that a person's slots are most likely to be filled with, at most `most` of them: the best of every slot in
 * turn, then everything else that suits, none that a hard rule forbids. Slots of the same meal and target count once,
 * those without energy not at all. What stands in the diary makes no difference. O(slots · recipes).
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
  const lists = wanted.map((slot) => bestOf(library, rules, slot));
  const found = new Set<string>();
  for (let rank = 0; rank < MOST_PER_SLOT; rank++)
    for (const list of lists) for (const id of list.slice(rank, rank + 1)) found.add(id);
  for (const id of suiting(library, rules, wanted)) found.add(id);
  return { ids: [...found].slice(0, most), isComplete: found.size <= most };
}

function suiting(library: Library, rules: Rules, slots: readonly SlotSpec[]): string[] {
  const types = [...new Set(slots.map(({ mealType }) => mealType))];
  const hard = compileHardRules(library, rules);
  return library.ids.filter((_, recipe) => types.some((type) => hard.allows(recipe, type)));
}

/** Everything that could stand in a slot of an otherwise empty week, best first. */
function bestOf(library: Library, { recent: _, ...rules }: Rules, slot: SlotSpec): string[] {
  const input = { days: [{ key: "day", slots: [slot], target: slot.target }], rules, options: STEADY };
  const none = { kcal: 0, protein: 0, carbohydrates: 0, fat: 0 };
  const days = [{ key: "day", meals: [], target: slot.target, totals: none }];
  const week = { input, days, rung: "AS_WISHED" } as const;
  return bestSwaps(library, week, { day: 0, slotId: slot.id }, MOST_PER_SLOT).map(({ recipeId }) => recipeId);
}
