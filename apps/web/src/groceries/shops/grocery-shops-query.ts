import { findGroceryShops } from "@plateful/contract";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../lib/server/call.ts";

/** The person's shops and the order of their aisles (ledger GROC-036). They change with a new list, and when a shop is chosen. */
export const groceryShopsQuery = queryOptions({
  queryKey: ["grocery-shops"],
  queryFn: async ({ signal }) => (await call(findGroceryShops, { signal })).shops,
  meta: { silent: true },
});
