import { checkDays } from "../model/check-input.ts";
import { type Library, recipeIdAt } from "../model/library.ts";
import { compilePerson } from "../model/person.ts";
import type { Rules, SlotSpec } from "../model/plan-input.ts";
import { admitsPortion, slotModel, suitsTable } from "../model/slot-model.ts";

/** A recipe that fits a slot, with the minutes of work that it asks for; null when nobody knows. */
export interface CookableRecipe {
  readonly recipeId: string;
  readonly minutes: number | null;
}

/**
 * Per slot the recipes that fit it, those with the least work first and equal ones by their number, unknown work last. As many as
 * `diagnose` allows. O(slots · recipes).
 */
export function cookableRecipes(
  library: Library,
  slots: readonly SlotSpec[],
  rules: Rules,
): CookableRecipe[][] {
  checkDays([{ key: "day", slots }]);
  const person = compilePerson(library, rules, { seed: 0 });
  const { activeMinutes } = library;
  const workOf = (recipe: number) => {
    const minutes = activeMinutes[recipe] ?? Number.NaN;
    return Number.isNaN(minutes) ? Number.POSITIVE_INFINITY : minutes;
  };
  return slots.map((slot) => {
    const model = slotModel(person, slot);
    const fitting: number[] = [];
    for (let recipe = 0; recipe < library.size; recipe++)
      if (suitsTable(person, model, recipe) && admitsPortion(person, model, recipe)) fitting.push(recipe);
    return fitting
      .sort((a, b) => workOf(a) - workOf(b) || a - b)
      .map((recipe) => {
        const minutes = workOf(recipe);
        return { recipeId: recipeIdAt(library, recipe), minutes: Number.isFinite(minutes) ? minutes : null };
      });
  });
}
