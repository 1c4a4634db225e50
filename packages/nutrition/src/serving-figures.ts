/** What is known of 100 g of a food; null where a figure is not known. */
export interface HundredGrams {
  readonly kcal: number;
  readonly protein: number;
  readonly carbohydrates: number;
  readonly fat: number;
  readonly fiber: number | null;
}

/**
 * Weight of a serving in grams; what is poured is measured in millilitres.
 * @param density Grams of one millilitre; water's where it is not known.
 */
export const servingWeight = (value: number, unit: string, density: number | null): number =>
  unit === "ml" ? value * (density ?? 1) : value;

/** Energy and nutrients of so many grams, unrounded. */
export function figuresOfGrams(food: HundredGrams, grams: number): HundredGrams {
  const share = grams / 100;
  return {
    kcal: food.kcal * share,
    protein: food.protein * share,
    carbohydrates: food.carbohydrates * share,
    fat: food.fat * share,
    fiber: food.fiber === null ? null : food.fiber * share,
  };
}
