import type { GroceryListItem } from "@plateful/contract";

/** What a list costs about, in whole euros. */
export interface ListPrice {
  readonly euros: number;
  /** What its meals use of that; the rest stays in packs. */
  readonly used: number;
  /** Items without a known price, which are in neither figure. */
  readonly unknown: number;
}

const toEuros = (cents: readonly (number | null)[]): number =>
  Math.max(1, Math.round(cents.reduce<number>((sum, one) => sum + (one ?? 0), 0) / 100));

/** What is bought costs about so much, what is in the basket already too. Null where no price is known (ledger GROC-047). */
export function listPrice(toBuy: readonly Pick<GroceryListItem, "cents" | "used_cents">[]): ListPrice | null {
  const known = toBuy.filter(({ cents }) => cents !== null);
  if (known.length === 0) return null;
  const euros = toEuros(known.map(({ cents }) => cents));
  const used = Math.min(euros, toEuros(known.map((item) => item.used_cents)));
  return { euros, used, unknown: toBuy.length - known.length };
}
