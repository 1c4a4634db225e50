/** Carbohydrates of 100 g as a table or label gives them that counts fibre among them; grams, null = not known. */
export interface CarbohydratesWithFiber {
  readonly withFiber: number;
  readonly fiber: number | null;
  readonly sugars: number | null;
}

/**
 * Carbohydrates without fibre, in grams: what a European label means by the word (Regulation (EU) No 1169/2011, annex I) and
 * what every figure of the product means. Fibre is analysed apart, so the difference can fall below the sugars, which are
 * available for certain. Where fibre is not known, nothing is taken off (CALC-090).
 *
 * @example 22.8 g with 6.4 g of fibre: 16.4
 */
export function availableCarbohydrates({ withFiber, fiber, sugars }: CarbohydratesWithFiber): number {
  const certain = Math.min(sugars ?? 0, withFiber);
  return Number(Math.max(withFiber - (fiber ?? 0), certain).toFixed(2));
}
