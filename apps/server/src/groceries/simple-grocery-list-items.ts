import type {
  changeSimpleGroceryListItem as changeEndpoint,
  createSimpleGroceryListItem as createEndpoint,
  deleteSimpleGroceryListItem as deleteEndpoint,
  getSimpleGroceryListItem as getEndpoint,
  listSimpleGroceryListItems as listEndpoint,
  replaceSimpleGroceryListItem as replaceEndpoint,
  SimpleGroceryListItem,
} from "@plateful/contract";
import { groceryLineKey, guessCategory } from "@plateful/planning";
import { invalidField, Problem } from "../platform/base/problem.ts";
import type { Call, Http } from "../platform/calls/call.ts";
import type { Db } from "../platform/database/open-database.ts";
import { type Page, pageWindow, toPage } from "../platform/http/page.ts";
import { setAtHome } from "./at-home-store.ts";
import { MAX_OWN_ITEMS } from "./grocery-list-items.ts";
import { presentSimpleGroceryItem } from "./present-grocery-item.ts";
import {
  countOwnLines,
  deleteSimpleItem,
  findSimpleItem,
  insertSimpleItems,
  pageOfSimpleItems,
  tickOf,
  updateSimpleItem,
} from "./simple-grocery-item-store.ts";
import { findSimpleList, type SimpleListRow } from "./simple-grocery-store.ts";

async function listOf(db: Db, id: number): Promise<SimpleListRow> {
  const list = await findSimpleList(db, id);
  if (list === undefined) throw invalidField("list", { code: "invalid_pk", id });
  return list;
}

export async function listSimpleGroceryListItems(
  call: Call<typeof listEndpoint>,
  http: Http,
): Promise<Page<SimpleGroceryListItem>> {
  const filter = { user: call.subjectId, list: call.query.list };
  const rows = await pageOfSimpleItems(call.db, filter, pageWindow(call.query));
  const lines = rows.map((row) => presentSimpleGroceryItem(row, call.language));
  return toPage(call.query, http, rows[0]?.total ?? 0, lines);
}

/** @throws InvalidFields invalid_pk for a list that is not there, list_full with a hundred lines of one's own. */
export async function createSimpleGroceryListItem(
  call: Call<typeof createEndpoint>,
): Promise<SimpleGroceryListItem> {
  const { text, category = guessCategory(text), list: listId } = call.body;
  const list = await listOf(call.db, listId);
  if ((await countOwnLines(call.db, list.id)) >= MAX_OWN_ITEMS) throw invalidField("list", "list_full");
  const line = { text_en: text, text_nl: text, category, is_own: true, at_home: false };
  const [item] = await insertSimpleItems(call.db, list, [line]);
  if (item === undefined) throw new Error("The line was not stored.");
  return presentSimpleGroceryItem(item, call.language);
}

export async function getSimpleGroceryListItem(
  call: Call<typeof getEndpoint>,
): Promise<SimpleGroceryListItem> {
  const row = await findSimpleItem(call.db, call.params.id);
  if (row === undefined) throw new Problem("not_found");
  return presentSimpleGroceryItem(row, call.language);
}

export async function replaceSimpleGroceryListItem(
  call: Call<typeof replaceEndpoint>,
): Promise<SimpleGroceryListItem> {
  const { text, category = guessCategory(text), list: listId, is_checked } = call.body;
  if ((await findSimpleItem(call.db, call.params.id)) === undefined) throw new Problem("not_found");
  const { id: simple_grocery_list_id } = await listOf(call.db, listId);
  const words = { text_en: text, text_nl: text, category };
  const row = await updateSimpleItem(call.db, call.params.id, {
    ...words,
    ...{ ...tickOf(is_checked, call), simple_grocery_list_id },
  });
  if (row === undefined) throw new Problem("not_found");
  return presentSimpleGroceryItem(row, call.language);
}

/** The same rules as for the items of other lists, with what a line names in the place of a food. */
export async function changeSimpleGroceryListItem(
  call: Call<typeof changeEndpoint>,
): Promise<SimpleGroceryListItem> {
  const { is_checked, text, category, at_home } = call.body;
  const row = await updateSimpleItem(call.db, call.params.id, {
    ...(is_checked === undefined ? {} : tickOf(is_checked, call)),
    ...(text === undefined ? {} : { text_en: text, text_nl: text }),
    ...(category === undefined ? {} : { category }),
    ...(at_home === undefined ? {} : { at_home }),
  });
  if (row === undefined) throw new Problem("not_found");
  if (at_home !== undefined && !row.is_own) {
    const line = groceryLineKey(row.text_en);
    await setAtHome(call.db, row.user_id, { line }, at_home ? { until: null } : null);
  }
  return presentSimpleGroceryItem(row, call.language);
}

export async function deleteSimpleGroceryListItem(call: Call<typeof deleteEndpoint>): Promise<undefined> {
  if (!(await deleteSimpleItem(call.db, call.params.id))) throw new Problem("not_found");
}
