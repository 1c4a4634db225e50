import type { GroceryListItem } from "@plateful/contract";

/** What a list costs about. */
export interface ListPrice {
  /** Whole euros, at least one. */
  readonly euros: number;
  /** Items without a known price, which are not in it. */
  readonly unknown: number;
}

/** What is bought costs about so much, what is in the basket already too. Null where no price is known (ledger GROC-047). */
export function listPrice(toBuy: readonly Pick<GroceryListItem, "cents">[]): ListPrice | null {
  const known = toBuy.flatMap(({ cents }) => cents ?? []);
  if (known.length === 0) return null;
  const cents = known.reduce((sum, one) => sum + one, 0);
  return { euros: Math.max(1, Math.round(cents / 100)), unknown: toBuy.length - known.length };
}
