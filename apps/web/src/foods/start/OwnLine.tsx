import type { OwnProduct } from "@plateful/contract";
import { useNavigate } from "@tanstack/react-router";
import { PATHS } from "../../lib/address/paths.ts";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useCount } from "../../lib/language/use-count.ts";
import { asFood, chosenOwn } from "../own-products/own-product-food.ts";
import { useFoodVisit } from "../parts/use-food-visit.ts";
import { useServingWords } from "../parts/use-serving-words.ts";
import { AddLine } from "./AddLine.tsx";
import { useBasketPress } from "./use-basket-press.ts";

interface OwnLineProps {
  product: OwnProduct;
  showsNumbers: boolean;
  /** Whether it stands among other foods, so that it says whose it is. */
  isMarked?: boolean;
}

/** A product of one's own; a press adds one serving, or 100 g where its size is not known (ledger FOOD-082). */
export function OwnLine({ product, showsNumbers, isMarked = false }: OwnLineProps) {
  const { foods: words, ownProducts: own } = usePhrases();
  const navigate = useNavigate();
  const serve = useServingWords();
  const count = useCount();
  const { choice } = useFoodVisit();
  const food = asFood(product, { one: own.oneServing, name: own.servingName, names: own.servingsName });
  const { id, name, brand_name: brand, category } = food;
  const [first] = food.suggested_servings;
  const kcal = first?.kcal ?? food.kcal;
  const add = useBasketPress({ id: `own-${id}`, name, category, kcal }, async (key) => {
    const { slot, isLogged, onPutOwn } = choice;
    if (onPutOwn === undefined || first === undefined) throw new Error("No product of one's own is wanted.");
    const serving = { ...first, food: { id, name, brand_name: brand } };
    const said = isLogged === true ? { isEaten: true } : {};
    return onPutOwn(chosenOwn(product, { servingId: first.id, serving, quantity: 1, slot, ...said }), key);
  });
  return (
    <AddLine
      {...{ name, brand, category, add }}
      amount={first === undefined ? "" : serve.servings(first, 1)}
      {...(isMarked ? { mark: own.own } : {})}
      kcal={showsNumbers ? words.kcal({ amount: count(kcal) }) : null}
      isTakenBack
      onOpen={() => void navigate({ to: PATHS.addOwnProduct, params: { ownProductId: String(id) } })}
    />
  );
}
