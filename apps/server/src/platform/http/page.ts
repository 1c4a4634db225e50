import { Problem } from "../base/problem.ts";

const USUAL_SIZE = 20;

export interface PageQuery {
  readonly page: number;
  readonly page_size?: number | undefined;
}

/** The rows of one page, as a query asks for them. */
export interface Slice {
  readonly limit: number;
  readonly offset: number;
}

export interface PageSource<Row> {
  readonly count: () => Promise<number>;
  readonly rows: (slice: Slice) => Promise<readonly Row[]>;
  /** Rows on a page when the caller does not say; 20 unless the call has its own number (api.md 1.4). */
  readonly usualSize?: number;
}

export interface Page<Row> {
  count: number;
  total_pages: number;
  next: string | null;
  previous: string | null;
  results: Row[];
}

/** Where a list was asked for. */
interface Address {
  readonly address: string;
  readonly queryText: string;
}

function addressOfPage(http: Address, page: number): string {
  const query = new URLSearchParams(http.queryText);
  query.set("page", String(page));
  return `${http.address}?${query}`;
}

/** The rows of the wished page, for `limit` and `offset` of a query. */
export function pageWindow(query: PageQuery, usualSize = USUAL_SIZE): Slice {
  const limit = query.page_size ?? usualSize;
  return { limit, offset: (query.page - 1) * limit };
}

/**
 * One page with the addresses of its neighbours, from rows that were read together with the number of all rows.
 * An empty list has one page.
 * @throws Problem invalid_page for a page past the end.
 */
export function toPage<Row>(
  query: PageQuery,
  http: Address,
  count: number,
  results: readonly Row[],
  usualSize = USUAL_SIZE,
): Page<Row> {
  const totalPages = Math.max(1, Math.ceil(count / pageWindow(query, usualSize).limit));
  if (query.page > totalPages) throw new Problem("invalid_page");
  return {
    count,
    total_pages: totalPages,
    next: query.page < totalPages ? addressOfPage(http, query.page + 1) : null,
    previous: query.page > 1 ? addressOfPage(http, query.page - 1) : null,
    results: [...results],
  };
}

/** The same where rows and their number are read by queries of their own. */
export async function answerPage<Row>(
  query: PageQuery,
  http: Address,
  source: PageSource<Row>,
): Promise<Page<Row>> {
  const count = await source.count();
  const rows = await source.rows(pageWindow(query, source.usualSize));
  return toPage(query, http, count, rows, source.usualSize);
}

/** The same for a list that is short enough to be read whole, such as the plans of one person. */
export function answerPageOf<Row>(
  query: PageQuery,
  http: Address,
  all: readonly Row[],
  usualSize = USUAL_SIZE,
): Promise<Page<Row>> {
  return answerPage(query, http, {
    count: async () => all.length,
    rows: async ({ limit, offset }) => all.slice(offset, offset + limit),
    usualSize,
  });
}
