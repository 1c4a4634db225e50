import { FOCUS_PARTS, type MealType, type NutrientFocus } from "@plateful/nutrition";
import type { Person } from "./person.ts";
import type { SlotModel } from "./slot-model.ts";
import { NUTRIENTS } from "./vector.ts";

/** For a meal without any protein, where it is to be spread over the meals. */
const PROTEIN_POINTS = 8;
/** Snacks are too small for it. */
const MAIN_MEALS: readonly MealType[] = ["BREAKFAST", "LUNCH", "DINNER"];

const PROTEIN = 1;

/** How much of the protein that the slot has for its energy a recipe lacks, from 0 to 1. */
function missingProtein({ library }: Person, { target }: SlotModel, recipe: number): number {
  const at = NUTRIENTS * recipe;
  const wanted = (target[PROTEIN] ?? 0) / (target[0] ?? 1);
  const has = (library.vectors[at + PROTEIN] ?? 0) / (library.vectors[at] ?? 1);
  return wanted > 0 ? Math.max(0, 1 - has / wanted) : 0;
}

/**
 * Points of each recipe in a slot of a day that leans towards some nutrients, never below 0. A favourite pays nothing, as it pays
 * nothing for the guides (PLAN-190). O(recipes).
 */
export function focusPoints(person: Person, slot: SlotModel, focus: NutrientFocus): Float64Array {
  const { library, favourite, focusShare, weights } = person;
  const spreads =
    MAIN_MEALS.includes(slot.mealType) &&
    FOCUS_PARTS[focus].some(({ target }) => target === "PROTEIN_PER_MEAL");
  return library.focusCosts[focus].map((cost, recipe) => {
    if (favourite[recipe] === 1) return 0;
    const protein = spreads ? PROTEIN_POINTS * missingProtein(person, slot, recipe) : 0;
    return weights.focus * (focusShare * cost + protein);
  });
}
