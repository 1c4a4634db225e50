import {
  type GroceryList,
  getGroceryList,
  listGroceryLists,
  listSimpleGroceryLists,
} from "@plateful/contract";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../lib/server/call.ts";
import { fromSimpleList } from "./simple-list.ts";

/** The person's latest grocery list; null when there is none (ledger GROC-001, GROC-021). */
export const latestGroceryListQuery = queryOptions({
  queryKey: ["grocery-lists", "latest" as string],
  queryFn: async ({ signal }): Promise<GroceryList | null> => {
    const { results } = await call(listGroceryLists, { query: { page_size: 1 }, signal });
    return results[0] ?? null;
  },
});

/** The same for people of a simple organisation (ledger GROC-011). */
export const latestSimpleListQuery: typeof latestGroceryListQuery = queryOptions({
  queryKey: ["grocery-lists", "latest-simple" as string],
  queryFn: async ({ signal }): Promise<GroceryList | null> => {
    const [list] = (await call(listSimpleGroceryLists, { query: { page_size: 1 }, signal })).results;
    return list === undefined ? null : fromSimpleList(list);
  },
});

/** One list by its id, for following a list that is still being made. */
export const groceryListQuery = (id: number) =>
  queryOptions({
    queryKey: ["grocery-lists", id],
    queryFn: ({ signal }) => call(getGroceryList, { params: { id: String(id) }, signal }),
  });
