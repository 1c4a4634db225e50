import { Button } from "@mantine/core";
import type { AnswerOf, Food, searchFoods } from "@plateful/contract";
import type { InfiniteData } from "@tanstack/react-query";
import { useReference } from "../lib/food/use-reference.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { CallError } from "../lib/server/call-error.ts";
import { Notice } from "../ui/Notice.tsx";
import { SkeletonCard } from "../ui/SkeletonCard.tsx";
import { StatePanel } from "../ui/StatePanel.tsx";
import { FoodRow } from "./FoodRow.tsx";
import styles from "./parts/FoodSearchScreen.module.css";

interface FoodResultsProps {
  /** What stands in the search box, and what of it was asked for. */
  typed: string;
  asked: string;
  search: {
    /** Those of this device are marked. */
    readonly data: InfiniteData<AnswerOf<typeof searchFoods> & { readonly isOnDevice?: true }> | undefined;
    readonly isError: boolean;
    readonly error: Error | null;
    readonly isFetching: boolean;
    readonly refetch: () => Promise<unknown>;
  };
  showsNumbers: boolean;
  onChoose: (food: Food) => void;
}

function SearchFailed({ search }: Pick<FoodResultsProps, "search">) {
  const { foodStart: start, general } = usePhrases();
  const isOffline = search.error instanceof CallError && search.error.status === 0;
  return (
    <StatePanel
      kind={isOffline ? "offline" : "error"}
      title={isOffline ? start.offline : general.errorLoadingData}
      {...(isOffline ? { text: start.offlineText } : {})}
      actions={
        <Button loading={search.isFetching} onClick={() => void search.refetch()}>
          {general.retry}
        </Button>
      }
    />
  );
}

/** What a search found: nothing is said of no results before the question has settled (ledger FOOD-003). */
export function FoodResults({ typed, asked, search, showsNumbers, onChoose }: FoodResultsProps) {
  const { foods: words, foodStart: start, general } = usePhrases();
  const { per, of } = useReference()("g");
  const { data } = search;
  if (data === undefined && search.isError && typed === asked) return <SearchFailed search={search} />;
  if (data === undefined || typed !== asked) {
    return (
      <div role="status" aria-label={words.searching} className={styles.card}>
        {[1, 2, 3, 4].map((row) => (
          <SkeletonCard key={row} shape="row" />
        ))}
      </div>
    );
  }
  const count = data.pages[0]?.count ?? 0;
  const isOnDevice = data.pages[0]?.isOnDevice === true;
  const told = isOnDevice && <Notice kind="offline" title={start.onDevice} />;
  if (count === 0)
    return (
      <>
        {told}
        <StatePanel
          kind="not-found"
          title={general.noResults}
          text={isOnDevice ? start.notOnDevice : words.noResultsText}
        />
      </>
    );
  return (
    <>
      {told}
      <p role="status" className={styles.count}>
        {words.results({ count, per })}
      </p>
      <ul className={styles.card}>
        {data.pages.flatMap(({ results }) =>
          results.map((food) => (
            <FoodRow
              key={food.id}
              food={food}
              figuresOf={of}
              query={asked}
              showsNumbers={showsNumbers}
              onChoose={() => onChoose(food)}
            />
          )),
        )}
      </ul>
    </>
  );
}
