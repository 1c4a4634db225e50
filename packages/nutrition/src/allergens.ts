import { ALLERGENS, type Allergen } from "./vocabulary.ts";

/** Each named allergen once, in the order of ALLERGENS; names that are none are left out (PROF-037). */
export const orderAllergens = (named: readonly string[]): Allergen[] =>
  ALLERGENS.filter((allergen) => named.includes(allergen));

/** The allergens after a tap: the tapped one joins the others, or leaves them (PROF-037). */
export const toggleAllergen = (chosen: readonly Allergen[], tapped: Allergen): Allergen[] =>
  orderAllergens(chosen.includes(tapped) ? chosen.filter((one) => one !== tapped) : [...chosen, tapped]);
