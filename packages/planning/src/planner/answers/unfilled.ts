import { countFitting } from "../day/candidates.ts";
import type { SlotShape } from "../day/day-shape.ts";
import type { Person } from "../model/person.ts";
import type { UnfilledReason } from "../model/plan-result.ts";
import { isOfMealType } from "../model/rules.ts";

/** The first obstacle that left a slot empty, with the number of recipes it stopped. O(recipes). */
export function whyUnfilled(person: Person, slot: SlotShape): UnfilledReason[] {
  const { spec, model } = slot;
  if (spec.target.kcal === 0) return [{ code: "NO_TARGET" }];
  let ofType = 0;
  let allowed = 0;
  for (let recipe = 0; recipe < person.library.size; recipe++) {
    if (!isOfMealType(person.library, recipe, spec.mealType)) continue;
    ofType++;
    if (person.hard.allows(recipe, spec.mealType)) allowed++;
  }
  if (ofType === 0) return [{ code: "NO_RECIPE_OF_MEAL_TYPE" }];
  if (allowed === 0) return [{ code: "HARD_RULES", refused: ofType }];
  const fitting = countFitting(person, model);
  return fitting === 0 ? [{ code: "PORTION_RANGE", allowed }] : [{ code: "REPEATS", fitting }];
}
