import type { SimpleRecipe } from "@plateful/contract";
import { scaleIngredientLine } from "@plateful/quantities";

/** Fewest cards that a carousel shows (ledger SREC-005). */
const MIN_CARDS = 5;

/** The lines of a recipe for a number of servings (ledger SREC-023, SREC-024). */
export const linesFor = (
  { ingredients, servings }: Pick<SimpleRecipe, "ingredients" | "servings">,
  wanted: number,
  decimalSign: "." | ",",
): string[] => ingredients.map((line) => scaleIngredientLine(line, wanted / servings, decimalSign));

/** A card of a carousel; repeats only fill the row and are silent for assistive technology. */
export interface CarouselCard<T> {
  readonly item: T;
  readonly key: string;
  readonly isRepeat: boolean;
}

/** At least five cards: a short list is repeated (ledger SREC-004, SREC-005). */
export function carouselCards<T extends { readonly id: number }>(items: readonly T[]): CarouselCard<T>[] {
  const count = items.length === 0 ? 0 : Math.max(items.length, MIN_CARDS);
  return Array.from({ length: count }).flatMap((_, index) => {
    const item = items[index % items.length];
    return item === undefined ? [] : [{ item, key: `${item.id}-${index}`, isRepeat: index >= items.length }];
  });
}

/** Energy and nutrients of one serving; null where the recipe states no energy (ledger SREC-030). */
export function macrosPerServing(recipe: SimpleRecipe) {
  const { servings, total_calories: kcal, protein_grams, carbohydrates_grams, fat_grams } = recipe;
  if (kcal === null) return null;
  const each = (value: number | null) => (value === null ? null : value / servings);
  return {
    kcal: kcal / servings,
    protein: each(protein_grams),
    carbohydrates: each(carbohydrates_grams),
    fat: each(fat_grams),
  };
}
