import type { MeantFood } from "@plateful/contract";
import { useServingText } from "../../lib/food/use-serving-text.ts";

/** How much of a food a recipe takes: "400 g", "2 tablespoons". */
export function useAmountOf(): (food: MeantFood) => string {
  const { servings } = useServingText();
  return ({ suggested_serving: serving, quantity }) => servings(serving, quantity);
}
