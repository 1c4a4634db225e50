import type {
  changeGroceryListItem as changeEndpoint,
  createGroceryListItem as createEndpoint,
  deleteGroceryListItem as deleteEndpoint,
  GroceryListItem,
} from "@plateful/contract";
import { guessCategory } from "@plateful/planning";
import { invalidField, Problem } from "../platform/base/problem.ts";
import type { Call } from "../platform/calls/call.ts";
import { setAtHome } from "./at-home-store.ts";
import { countOwnItems, deleteItem, insertOwnItem, itemChanges, updateItem } from "./grocery-item-store.ts";
import { findList } from "./grocery-store.ts";
import { presentOwnItem } from "./own-list-items.ts";

/** How much a person may add to one list (GROC-026). */
export const MAX_OWN_ITEMS = 100;

/** @throws InvalidFields invalid_pk for a list that is not there, list_full with a hundred items of one's own. */
export async function createGroceryListItem(call: Call<typeof createEndpoint>): Promise<GroceryListItem> {
  const { list: listId, name, category = guessCategory(name) } = call.body;
  const list = await findList(call.db, listId);
  if (list === undefined) throw invalidField("list", { code: "invalid_pk", id: listId });
  if ((await countOwnItems(call.db, list.id)) >= MAX_OWN_ITEMS) throw invalidField("list", "list_full");
  return presentOwnItem(call, await insertOwnItem(call.db, list, { text: name, category }));
}

/**
 * The words of an item are the person's own from the moment they change them, in both languages. What is put aside as had
 * at home is put aside on the next list too, until it is bought after all or its day is over (GROC-030, GROC-045).
 * @throws InvalidFields required for a day until which something is at home that is not said to be there.
 */
export async function changeGroceryListItem(call: Call<typeof changeEndpoint>): Promise<GroceryListItem> {
  const { at_home, at_home_until: until = null } = call.body;
  if (until !== null && at_home !== true) throw invalidField("at_home", "required");
  const row = await updateItem(call.db, call.params.id, itemChanges(call.body, call));
  if (row === undefined) throw new Problem("not_found");
  if (at_home !== undefined && row.food_id !== null)
    await setAtHome(call.db, row.user_id, { food_id: row.food_id }, at_home ? { until } : null);
  return presentOwnItem(call, row);
}

export async function deleteGroceryListItem(call: Call<typeof deleteEndpoint>): Promise<undefined> {
  if (!(await deleteItem(call.db, call.params.id))) throw new Problem("not_found");
}
