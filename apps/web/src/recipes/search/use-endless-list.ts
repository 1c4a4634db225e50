import { type QueryClient, type QueryKey, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { DEBOUNCE } from "../../lib/server/polling.ts";
import { pageOfNext, withoutRepeats } from "./next-page.ts";

export interface ListPage<T> {
  readonly count: number;
  readonly next: string | null;
  readonly results: readonly T[];
}

interface PageQuery<T> {
  readonly queryKey: QueryKey;
  readonly queryFn: (context: { signal: AbortSignal }) => Promise<ListPage<T>>;
  readonly staleTime: number;
  readonly meta: { readonly silent: true };
}

/** A list that is read page by page as one scrolls. */
export interface EndlessSource<T> {
  /** The filters; other filters are another list, which begins at its first page (ledger REC-015). */
  readonly queryKey: QueryKey;
  readonly pageQuery: (page: number) => PageQuery<T>;
  readonly idOf: (item: T) => number;
}

/** Reads a page before it is asked for; a failure is only logged, because nobody waits for it (ledger CACHE-011). */
const prefetchPage = <T>(queryClient: QueryClient, query: PageQuery<T>): Promise<void> =>
  queryClient.prefetchQuery(query);

/**
 * All pages that were read so far. Half a second after a page that has a next one, that next one is read too, so that
 * scrolling on shows it at once (ledger REC-016, REC-017).
 */
export function useEndlessList<T>({ queryKey, pageQuery, idOf }: EndlessSource<T>) {
  const queryClient = useQueryClient();
  const list = useInfiniteQuery({
    queryKey: [...queryKey, "all"],
    queryFn: ({ pageParam }) => queryClient.fetchQuery(pageQuery(pageParam)),
    initialPageParam: 1,
    getNextPageParam: (last: ListPage<T>) => pageOfNext(last.next),
    meta: { silent: true },
  });
  const { data, hasNextPage, isFetching, fetchNextPage } = list;
  const upcoming = data === undefined ? null : pageOfNext(data.pages.at(-1)?.next ?? null);
  useEffect(() => {
    if (upcoming === null) return;
    const timer = setTimeout(() => void prefetchPage(queryClient, pageQuery(upcoming)), DEBOUNCE.prefetch);
    return () => clearTimeout(timer);
  }, [queryClient, upcoming, pageQuery]);
  return {
    items:
      data === undefined
        ? undefined
        : withoutRepeats(
            data.pages.flatMap(({ results }) => results),
            idOf,
          ),
    count: data?.pages[0]?.count,
    hasMore: hasNextPage,
    isReadingMore: list.isFetchingNextPage,
    error: list.error,
    retry: () => void list.refetch(),
    readMore: () => {
      if (hasNextPage && !isFetching) void fetchNextPage();
    },
  };
}
