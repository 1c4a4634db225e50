import { listDataViews } from "@plateful/contract";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { call } from "../lib/server/call.ts";

const PAGE_SIZE = 10;

/** Who reached the person's data, page by page, newest first; a failure is shown in the list (ledger PRIV-017). */
export const dataViewQuery = infiniteQueryOptions({
  queryKey: ["data-views"],
  queryFn: ({ signal, pageParam }) =>
    call(listDataViews, { query: { page: pageParam, page_size: PAGE_SIZE }, signal }),
  initialPageParam: 1,
  getNextPageParam: (last, _pages, page) => (last.next === null ? null : page + 1),
  meta: { silent: true },
});
