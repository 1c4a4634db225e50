import { isSimple } from "@plateful/access";
import {
  changeSimpleGroceryListItem,
  checkGroceryListItem,
  createGroceryList,
  createSimpleGroceryList,
  deleteGroceryList,
  deleteSimpleGroceryList,
  type GroceryList,
  type GroceryListItem,
} from "@plateful/contract";
import { toAccessUser, useCurrentUser } from "../lib/person/current-user.ts";
import { call } from "../lib/server/call.ts";
import { latestGroceryListQuery, latestSimpleListQuery } from "./grocery-list-query.ts";
import { fromSimpleItem, fromSimpleList } from "./simple-list.ts";

interface Days {
  readonly start_date: string;
  readonly end_date: string;
}

/** Where a person's lists come from: weighed foods, or the texts of simple recipes. */
export interface GrocerySource {
  readonly latest: typeof latestGroceryListQuery;
  readonly create: (body: Days, idempotencyKey: string) => Promise<GroceryList>;
  readonly remove: (id: number) => Promise<unknown>;
  readonly check: (id: number, isChecked: boolean) => Promise<GroceryListItem>;
}

const paramsOf = (id: number) => ({ params: { id: String(id) } });

export const FULL_LISTS: GrocerySource = {
  latest: latestGroceryListQuery,
  create: (body, idempotencyKey) => call(createGroceryList, { body, idempotencyKey }),
  remove: (id) => call(deleteGroceryList, paramsOf(id)),
  check: (id, checked) => call(checkGroceryListItem, { ...paramsOf(id), body: { checked } }),
};

const SIMPLE_LISTS: GrocerySource = {
  latest: latestSimpleListQuery,
  create: async (body, idempotencyKey) =>
    fromSimpleList(await call(createSimpleGroceryList, { body, idempotencyKey })),
  remove: (id) => call(deleteSimpleGroceryList, paramsOf(id)),
  check: async (id, is_checked) =>
    fromSimpleItem(await call(changeSimpleGroceryListItem, { ...paramsOf(id), body: { is_checked } })),
};

/** People of a simple organisation have the simple variant (ledger GROC-011). */
export const useGrocerySource = (): GrocerySource =>
  isSimple(toAccessUser(useCurrentUser())) ? SIMPLE_LISTS : FULL_LISTS;
