import type { Http } from "./call.ts";
import { Problem } from "./problem.ts";

export interface PageWish {
  readonly page: number;
  readonly page_size?: number | undefined;
}

export interface Page<T> {
  count: number;
  total_pages: number;
  next: string | null;
  previous: string | null;
  results: T[];
}

const DEFAULT_PAGE_SIZE = 20;

/** Which rows a page holds: for `limit` and `offset` of the query. */
export function pageWindow(
  wish: PageWish,
  defaultSize = DEFAULT_PAGE_SIZE,
): { limit: number; offset: number } {
  const limit = wish.page_size ?? defaultSize;
  return { limit, offset: (wish.page - 1) * limit };
}

function linkTo(http: Http, page: number): string {
  const query = new URLSearchParams(http.queryText);
  query.set("page", String(page));
  return `${http.address}?${query}`;
}

/**
 * One page of a list with the links to its neighbours (api.md 1.4). `count` is the number of all rows.
 * @throws Problem invalid_page for a page past the end.
 */
export function toPage<T>(
  wish: PageWish,
  http: Http,
  count: number,
  results: readonly T[],
  defaultSize = DEFAULT_PAGE_SIZE,
): Page<T> {
  const pages = Math.max(1, Math.ceil(count / (wish.page_size ?? defaultSize)));
  if (wish.page > pages) throw new Problem("invalid_page");
  return {
    count,
    total_pages: pages,
    next: wish.page < pages ? linkTo(http, wish.page + 1) : null,
    previous: wish.page > 1 ? linkTo(http, wish.page - 1) : null,
    results: [...results],
  };
}
