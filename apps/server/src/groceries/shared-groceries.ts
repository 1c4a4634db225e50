import type {
  changeSharedGroceryItem as changeEndpoint,
  createSharedGroceryItem as createEndpoint,
  deleteSharedGroceryItem as deleteEndpoint,
  GroceryListItem,
  getSharedGroceryList as getEndpoint,
  SharedGroceries,
  SharedGroceryList,
} from "@plateful/contract";
import { guessCategory } from "@plateful/planning";
import { invalidField, Problem } from "../platform/base/problem.ts";
import type { Call } from "../platform/calls/call.ts";
import { asShopper } from "../platform/database/scope.ts";
import {
  countOwnItems,
  deleteItem,
  findItem,
  insertOwnItem,
  itemChanges,
  listItems,
  updateItem,
} from "./grocery-item-store.ts";
import { MAX_OWN_ITEMS } from "./grocery-list-items.ts";
import { presentJoined, shownName } from "./grocery-share.ts";
import { findJoined, findLatestListId, findListIdOfItem, listShoppersOf } from "./grocery-share-store.ts";
import { findList } from "./grocery-store.ts";
import { presentGroceryItem } from "./present-grocery-item.ts";
import { listDinners } from "./shared-dinners.ts";

type WithoutDinners = Omit<SharedGroceryList, "dinners">;

/** What to buy, without what tells of the plan: neither left-overs nor for how many is cooked (GROC-032). */
async function readList({ db, language }: Call, listId: number): Promise<WithoutDinners | null> {
  const row = await findList(db, listId);
  if (row === undefined) return null;
  const { id, user_id: user, start_date, end_date } = row;
  const items = (await listItems(db, [id])).map((item) => presentGroceryItem(item, language));
  const status = row.status as SharedGroceryList["status"];
  return { id, user, start_date, end_date, status, items, created: row.created.toISOString() };
}

export async function getSharedGroceryList(call: Call<typeof getEndpoint>): Promise<SharedGroceries> {
  const { db, actor, params } = call;
  const joined = await findJoined(db, params.id, actor.id);
  if (joined === null) throw new Problem("not_found");
  const listId = await findLatestListId(db, joined.user_id);
  const list = listId === null ? null : await asShopper(db, listId, () => readList(call, listId));
  const shoppers = await listShoppersOf(db, joined.user_id);
  return {
    owner: presentJoined(joined),
    shoppers: shoppers.map(({ shopper_id: user, shopper_name }) => ({ user, name: shownName(shopper_name) })),
    list: list === null ? null : { ...list, dinners: await listDinners(call, joined, list) },
  };
}

/** @throws InvalidFields invalid_pk for a list that the caller does not shop from, list_full. */
export async function createSharedGroceryItem(call: Call<typeof createEndpoint>): Promise<GroceryListItem> {
  const { list: listId, name, category = guessCategory(name) } = call.body;
  const item = await asShopper(call.db, listId, async () => {
    const list = await findList(call.db, listId);
    if (list === undefined) return null;
    if ((await countOwnItems(call.db, listId)) >= MAX_OWN_ITEMS) throw invalidField("list", "list_full");
    return insertOwnItem(call.db, list, { text: name, category });
  });
  if (item === null) throw invalidField("list", { code: "invalid_pk", id: listId });
  return presentGroceryItem(item, call.language);
}

/** Does something with an item of a list that the caller shops from. @throws Problem not_found. */
async function withItem<T>({ db, params }: Call<typeof deleteEndpoint>, work: () => Promise<T | null>) {
  const listId = await findListIdOfItem(db, params.id);
  const result = listId === null ? null : await asShopper(db, listId, work);
  if (result === null) throw new Problem("not_found");
  return result;
}

/**
 * What came from the plan keeps its words and its shelf. What is put aside stays remembered by nobody: what is at home is the
 * owner's to say (GROC-030).
 * @throws Problem not_found, permission_denied.
 */
export async function changeSharedGroceryItem(call: Call<typeof changeEndpoint>): Promise<GroceryListItem> {
  const { db, body, params } = call;
  const row = await withItem(call, async () => {
    const known = await findItem(db, params.id);
    const isReworded = body.name !== undefined || body.category !== undefined;
    if (known?.is_own === false && isReworded) throw new Problem("permission_denied");
    return (await updateItem(db, params.id, itemChanges(body, call))) ?? null;
  });
  return presentGroceryItem(row, call.language);
}

/** Only what was added; what came from the plan is put aside instead. */
export async function deleteSharedGroceryItem(call: Call<typeof deleteEndpoint>): Promise<undefined> {
  await withItem(call, async () => ((await deleteItem(call.db, call.params.id)) ? true : null));
}
