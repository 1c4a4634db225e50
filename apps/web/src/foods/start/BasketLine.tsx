import type { RememberedFood } from "@plateful/contract";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useCount } from "../../lib/language/use-count.ts";
import { useFoodVisit } from "../parts/use-food-visit.ts";
import { useServingWords } from "../parts/use-serving-words.ts";
import { AddLine } from "./AddLine.tsx";
import { FavouriteHeart } from "./FavouriteHeart.tsx";
import { useBasketPress } from "./use-basket-press.ts";

interface BasketLineProps {
  food: RememberedFood;
  showsNumbers: boolean;
  onOpen: (foodId: number) => void;
}

/** One food with the amount in which a press adds it; the tick takes it back (ledger FOOD-079, FOOD-081). */
export function BasketLine({ food, showsNumbers, onOpen }: BasketLineProps) {
  const { foods: words } = usePhrases();
  const serve = useServingWords();
  const count = useCount();
  const { choice } = useFoodVisit();
  const { suggested_serving: serving, quantity, category } = food;
  const { id, name, brand_name: brand } = serving.food;
  const kcal = quantity * serving.kcal;
  const add = useBasketPress({ id: `food-${id}`, name, category, kcal }, async (key) => {
    const { slot, isLogged, onPut } = choice;
    if (onPut === undefined) throw new Error("Only one food is wanted here.");
    const said = isLogged === true ? { isEaten: true } : {};
    return onPut({ servingId: serving.id, serving, quantity, slot, ...said }, key);
  });
  return (
    <AddLine
      {...{ name, brand, category, add }}
      amount={serve.servings(serving, quantity)}
      kcal={showsNumbers ? words.kcal({ amount: count(kcal) }) : null}
      isTakenBack
      onOpen={() => onOpen(id)}
      beside={choice.place?.clientId === undefined && <FavouriteHeart food={serving.food} />}
    />
  );
}
