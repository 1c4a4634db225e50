import { isSimple } from "@plateful/access";
import {
  changeGroceryListItem,
  changeSharedGroceryItem,
  changeSimpleGroceryListItem,
  createGroceryList,
  createGroceryListItem,
  createSharedGroceryItem,
  createSimpleGroceryList,
  createSimpleGroceryListItem,
  deleteGroceryList,
  deleteGroceryListItem,
  deleteSharedGroceryItem,
  deleteSimpleGroceryList,
  deleteSimpleGroceryListItem,
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

type Words = Pick<GroceryListItem, "checked" | "name" | "category" | "at_home">;
type NewItem = Pick<GroceryListItem, "name" | "category"> & { readonly listId: number };

/** Where a person's lists come from: weighed foods, or the texts of simple recipes. */
export interface GrocerySource {
  readonly latest: typeof latestGroceryListQuery;
  readonly create: (body: Days, idempotencyKey: string) => Promise<GroceryList>;
  readonly remove: (id: number) => Promise<unknown>;
  readonly add: (item: NewItem, idempotencyKey: string) => Promise<GroceryListItem>;
  readonly change: (id: number, change: Partial<Words>) => Promise<GroceryListItem>;
  readonly removeItem: (id: number) => Promise<unknown>;
}

const paramsOf = (id: number) => ({ params: { id: String(id) } });

export const FULL_LISTS: GrocerySource = {
  latest: latestGroceryListQuery,
  create: (body, idempotencyKey) => call(createGroceryList, { body, idempotencyKey }),
  remove: (id) => call(deleteGroceryList, paramsOf(id)),
  add: ({ listId: list, name, category }, idempotencyKey) =>
    call(createGroceryListItem, { body: { list, name, category }, idempotencyKey }),
  change: (id, body) => call(changeGroceryListItem, { ...paramsOf(id), body }),
  removeItem: (id) => call(deleteGroceryListItem, paramsOf(id)),
};

type ItemCalls = Pick<GrocerySource, "add" | "change" | "removeItem">;

/** What is done to the items of a list that another person shares (ledger GROC-033). */
export const SHARED_ITEMS: ItemCalls = {
  add: ({ listId: list, name, category }, idempotencyKey) =>
    call(createSharedGroceryItem, { body: { list, name, category }, idempotencyKey }),
  change: (id, body) => call(changeSharedGroceryItem, { ...paramsOf(id), body }),
  removeItem: (id) => call(deleteSharedGroceryItem, paramsOf(id)),
};

const SIMPLE_LISTS: GrocerySource = {
  latest: latestSimpleListQuery,
  create: async (body, idempotencyKey) =>
    fromSimpleList(await call(createSimpleGroceryList, { body, idempotencyKey })),
  remove: (id) => call(deleteSimpleGroceryList, paramsOf(id)),
  add: async ({ listId: list, name: text, category }, idempotencyKey) =>
    fromSimpleItem(
      await call(createSimpleGroceryListItem, { body: { list, text, category }, idempotencyKey }),
    ),
  change: async (id, { checked, name, ...rest }) => {
    const ticked = checked === undefined ? {} : { is_checked: checked };
    const body = { ...rest, ...ticked, ...(name === undefined ? {} : { text: name }) };
    return fromSimpleItem(await call(changeSimpleGroceryListItem, { ...paramsOf(id), body }));
  },
  removeItem: (id) => call(deleteSimpleGroceryListItem, paramsOf(id)),
};

/** People of a simple organisation have the simple variant (ledger GROC-011). */
export const useGrocerySource = (): GrocerySource =>
  isSimple(toAccessUser(useCurrentUser())) ? SIMPLE_LISTS : FULL_LISTS;
