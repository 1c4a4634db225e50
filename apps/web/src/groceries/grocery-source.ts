import { isSimple } from "@plateful/access";
import {
  createGroceryList,
  createSimpleGroceryList,
  deleteGroceryList,
  deleteSimpleGroceryList,
  type GroceryList,
} from "@plateful/contract";
import { toAccessUser, useCurrentUser } from "../lib/person/current-user.ts";
import { call } from "../lib/server/call.ts";
import { latestGroceryListQuery, latestSimpleListQuery } from "./grocery-list-query.ts";
import { fromSimpleList } from "./simple-list.ts";

interface Days {
  readonly start_date: string;
  readonly end_date: string;
}

/** Where a person's lists come from: weighed foods, or the texts of simple recipes. */
export interface GrocerySource {
  readonly reach: "full" | "simple";
  readonly latest: typeof latestGroceryListQuery;
  readonly create: (body: Days, idempotencyKey: string) => Promise<GroceryList>;
  readonly remove: (id: number) => Promise<unknown>;
}

const paramsOf = (id: number) => ({ params: { id: String(id) } });

export const FULL_LISTS: GrocerySource = {
  reach: "full",
  latest: latestGroceryListQuery,
  create: (body, idempotencyKey) => call(createGroceryList, { body, idempotencyKey }),
  remove: (id) => call(deleteGroceryList, paramsOf(id)),
};

const SIMPLE_LISTS: GrocerySource = {
  reach: "simple",
  latest: latestSimpleListQuery,
  create: async (body, idempotencyKey) =>
    fromSimpleList(await call(createSimpleGroceryList, { body, idempotencyKey })),
  remove: (id) => call(deleteSimpleGroceryList, paramsOf(id)),
};

/** People of a simple organisation have the simple variant (ledger GROC-011). */
export const useGrocerySource = (): GrocerySource =>
  isSimple(toAccessUser(useCurrentUser())) ? SIMPLE_LISTS : FULL_LISTS;
