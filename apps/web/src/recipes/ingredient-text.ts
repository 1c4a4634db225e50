import { formatNumber, type Language, type Phrases } from "@plateful/phrases";
import { formatIngredientAmount, isSeveral, toKitchenFraction, type UnitSystem } from "@plateful/quantities";
import type { CookingAmount } from "./parts/recipe-view.ts";

export interface IngredientText {
  /** "125 g", "1 tbsp". */
  readonly amount: string;
  /** The same in the measure of the kitchen, "½ piece"; null when that says nothing more. */
  readonly measure: string | null;
}

type UnitNames = Phrases["recipes"]["unitNames"];

const METRIC_MEASURES: readonly string[] = ["g", "gr", "gram", "ml", "milliliter", "millilitre"];
/** How far a kitchen fraction may be from the true amount: a twentieth of a piece makes no difference in a pan. */
const KITCHEN_TOLERANCE = 0.06;

const written = ({ whole, sign }: { whole: number; sign: string }): string =>
  sign === "" ? String(whole) : `${whole > 0 ? whole : ""}${sign}`;

/** "½ piece", when a cook could measure it so; null when it would read "0.53 piece". */
function kitchenMeasure(amount: number, name: string): string | null {
  if (!(amount > 0) || METRIC_MEASURES.includes(name.toLowerCase())) return null;
  const near = toKitchenFraction(amount);
  return Math.abs(near.value - amount) <= KITCHEN_TOLERANCE ? `${written(near)} ${name}` : null;
}

/** How much of an ingredient to take, by the unit rules of the product (ledger CALC-082 to CALC-086). */
export function ingredientText(
  { servings, serving }: Pick<CookingAmount, "servings" | "serving">,
  { system, language, units }: { system: UnitSystem; language: Language; units: UnitNames },
): IngredientText {
  const {
    one_serving_in_metric_value: metric,
    metric_unit,
    quantity,
    measurement_description: one,
    measurement_description_plural: several,
  } = serving;
  const amount = servings * quantity;
  const name = isSeveral(toKitchenFraction(amount).value) ? several : one;
  const measure = kitchenMeasure(amount, name);
  if (metric === null)
    return { amount: measure ?? `${formatNumber(language, amount)} ${name}`, measure: null };
  const shown = formatIngredientAmount(servings * metric, metric_unit, system);
  const number = shown.fraction ? written(shown.fraction) : formatNumber(language, shown.value);
  return { amount: `${number} ${units[shown.unit]}`, measure };
}
