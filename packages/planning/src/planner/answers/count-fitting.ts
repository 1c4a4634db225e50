import { checkDays } from "../model/check-input.ts";
import type { Library } from "../model/library.ts";
import { DEFAULT_PORTION, portionGrid, wishedWindows } from "../model/person.ts";
import type { Rules, SlotSpec } from "../model/plan-input.ts";
import { compileHardRules, isOfMealType } from "../model/rules.ts";
import { admitsPortion, slotModel, suitsTable } from "../model/slot-model.ts";

/** How many recipes can stand in a slot. */
export interface SlotFit {
  /** Recipes of the slot's meal type. */
  readonly total: number;
  /** Of those, within all rules and with a portion near the slot's energy. */
  readonly allowed: number;
}

/**
 * Per slot, how many recipes fit, for when nobody asks why: the figures of `diagnose` in a few hundredths of a millisecond
 * for each slot, so that all clients of a coach can be counted while the coach edits. O(recipes + slots · recipes).
 */
export function countFitting(library: Library, slots: readonly SlotSpec[], rules: Rules): SlotFit[] {
  checkDays([{ key: "day", slots }]);
  const person = {
    library,
    hard: compileHardRules(library, rules),
    household: new Map(
      (rules.household ?? []).map(({ id, wishes }) => [id, compileHardRules(library, wishes)]),
    ),
    // What a portion costs makes no difference to whether there is one.
    grid: portionGrid(rules.portion ?? DEFAULT_PORTION, 0),
    windows: wishedWindows(rules),
  };
  return slots.map((slot) => {
    const model = slotModel(person, slot);
    let total = 0;
    let allowed = 0;
    for (let recipe = 0; recipe < library.size; recipe++) {
      if (!isOfMealType(library, recipe, slot.mealType)) continue;
      total++;
      if (suitsTable(person, model, recipe) && admitsPortion(person, model, recipe)) allowed++;
    }
    return { total, allowed };
  });
}
