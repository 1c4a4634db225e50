import type {
  changeSimpleGroceryListItem as changeItemEndpoint,
  createSimpleGroceryList as createEndpoint,
  createSimpleGroceryListItem as createItemEndpoint,
  deleteSimpleGroceryList as deleteEndpoint,
  deleteSimpleGroceryListItem as deleteItemEndpoint,
  getSimpleGroceryList as getEndpoint,
  listSimpleGroceryLists as listEndpoint,
  SimpleGroceryList,
  SimpleGroceryListItem,
} from "@plateful/contract";
import type { GroceryCategory } from "@plateful/nutrition";
import type { CompleteLanguage } from "@plateful/phrases";
import { isListRange, type SimpleIngredientLine, simpleGroceryLines } from "@plateful/planning";
import { columnIn } from "../platform/base/language-columns.ts";
import { invalidField, Problem } from "../platform/base/problem.ts";
import type { Call, Http } from "../platform/calls/call.ts";
import { type Page, pageWindow, toPage } from "../platform/http/page.ts";
import {
  deleteSimpleItem,
  deleteSimpleList,
  findSimpleList,
  insertSimpleItems,
  insertSimpleList,
  listPlannedSimpleRecipes,
  listSimpleItems,
  type NewSimpleItem,
  type PlannedSimpleRow,
  pageOfSimpleLists,
  type SimpleItemRow,
  type SimpleListRow,
  updateSimpleItem,
} from "./simple-grocery-store.ts";

/** What every kitchen has stays off the list. */
const STAPLE = "STAPLE";

const presentItem = (row: SimpleItemRow, language: CompleteLanguage): SimpleGroceryListItem => ({
  id: row.id,
  text: row[columnIn("text", language)],
  category: row.category as GroceryCategory,
  is_checked: row.is_checked,
});

async function presentLists(call: Call, rows: readonly SimpleListRow[]): Promise<SimpleGroceryList[]> {
  const items = await listSimpleItems(
    call.db,
    rows.map(({ id }) => id),
  );
  const itemsByList = Map.groupBy(items, (item) => item.simple_grocery_list_id);
  return rows.map((row) => ({
    id: row.id,
    user: row.user_id,
    start_date: row.start_date,
    end_date: row.end_date,
    status: "READY" as const,
    items: (itemsByList.get(row.id) ?? []).map((item) => presentItem(item, call.language)),
    created: row.created.toISOString(),
  }));
}

async function presentList(call: Call, row: SimpleListRow): Promise<SimpleGroceryList> {
  const [list] = await presentLists(call, [row]);
  if (list === undefined) throw new Error("The list was not presented.");
  return list;
}

const toLines = (row: PlannedSimpleRow): SimpleIngredientLine[] =>
  row.ingredients_en.flatMap((en, at) => {
    const category = row.ingredient_categories[at] ?? "OTHER";
    const factor = row.meal_servings / row.servings;
    return category === STAPLE ? [] : [{ en, nl: row.ingredients_nl[at] ?? en, category, factor }];
  });

const toItem = ({ en, nl, category }: { en: string; nl: string; category: string }): NewSimpleItem => ({
  text_en: en,
  text_nl: nl,
  category,
});

export async function listSimpleGroceryLists(
  call: Call<typeof listEndpoint>,
  http: Http,
): Promise<Page<SimpleGroceryList>> {
  const rows = await pageOfSimpleLists(call.db, call.subjectId, pageWindow(call.query));
  return toPage(call.query, http, rows[0]?.total ?? 0, await presentLists(call, rows));
}

/** Made at once from the diary as it is now: adding up lines of text takes no job (GROC-016). */
export async function createSimpleGroceryList(call: Call<typeof createEndpoint>): Promise<SimpleGroceryList> {
  const { start_date: start, end_date: end } = call.body;
  if (end < start) throw invalidField("end_date", "end_before_start");
  if (!isListRange({ start, end })) throw invalidField("end_date", "range_too_long");
  const planned = await listPlannedSimpleRecipes(call.db, call.subjectId, start, end);
  const row = await insertSimpleList(call.db, { userId: call.subjectId, start, end }, call.now);
  await insertSimpleItems(call.db, row, simpleGroceryLines(planned.flatMap(toLines)).map(toItem));
  return presentList(call, row);
}

export async function getSimpleGroceryList(call: Call<typeof getEndpoint>): Promise<SimpleGroceryList> {
  const row = await findSimpleList(call.db, call.params.id);
  if (row === undefined) throw new Problem("not_found");
  return presentList(call, row);
}

export async function deleteSimpleGroceryList(call: Call<typeof deleteEndpoint>): Promise<undefined> {
  if (!(await deleteSimpleList(call.db, call.params.id))) throw new Problem("not_found");
}

export async function createSimpleGroceryListItem(
  call: Call<typeof createItemEndpoint>,
): Promise<SimpleGroceryListItem> {
  const { text, category, list: listId } = call.body;
  const list = await findSimpleList(call.db, listId);
  if (list === undefined) throw invalidField("list", { code: "invalid_pk", id: listId });
  const [item] = await insertSimpleItems(call.db, list, [toItem({ en: text, nl: text, category })]);
  if (item === undefined) throw new Error("The line was not stored.");
  return presentItem(item, call.language);
}

/** The words of a line are the person's own from the moment they change them, in both languages. */
export async function changeSimpleGroceryListItem(
  call: Call<typeof changeItemEndpoint>,
): Promise<SimpleGroceryListItem> {
  const { is_checked, text } = call.body;
  const row = await updateSimpleItem(call.db, call.params.id, {
    ...(is_checked === undefined ? {} : { is_checked }),
    ...(text === undefined ? {} : { text_en: text, text_nl: text }),
  });
  if (row === undefined) throw new Problem("not_found");
  return presentItem(row, call.language);
}

export async function deleteSimpleGroceryListItem(call: Call<typeof deleteItemEndpoint>): Promise<undefined> {
  if (!(await deleteSimpleItem(call.db, call.params.id))) throw new Problem("not_found");
}
