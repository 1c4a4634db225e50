import type { PortionNutrition } from "@plateful/nutrition";
import type { ServingCatalogue } from "./serving-catalogue.ts";

/** An amount of a food: so many of one of its servings. */
interface AmountOfFood {
  readonly servingId: number;
  readonly quantity: number;
}

/** What some amounts of foods make together, not rounded; fibre is unknown as soon as that of one food is. */
export function addUpFoods(amounts: readonly AmountOfFood[], servings: ServingCatalogue): PortionNutrition {
  const sum = { kcal: 0, protein: 0, carbohydrates: 0, fat: 0, fiber: 0 as number | null };
  for (const { servingId, quantity } of amounts) {
    const serving = servings.get(servingId);
    if (serving === undefined) throw new Error("Suggested serving is missing");
    const { nutrition } = serving;
    sum.kcal += nutrition.kcal * quantity;
    sum.protein += nutrition.protein * quantity;
    sum.carbohydrates += nutrition.carbohydrates * quantity;
    sum.fat += nutrition.fat * quantity;
    sum.fiber =
      sum.fiber === null || nutrition.fiber === null ? null : sum.fiber + nutrition.fiber * quantity;
  }
  return sum;
}
