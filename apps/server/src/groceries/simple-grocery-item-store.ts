import { sql } from "kysely";
import type { Db } from "../platform/database/open-database.ts";
import type { Slice } from "../platform/http/page.ts";
import type { SimpleListRow } from "./simple-grocery-store.ts";

const ITEM_COLUMNS = [
  "id",
  "simple_grocery_list_id",
  "text_en",
  "text_nl",
  "category",
  "is_checked",
  "is_own",
  "at_home",
  "user_id",
] as const;

export function listSimpleItems(db: Db, listIds: readonly number[]) {
  if (listIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom("simple_grocery_list_items")
    .select(ITEM_COLUMNS)
    .where("simple_grocery_list_id", "in", [...listIds])
    .orderBy("id")
    .execute();
}
export type SimpleItemRow = Awaited<ReturnType<typeof listSimpleItems>>[number];

/** Lines of one list or of all lists of a person, those of the newest list first. */
export function pageOfSimpleItems(
  db: Db,
  { user, list }: { readonly user: number; readonly list?: number | undefined },
  { limit, offset }: Slice,
) {
  let lines = db
    .selectFrom("simple_grocery_list_items")
    .select([...ITEM_COLUMNS, sql<number>`count(*) over ()`.as("total")])
    .where("user_id", "=", user);
  if (list !== undefined) lines = lines.where("simple_grocery_list_id", "=", list);
  return lines.orderBy("simple_grocery_list_id", "desc").orderBy("id").limit(limit).offset(offset).execute();
}

export function findSimpleItem(db: Db, id: number): Promise<SimpleItemRow | undefined> {
  return db
    .selectFrom("simple_grocery_list_items")
    .select(ITEM_COLUMNS)
    .where("id", "=", id)
    .executeTakeFirst();
}

export interface NewSimpleItem {
  readonly text_en: string;
  readonly text_nl: string;
  readonly category: string;
  readonly is_own: boolean;
  readonly at_home: boolean;
}

export async function insertSimpleItems(
  db: Db,
  list: SimpleListRow,
  items: readonly NewSimpleItem[],
): Promise<SimpleItemRow[]> {
  if (items.length === 0) return [];
  return db
    .insertInto("simple_grocery_list_items")
    .values(items.map((item) => ({ ...item, simple_grocery_list_id: list.id, user_id: list.user_id })))
    .returning(ITEM_COLUMNS)
    .execute();
}

/** Whether a line is ticked, and when it was. */
export const tickOf = (is_checked: boolean, { now }: { readonly now: Date }) => ({
  is_checked,
  ticked_at: is_checked ? now : null,
});

export interface SimpleItemChanges {
  readonly is_checked?: boolean;
  readonly ticked_at?: Date | null;
  readonly text_en?: string;
  readonly text_nl?: string;
  readonly category?: string;
  readonly at_home?: boolean;
  readonly simple_grocery_list_id?: number;
}

export function updateSimpleItem(
  db: Db,
  id: number,
  changes: SimpleItemChanges,
): Promise<SimpleItemRow | undefined> {
  if (Object.keys(changes).length === 0) return findSimpleItem(db, id);
  return db
    .updateTable("simple_grocery_list_items")
    .set(changes)
    .where("id", "=", id)
    .returning(ITEM_COLUMNS)
    .executeTakeFirst();
}

export async function deleteSimpleItem(db: Db, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("simple_grocery_list_items")
    .where("id", "=", id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function countOwnLines(db: Db, listId: number): Promise<number> {
  const { count } = await db
    .selectFrom("simple_grocery_list_items")
    .select(sql<number>`count(*)::int`.as("count"))
    .where("simple_grocery_list_id", "=", listId)
    .where("is_own", "=", true)
    .executeTakeFirstOrThrow();
  return count;
}

/** What a person added to the list before this one and did not tick (GROC-027). */
export function listOwnLinesBefore(db: Db, list: SimpleListRow): Promise<NewSimpleItem[]> {
  return db
    .selectFrom("simple_grocery_list_items as i")
    .select(["i.text_en", "i.text_nl", "i.category", "i.is_own", "i.at_home"])
    .where("i.user_id", "=", list.user_id)
    .where("i.is_own", "=", true)
    .where("i.is_checked", "=", false)
    .where("i.simple_grocery_list_id", "=", (lists) =>
      lists
        .selectFrom("simple_grocery_lists as l")
        .select((l) => l.fn.max<number>("l.id").as("id"))
        .where("l.user_id", "=", list.user_id)
        .where("l.id", "<", list.id),
    )
    .orderBy("i.id")
    .execute();
}
