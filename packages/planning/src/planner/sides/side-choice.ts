import { CUISINES, type MealType, RECIPE_TAGS } from "@plateful/nutrition";
import { toBits } from "../model/bits.ts";
import type { Library } from "../model/library.ts";
import type { Person } from "../model/person.ts";

/** Whether a recipe is eaten beside a dish and is no meal of its own. */
export const isSide = ({ beside }: Pick<Library, "beside">, recipe: number): boolean =>
  (beside[recipe] ?? 0) !== 0;

const BREAD = toBits(RECIPE_TAGS, ["BREAD"]);
/** What bread is eaten with. */
const WITH_BREAD = toBits(RECIPE_TAGS, ["SOUP", "SALAD"]);
/** Nobody eats two of these at one meal. */
const ONCE = toBits(RECIPE_TAGS, ["BREAD", "DAIRY", "SALAD"]);
const FROM_ANYWHERE = toBits(CUISINES, ["INTERNATIONAL"]);

/**
 * Whether people eat a side with a dish: bread with a soup or a salad, no second salad or bowl of yoghurt, not the same main food
 * again, and what belongs to one kitchen with dishes of that kitchen.
 */
export function belongsTo({ tags, cuisine, mainFood }: Library, side: number, dish: number): boolean {
  const [own, other] = [tags[side] ?? 0, tags[dish] ?? 0];
  if ((own & other & ONCE) !== 0) return false;
  if ((own & BREAD) !== 0 && (other & WITH_BREAD) === 0) return false;
  if ((mainFood[side] ?? 0) > 0 && mainFood[side] === mainFood[dish]) return false;
  const from = cuisine[side] ?? 0;
  return from === 0 || (from & FROM_ANYWHERE) !== 0 || (from & (cuisine[dish] ?? 0)) !== 0;
}

/** The sides that a person may have at a meal, in the order of the library. O(recipes). */
export function sidesAt({ library, hard }: Pick<Person, "library" | "hard">, mealType: MealType): number[] {
  const sides: number[] = [];
  for (let recipe = 0; recipe < library.size; recipe++)
    if (isSide(library, recipe) && hard.allowsBeside(recipe, mealType)) sides.push(recipe);
  return sides;
}
