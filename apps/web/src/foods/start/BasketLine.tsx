import type { RememberedFood } from "@plateful/contract";
import type { ReactNode } from "react";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useCount } from "../../lib/language/use-count.ts";
import type { FoodAmount } from "../parts/food-visit.ts";
import { useServingWords } from "../parts/use-serving-words.ts";
import { AddLine } from "./AddLine.tsx";
import { usePutPress } from "./use-put-press.ts";

export interface BasketLineProps {
  food: RememberedFood;
  showsNumbers: boolean;
  /** Goes to another amount of it, beginning with this one. */
  onOpen: (amount: FoodAmount) => void;
  look?: "row" | "card";
  /** The name with what was typed marked in it. */
  title?: ReactNode;
  beside?: ReactNode;
}

/** One food with the amount in which a press adds it; the tick takes it back (ledger FOOD-079, FOOD-081). */
export function BasketLine({ food, showsNumbers, onOpen, ...more }: BasketLineProps) {
  const { foods: words } = usePhrases();
  const serve = useServingWords();
  const count = useCount();
  const add = usePutPress(food);
  const { suggested_serving: serving, quantity, category } = food;
  const { id: foodId, name, brand_name: brand } = serving.food;
  return (
    <AddLine
      {...{ name, brand, category, add, ...more }}
      amount={serve.servings(serving, quantity)}
      kcal={showsNumbers ? words.kcal({ amount: count(quantity * serving.kcal) }) : null}
      isTakenBack
      onOpen={() => onOpen({ foodId, servingId: serving.id, quantity })}
    />
  );
}
