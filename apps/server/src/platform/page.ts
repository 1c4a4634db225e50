import type { Http } from "./call.ts";
import { Problem } from "./problem.ts";

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

type Address = Pick<Http, "address" | "queryText">;

function addressOfPage(http: Address, page: number): string {
  const query = new URLSearchParams(http.queryText);
  query.set("page", String(page));
  return `${http.address}?${query}`;
}

/**
 * Answers one page of a list with the addresses of its neighbours; an empty list has one page.
 * @throws Problem invalid_page for a page past the end.
 */
export async function answerPage<Row>(
  query: PageQuery,
  http: Address,
  source: PageSource<Row>,
): Promise<Page<Row>> {
  const limit = query.page_size ?? source.usualSize ?? USUAL_SIZE;
  const count = await source.count();
  const totalPages = Math.max(1, Math.ceil(count / limit));
  if (query.page > totalPages) throw new Problem("invalid_page");
  const rows = await source.rows({ limit, offset: (query.page - 1) * limit });
  return {
    count,
    total_pages: totalPages,
    next: query.page < totalPages ? addressOfPage(http, query.page + 1) : null,
    previous: query.page > 1 ? addressOfPage(http, query.page - 1) : null,
    results: [...rows],
  };
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
