import type { RememberedFood } from "@plateful/contract";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useCount } from "../../lib/language/use-count.ts";
import { useServingWords } from "../parts/use-serving-words.ts";
import { AddLine } from "./AddLine.tsx";
import { useAddPress } from "./use-add-press.ts";

interface FoodLineProps {
  food: RememberedFood;
  showsNumbers: boolean;
  /** Adds the amount that the row names. */
  onAdd: (food: RememberedFood, idempotencyKey: string) => Promise<unknown>;
}

/** One food with the amount of the last time. The button adds just that (ledger FOOD-048). */
export function FoodLine({ food, showsNumbers, onAdd }: FoodLineProps) {
  const { foods: words } = usePhrases();
  const serve = useServingWords();
  const count = useCount();
  const add = useAddPress((key) => onAdd(food, key));
  const { suggested_serving: serving, quantity, category } = food;
  return (
    <AddLine
      name={serving.food.name}
      brand={serving.food.brand_name}
      category={category}
      amount={serve.servings(serving, quantity)}
      kcal={showsNumbers ? words.kcal({ amount: count(quantity * serving.kcal) }) : null}
      add={add}
    />
  );
}
