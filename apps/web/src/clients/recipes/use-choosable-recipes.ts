import { useDebouncedValue } from "@mantine/hooks";
import type { MealType } from "@plateful/nutrition";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { DEBOUNCE } from "../../lib/server/polling.ts";
import { choosableRecipesQuery, PAGE_SIZE } from "./choosable-recipes-query.ts";
import type { RecipeLists, RecipeMark } from "./recipe-lists.ts";

/** All recipes, or those with one of the marks. */
type Shown = "all" | RecipeMark;

interface Filters {
  readonly shown: Shown;
  readonly search: string;
  readonly meal: MealType | null;
}

/** The product's recipes by name and meal, or those of one list; other filters begin at the first page. */
export function useChoosableRecipes(lists: RecipeLists) {
  const [filters, setFilters] = useState<Filters>({ shown: "all", search: "", meal: null });
  const [page, setPage] = useState(1);
  const [typed] = useDebouncedValue(filters.search.trim(), DEBOUNCE.recipeSearch);
  const marked = filters.shown === "all" ? null : lists[filters.shown];
  const ids = marked?.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE) ?? null;
  const isEmptyList = ids?.length === 0 && page === 1;
  const wanted =
    ids === null ? { search: typed, meal: filters.meal, page, ids } : { search: "", meal: null, page, ids };
  const { data, isError, isFetching, refetch } = useQuery({
    ...choosableRecipesQuery(wanted),
    enabled: !isEmptyList,
  });
  return {
    filters,
    narrow: (change: Partial<Filters>) => {
      setFilters({ ...filters, ...change });
      setPage(1);
    },
    page,
    setPage,
    pages: marked === null ? (data?.total_pages ?? 1) : Math.max(1, Math.ceil(marked.length / PAGE_SIZE)),
    // A recipe whose mark was just taken off leaves the list of its mark at once.
    recipes: isEmptyList ? [] : data?.results.filter(({ id }) => marked === null || marked.includes(id)),
    isError: isError && data === undefined,
    isFetching,
    retry: () => void refetch(),
  };
}
