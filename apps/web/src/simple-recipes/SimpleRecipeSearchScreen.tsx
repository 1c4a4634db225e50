import { Button, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { IconAdjustmentsHorizontal, IconSearch } from "@tabler/icons-react";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import { PATHS } from "../lib/address/paths.ts";
import { type SimpleSearchParams, simpleRecipeHref } from "../lib/address/simple-recipe-search.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { DEBOUNCE } from "../lib/server/polling.ts";
import { useTitle } from "../lib/site/use-title.ts";
import { IconButton } from "../ui/base/IconButton.tsx";
import { PageHeader } from "../ui/navigation/PageHeader.tsx";
import { SkeletonCard } from "../ui/SkeletonCard.tsx";
import { StatePanel } from "../ui/StatePanel.tsx";
import { ActiveFilters } from "./ActiveFilters.tsx";
import { SimpleCard } from "./SimpleCard.tsx";
import styles from "./SimpleRecipeSearchScreen.module.css";
import { countActive, NO_FILTER, type SimpleFilter } from "./simple-filter.ts";
import { suggestionsQuery } from "./simple-recipe-query.ts";

const FilterSheet = lazy(async () => ({ default: (await import("./FilterSheet.tsx")).FilterSheet }));

const filterOf = ({ tag, favourites }: SimpleSearchParams): SimpleFilter => ({
  ...NO_FILTER,
  favourites: favourites ?? null,
  tags: tag === undefined ? [] : [tag],
});

/** The meal that a recipe is looked for, as the address carries it on to the recipe. */
const placeOf = ({ date, moment, slot, replace }: SimpleSearchParams) => ({
  ...(date === undefined ? {} : { date }),
  ...(moment === undefined ? {} : { moment }),
  ...(slot === undefined ? {} : { slot }),
  ...(replace === undefined ? {} : { replace }),
});

function Results({ filter, place }: { filter: SimpleFilter; place: ReturnType<typeof placeOf> }) {
  const { general, simpleRecipes } = usePhrases();
  const words = simpleRecipes.search;
  const list = useInfiniteQuery(suggestionsQuery(filter));
  const { data, isError, isFetching, refetch } = list;
  if (data === undefined && isError)
    return (
      <StatePanel
        kind="error"
        title={general.errorLoadingData}
        actions={
          <Button loading={isFetching} onClick={() => void refetch()}>
            {general.retry}
          </Button>
        }
      />
    );
  if (data === undefined)
    return (
      <div role="status" aria-label={general.loading} className={styles.grid}>
        {[1, 2, 3, 4].map((card) => (
          <SkeletonCard key={card} shape="recipe" />
        ))}
      </div>
    );
  const recipes = data.pages.flatMap(({ results }) => results);
  if (recipes.length === 0) return <StatePanel kind="empty" title={words.none} text={words.noneText} />;
  return (
    <>
      <ul className={styles.grid}>
        {recipes.map((recipe) => (
          <li key={recipe.id}>
            <SimpleCard recipe={recipe} href={simpleRecipeHref(recipe.id, place)} />
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <div className={styles.more}>
          <Button
            variant="default"
            loading={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            {words.more}
          </Button>
        </div>
      )}
    </>
  );
}

/** All simple recipes, narrowed by words and filters; for a meal, or only to look (ledger SREC-007, SREC-008). */
export function SimpleRecipeSearchScreen() {
  const { meals, simpleRecipes } = usePhrases();
  const words = simpleRecipes.search;
  const params = useSearch({ from: "/people/tabs/simple-recipes/search" });
  const navigate = useNavigate();
  const [filter, setFilter] = useState(() => filterOf(params));
  const [isOpen, setIsOpen] = useState(false);
  const [text] = useDebouncedValue(filter.text, DEBOUNCE.recipeSearch);
  const { moment, tagTitle } = params;
  const title =
    moment === undefined
      ? (tagTitle ?? words.title)
      : words.chooseFor({ meal: meals.momentsInSentence[moment] });
  useTitle(title);
  const active = countActive(filter);
  return (
    <div className={styles.page}>
      <PageHeader
        title={title}
        back={{ label: words.back, onBack: () => void navigate({ to: PATHS.simpleRecipes }) }}
      />
      <div className={styles.tools}>
        {params.hideSearchBar !== true && (
          <TextInput
            size="md"
            type="search"
            className={styles.search ?? ""}
            aria-label={simpleRecipes.searchLabel}
            placeholder={words.placeholder}
            leftSection={<IconSearch size={20} stroke={1.9} aria-hidden="true" />}
            value={filter.text}
            onChange={(event) => setFilter({ ...filter, text: event.currentTarget.value })}
          />
        )}
        <IconButton
          look="card"
          label={active === 0 ? words.filters : words.filtersActive({ count: active })}
          hasNews={active > 0}
          onClick={() => setIsOpen(true)}
        >
          <IconAdjustmentsHorizontal size={22} stroke={1.75} />
        </IconButton>
      </div>
      <ActiveFilters filter={filter} tagTitle={tagTitle} onChange={setFilter} />
      <Results filter={{ ...filter, text }} place={placeOf(params)} />
      {isOpen && (
        <Suspense fallback={null}>
          <FilterSheet
            filter={filter}
            onApply={(next) => {
              setFilter(next);
              setIsOpen(false);
            }}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
