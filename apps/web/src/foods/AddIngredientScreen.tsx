import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useParams, useRouter } from "@tanstack/react-router";
import { useLanguage, usePhrases } from "../lib/language/LanguageProvider.tsx";
import { toAccessUser, useCurrentUser } from "../lib/person/current-user.ts";
import { CallError } from "../lib/server/call-error.ts";
import { useTitle } from "../lib/site/use-title.ts";
import { PageHeader } from "../ui/navigation/PageHeader.tsx";
import { SkeletonCard } from "../ui/SkeletonCard.tsx";
import { StatePanel } from "../ui/StatePanel.tsx";
import styles from "./parts/AddIngredientScreen.module.css";
import { AmountForm } from "./parts/AmountForm.tsx";
import { foodAmountsQuery } from "./parts/food-amounts-query.ts";
import { foodQuery, preferredServingQuery } from "./parts/food-query.ts";
import type { KnownAmount } from "./parts/use-amount.ts";
import { useFoodChoice } from "./parts/use-food-choice.ts";
import { useFoodVisit } from "./parts/use-food-visit.ts";
import { FavouriteHeart } from "./start/FavouriteHeart.tsx";

const NOWHERE = { date: "", clientId: undefined };

/**
 * How much of the food a press would add, once it is known: what the row named from which it was opened, else what was eaten last,
 * else one of it (ledger FOOD-049, FOOD-088). For a diary alone, and not where an amount is changed.
 */
function useRememberedAmount(foodId: string): { isReady: boolean; remembered: KnownAmount | null } {
  const { choice, opened } = useFoodVisit();
  const { ingredient, place, slot } = choice;
  const language = useLanguage();
  const isNew = ingredient === undefined && place !== undefined;
  const named = isNew && opened?.foodId === Number(foodId) ? opened : null;
  const isAsked = isNew && named === null;
  const query = useQuery({
    ...foodAmountsQuery({
      place: place ?? NOWHERE,
      moment: slot?.mealMoment ?? "SNACK",
      foods: [Number(foodId)],
      language,
    }),
    enabled: isAsked,
  });
  const [found] = query.data ?? [];
  const asked =
    found === undefined ? null : { servingId: found.suggested_serving.id, quantity: found.quantity };
  return { isReady: !isAsked || query.isFetched, remembered: named ?? asked };
}

function FoodState({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const { foods: words, general } = usePhrases();
  if (error === null) {
    return (
      <div role="status" aria-label={general.loading}>
        <SkeletonCard shape="row" />
        <SkeletonCard shape="meal" />
      </div>
    );
  }
  if (error instanceof CallError && error.status === 404)
    return <StatePanel kind="not-found" title={words.notFound} text={words.notFoundText} />;
  return (
    <StatePanel
      kind="error"
      title={general.errorLoadingData}
      actions={<Button onClick={onRetry}>{general.retry}</Button>}
    />
  );
}

/** How much of a food, and for which meal (ledger FOOD-013 to FOOD-018). */
export function AddIngredientScreen() {
  const { foodId } = useParams({ from: "/people/tabs/food/$foodId/add" });
  const { foods: words, general } = usePhrases();
  const language = useLanguage();
  const user = useCurrentUser();
  const choice = useFoodChoice();
  const { history } = useRouter();
  const isOwn = choice.place?.clientId === undefined;
  const organisation = toAccessUser(user).coach?.organisation ?? toAccessUser(user).organisation;
  const organisationId = organisation?.id ?? null;
  const { data: food, error, refetch } = useQuery(foodQuery(foodId, language));
  // Without an organisation there is nothing to wait for; a refusal is no reason not to add a food.
  const preferred = useQuery(preferredServingQuery(organisationId, foodId));
  const { isReady: isRemembered, remembered } = useRememberedAmount(foodId);
  const isReady = isRemembered && (organisationId === null || preferred.isFetched);
  const title = choice.ingredient === undefined ? words.addProduct : words.changeProduct;
  useTitle(title);
  return (
    <div className={styles.page}>
      <PageHeader
        title={title}
        back={{ label: general.back, onBack: () => history.back() }}
        actions={food !== undefined && isOwn && <FavouriteHeart food={food} />}
      />
      {food === undefined || !isReady ? (
        <FoodState error={error} onRetry={() => void refetch()} />
      ) : (
        <AmountForm
          food={food}
          choice={choice}
          preferredServingId={preferred.data ?? null}
          remembered={remembered}
        />
      )}
    </div>
  );
}
