import { ALLERGEN_WORDS } from "@plateful/content";
import { ALLERGENS, type Allergen } from "@plateful/nutrition";

/** What of a stored food says which allergens it contains. */
export interface AllergenColumns {
  /** Everything that it contains; null when nobody has looked. */
  readonly contains: readonly string[] | null;
  /** What its label names, which says nothing about the others. */
  readonly label_allergens: readonly string[];
}

/**
 * The allergens that a food is known to contain, in the order of ALLERGENS, and whether it is known to be free of the others
 * (FOOD-089).
 */
export function presentAllergens({ contains, label_allergens: named }: AllergenColumns) {
  const holds = (allergen: Allergen) =>
    named.includes(allergen) || contains?.includes(ALLERGEN_WORDS[allergen]) === true;
  return { allergens: ALLERGENS.filter(holds), allergens_known: contains !== null };
}
