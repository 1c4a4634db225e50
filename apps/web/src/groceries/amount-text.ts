import type { GroceryListItem } from "@plateful/contract";
import { formatNumber, type Language, type Phrases } from "@plateful/phrases";
import { countToBuy, formatIngredientAmount, type UnitSystem } from "@plateful/quantities";

interface AmountWords {
  readonly language: Language;
  readonly units: Phrases["groceries"]["units"];
  readonly system: UnitSystem;
}

const withFraction = (whole: number, sign: string) => (whole === 0 && sign !== "" ? sign : `${whole}${sign}`);

/** Foods are counted in pieces by their bare number: "6", not "6 pieces". */
const PIECES = ["piece", "pieces", "stuk", "stuks"];

/**
 * How much to buy, in the person's units (ledger GROC-020): what is counted is bought whole. Empty when the amount could
 * not be added up.
 */
export function amountText(
  { quantity, unit }: Pick<GroceryListItem, "quantity" | "unit">,
  { language, units, system }: AmountWords,
): string {
  if (quantity === null) return "";
  if (unit === "g" || unit === "ml") {
    const shown = formatIngredientAmount(quantity, unit, system);
    const number = shown.fraction
      ? withFraction(shown.fraction.whole, shown.fraction.sign)
      : formatNumber(language, shown.value);
    return `${number} ${units[shown.unit]}`;
  }
  const number = formatNumber(language, countToBuy(quantity));
  return unit === null || PIECES.includes(unit) ? number : `${number} ${unit}`;
}
