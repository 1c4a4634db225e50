import type {
  createGroceryList as createEndpoint,
  deleteGroceryList as deleteEndpoint,
  GroceryList,
  getGroceryList as getEndpoint,
  listGroceryLists as listEndpoint,
} from "@plateful/contract";
import { isListRange } from "@plateful/planning";
import { invalidField, Problem } from "../platform/base/problem.ts";
import type { Call, Http } from "../platform/calls/call.ts";
import { type Page, pageWindow, toPage } from "../platform/http/page.ts";
import { listItems } from "./grocery-item-store.ts";
import { deleteList, findList, insertList, type ListRow, pageOfLists } from "./grocery-store.ts";
import { GROCERY_LIST_JOB, type GroceryListJob } from "./make-grocery-list.ts";
import { dishesOf, presentOwnItems } from "./own-list-items.ts";

const presentPeople = ({ fewest_people: fewest, most_people: most }: ListRow): GroceryList["people"] =>
  fewest === null || most === null ? null : { fewest, most };

async function presentLists(call: Call, rows: readonly ListRow[]): Promise<GroceryList[]> {
  const items = await listItems(
    call.db,
    rows.map(({ id }) => id),
  );
  const presented = new Map((await presentOwnItems(call, items)).map((item) => [item.id, item]));
  const dishes = await dishesOf(call, items);
  const itemsByList = Map.groupBy(items, (item) => item.grocery_list_id);
  return rows.map((row) => ({
    id: row.id,
    user: row.user_id,
    start_date: row.start_date,
    end_date: row.end_date,
    status: row.status as GroceryList["status"],
    items: (itemsByList.get(row.id) ?? []).flatMap(({ id }) => presented.get(id) ?? []),
    dishes: dishes((itemsByList.get(row.id) ?? []).flatMap((item) => item.recipe_ids)),
    edge_leftovers: row.edge_leftovers as GroceryList["edge_leftovers"],
    people: presentPeople(row),
    shop: row.shop,
    created: row.created.toISOString(),
  }));
}

export async function presentList(call: Call, row: ListRow): Promise<GroceryList> {
  const [list] = await presentLists(call, [row]);
  if (list === undefined) throw new Error("The list was not presented.");
  return list;
}

export async function listGroceryLists(
  call: Call<typeof listEndpoint>,
  http: Http,
): Promise<Page<GroceryList>> {
  const rows = await pageOfLists(call.db, { ...call.query, user: call.subjectId }, pageWindow(call.query));
  return toPage(call.query, http, rows[0]?.total ?? 0, await presentLists(call, rows));
}

/** Answers at once; the items follow by a job that starts exactly when the list is stored (GROC-007, GROC-008). */
export async function createGroceryList(call: Call<typeof createEndpoint>): Promise<GroceryList> {
  const { start_date: start, end_date: end } = call.body;
  if (end < start) throw invalidField("end_date", "end_before_start");
  if (!isListRange({ start, end })) throw invalidField("end_date", "range_too_long");
  const row = await insertList(call.db, { userId: call.subjectId, start, end }, call.now);
  await call.services.jobs.enqueue(call.db, GROCERY_LIST_JOB, {
    listId: row.id,
    userId: row.user_id,
  } satisfies GroceryListJob);
  return presentList(call, row);
}

export async function getGroceryList(call: Call<typeof getEndpoint>): Promise<GroceryList> {
  const row = await findList(call.db, call.params.id);
  if (row === undefined) throw new Problem("not_found");
  return presentList(call, row);
}

export async function deleteGroceryList(call: Call<typeof deleteEndpoint>): Promise<undefined> {
  if (!(await deleteList(call.db, call.params.id))) throw new Problem("not_found");
}
