/** What a week is asked for by name. */
export const FOOD_KINDS = ["FISH", "PULSES", "MEAT"] as const;
export type FoodKind = (typeof FOOD_KINDS)[number];

/** With fewer dishes that someone may have, a week cannot be expected to hold one. */
export const MIN_DISHES = 20;

/** Protein that a food of such a kind brings to a standard portion, grams. */
export interface KindPart {
  readonly kind: FoodKind | null;
  readonly protein: number;
}

/** Grams of protein: some 25 g of fish or 60 g of cooked pulses. A spoon of fish sauce makes no dish of fish. */
const MIN_PROTEIN = 5;

/** The kinds that a dish is made with: those that bring a portion enough to count. */
export const kindsOf = (parts: readonly KindPart[]): FoodKind[] =>
  FOOD_KINDS.filter(
    (kind) => parts.reduce((sum, part) => sum + (part.kind === kind ? part.protein : 0), 0) >= MIN_PROTEIN,
  );

/** What a person eats at all. */
export interface Eats {
  readonly kinds: ReadonlySet<FoodKind>;
  /** Marked recipes or foods as disliked. */
  readonly marksDislikes: boolean;
}
