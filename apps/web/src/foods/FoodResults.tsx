import { Button } from "@mantine/core";
import type { AnswerOf, Food, searchFoods } from "@plateful/contract";
import type { InfiniteData } from "@tanstack/react-query";
import type { ComponentProps } from "react";
import { useReference } from "../lib/food/use-reference.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { CallError } from "../lib/server/call-error.ts";
import { Notice } from "../ui/Notice.tsx";
import { SkeletonCard } from "../ui/SkeletonCard.tsx";
import { StatePanel } from "../ui/StatePanel.tsx";
import { FoodRow } from "./FoodRow.tsx";
import styles from "./parts/FoodSearchScreen.module.css";
import type { FoodAmount } from "./parts/food-visit.ts";
import { FoundFoods } from "./start/FoundFoods.tsx";

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
  /** The meal that foods are put into; null where a food is for no diary. */
  meal: Pick<ComponentProps<typeof FoundFoods>, "place" | "slot"> | null;
  /** Goes to the amount of a food, which begins with what its row named. */
  onOpen: (food: Food, amount: FoodAmount | null) => void;
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
export function FoodResults({ typed, asked, search, showsNumbers, meal, onOpen }: FoodResultsProps) {
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
  const pages = data.pages.map(({ results }) => results);
  return (
    <>
      {told}
      <p role="status" className={styles.count}>
        {meal === null ? words.results({ count, per }) : words.found({ count })}
      </p>
      {meal === null ? (
        <ul className={styles.card}>
          {pages.flat().map((food) => (
            <FoodRow
              key={food.id}
              food={food}
              figuresOf={of}
              query={asked}
              showsNumbers={showsNumbers}
              onChoose={() => onOpen(food, null)}
            />
          ))}
        </ul>
      ) : (
        <FoundFoods {...meal} pages={pages} query={asked} showsNumbers={showsNumbers} onOpen={onOpen} />
      )}
    </>
  );
}
