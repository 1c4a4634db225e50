import type {
  createSimpleGroceryList as createEndpoint,
  deleteSimpleGroceryList as deleteEndpoint,
  getSimpleGroceryList as getEndpoint,
  listSimpleGroceryLists as listEndpoint,
  SimpleGroceryList,
} from "@plateful/contract";
import {
  groceryLineKey,
  isListRange,
  type SimpleGroceryLine,
  type SimpleIngredientLine,
  simpleGroceryLines,
} from "@plateful/planning";
import { invalidField, Problem } from "../platform/base/problem.ts";
import type { Call, Http } from "../platform/calls/call.ts";
import { type Page, pageWindow, toPage } from "../platform/http/page.ts";
import { linesAtHome } from "./at-home-store.ts";
import { presentSimpleGroceryItem } from "./present-grocery-item.ts";
import {
  insertSimpleItems,
  listOwnLinesBefore,
  listSimpleItems,
  type NewSimpleItem,
} from "./simple-grocery-item-store.ts";
import {
  deleteSimpleList,
  findSimpleList,
  insertSimpleList,
  listPlannedSimpleRecipes,
  type PlannedSimpleRow,
  pageOfSimpleLists,
  type SimpleListRow,
} from "./simple-grocery-store.ts";

/** What every kitchen has stays off the list. */
const STAPLE = "STAPLE";

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
    items: (itemsByList.get(row.id) ?? []).map((item) => presentSimpleGroceryItem(item, call.language)),
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

const toItem =
  (atHome: ReadonlySet<string>) =>
  ({ en, nl, category }: SimpleGroceryLine): NewSimpleItem => ({
    ...{ text_en: en, text_nl: nl, category },
    ...{ is_own: false, at_home: atHome.has(groceryLineKey(en)) },
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
  const lines = simpleGroceryLines(planned.flatMap(toLines)).map(
    toItem(await linesAtHome(call.db, row.user_id)),
  );
  await insertSimpleItems(call.db, row, [...lines, ...(await listOwnLinesBefore(call.db, row))]);
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
