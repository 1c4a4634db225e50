import { PATHS } from "./paths.ts";

/** What the address of the groceries says. */
export interface GrocerySearch {
  /** Opens the choice of days at once. */
  readonly pick?: true;
  /** The secret of a link for shopping together, which was just opened (ledger GROC-031). */
  readonly join?: string;
  /** Through which sharing another person's list is shown. */
  readonly from?: number;
}

export const readGrocerySearch = ({ pick, join, from }: Record<string, unknown>): GrocerySearch => ({
  ...(pick === true ? { pick } : {}),
  ...(typeof join === "string" && join !== "" ? { join } : {}),
  ...(typeof from === "number" && Number.isInteger(from) ? { from } : {}),
});

/** Whether this address is a link for shopping together: an account is made for it without the questions of a plan (ledger GROC-038). */
export function isLinkToShop(href: string | undefined): href is string {
  if (href === undefined) return false;
  const { pathname, searchParams } = new URL(href, location.origin);
  return pathname === PATHS.groceries && searchParams.has("join");
}
