import type { SuggestedServing } from "@plateful/contract";
import { formatNumber, type Language } from "@plateful/phrases";
import { roundHalfUp } from "@plateful/quantities";

type Measured = Pick<SuggestedServing, "quantity" | "measurement_description">;
type Serving = Measured & Pick<SuggestedServing, "measurement_description_plural">;

/** Whether an amount is typed in grams or millilitres; others are counted in servings (ledger FOOD-012). */
export const isWeighed = ({ measurement_description: unit }: Measured): boolean =>
  unit === "g" || unit === "ml";

/** The amount to type for so many servings. */
export const toAmount = (servings: number, serving: Measured): number =>
  roundHalfUp(isWeighed(serving) ? servings * serving.quantity : servings, 2);

/** The word beside an amount: "g", "slices". */
export const servingUnit = (serving: Serving, amount: number | null): string =>
  amount === null || amount === 1 ? serving.measurement_description : serving.measurement_description_plural;

/** "150 g", "2 slices". */
export const amountText = (language: Language, serving: Serving, amount: number): string =>
  `${formatNumber(language, amount, { maximumFractionDigits: 2 })} ${servingUnit(serving, amount)}`;
