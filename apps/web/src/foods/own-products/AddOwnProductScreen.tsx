import { useQuery } from "@tanstack/react-query";
import { useParams, useRouter } from "@tanstack/react-router";
import { useMemo } from "react";
import type { ChosenFood, FoodChoice } from "../../lib/address/food-choice.ts";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useTitle } from "../../lib/site/use-title.ts";
import { PageHeader } from "../../ui/navigation/PageHeader.tsx";
import styles from "../parts/AddIngredientScreen.module.css";
import { AmountForm } from "../parts/AmountForm.tsx";
import { useFoodChoice } from "../parts/use-food-choice.ts";
import { OwnProductState } from "./OwnProductState.tsx";
import { asFood, chosenOwn, HUNDRED, loggedAsProduct, ONE_SERVING } from "./own-product-food.ts";
import { ownProductQuery } from "./own-product-query.ts";

/** How much of a product of one's own, and for which meal: one serving to begin with, or else 100 g (ledger FOOD-063). */
export function AddOwnProductScreen() {
  const { ownProductId } = useParams({ from: "/people/tabs/food/own/$ownProductId/add" });
  const { foods, ownProducts: words, general } = usePhrases();
  const choice = useFoodChoice();
  const { history } = useRouter();
  const { logged } = choice;
  const { data, error, refetch } = useQuery({
    ...ownProductQuery(ownProductId),
    enabled: logged === undefined,
  });
  const product = logged === undefined ? data : loggedAsProduct(logged);
  const title = logged === undefined ? foods.addProduct : foods.changeProduct;
  useTitle(title);
  const own = useMemo((): FoodChoice | null => {
    const { onChooseOwn, onPutOwn, onPut: _onPut, ...rest } = choice;
    if (product === undefined || onChooseOwn === undefined) return null;
    return {
      ...rest,
      ...(logged === undefined ? {} : { ingredient: { servingId: HUNDRED, quantity: logged.amount / 100 } }),
      onChoose: (chosen, key) => onChooseOwn(chosenOwn(product, chosen), key),
      ...(onPutOwn === undefined
        ? {}
        : { onPut: (chosen: ChosenFood, key: string) => onPutOwn(chosenOwn(product, chosen), key) }),
    };
  }, [choice, logged, product]);
  const names = { one: words.oneServing, name: words.servingName, names: words.servingsName };
  return (
    <div className={styles.page}>
      <PageHeader title={title} back={{ label: general.back, onBack: () => history.back() }} />
      {product === undefined || own === null ? (
        <OwnProductState error={error} onRetry={() => void refetch()} />
      ) : (
        <AmountForm
          food={asFood(product, names)}
          choice={own}
          preferredServingId={product.serving_size === null ? null : ONE_SERVING}
          remembered={null}
          per={product.unit}
          isOwn
        />
      )}
    </div>
  );
}
