/** The number of the page that a `next` address leads to; null where the list ends (ledger REC-017, REC-019). */
export function pageOfNext(next: string | null): number | null {
  if (next === null) return null;
  const page = Number(URL.parse(next, "http://localhost")?.searchParams.get("page") ?? Number.NaN);
  if (!Number.isInteger(page) || page <= 1) throw new Error("Failed to parse next url");
  return page;
}

/** The same list with each recipe once: a list that grew between two pages repeats what moved (ledger REC-020). */
export function withoutRepeats<T>(items: readonly T[], idOf: (item: T) => number): T[] {
  const seen = new Set<number>();
  return items.filter((item) => !seen.has(idOf(item)) && seen.add(idOf(item)) !== undefined);
}

/** How near the end of a list the next page is asked for, as a share of the visible height (ledger REC-018). */
export const END_THRESHOLD = { inspiration: 0.5, search: 0.2 } as const;

/** The margin of an observer that sees the end of a list so much earlier. */
export const marginOf = (threshold: number): string => `0px 0px ${threshold * 100}% 0px`;
