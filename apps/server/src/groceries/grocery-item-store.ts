import type { PackKind } from "@plateful/nutrition";
import type { PackToBuy } from "@plateful/planning";
import { sql } from "kysely";
import type { Db } from "../platform/database/open-database.ts";
import { prepared } from "../platform/database/prepared.ts";
import type { FoodToBuy } from "./foods-to-buy.ts";
import type { ListRow } from "./grocery-store.ts";

const ITEM_COLUMNS = [
  "id",
  "grocery_list_id",
  "name_en",
  "name_nl",
  "category",
  "checked",
  "quantity",
  "unit_en",
  "unit_nl",
  "is_own",
  "at_home",
  "food_id",
  "user_id",
  "ticked_by",
  "pack",
  "left_over",
  "is_likely_at_home",
  "at_home_until",
  "recipe_ids",
  "cents",
  "used_cents",
] as const;

/** What a shop sells an item in, and how many of them are bought. */
export interface ItemPack extends PackToBuy {
  readonly kind: PackKind;
}

/** What is left of an item's packs, in their unit, and the planned meal that uses it up. */
export interface LeftOver {
  readonly amount: number;
  readonly used_by: { readonly item: number; readonly recipe: number } | null;
}

/** What a list says of an item beside its amount, as it was when the list was made. */
export interface ItemNotes {
  readonly pack: ItemPack | null;
  readonly left_over: LeftOver | null;
  readonly is_likely_at_home: boolean;
  readonly at_home: boolean;
  readonly at_home_until: string | null;
  /** The dishes that it is bought for. */
  readonly recipe_ids: readonly number[];
  /** What is bought of it costs about so much; null where nobody knows. */
  readonly cents: number | null;
  /** The part of it that the meals of the list use. */
  readonly used_cents: number | null;
}

const itemsOfLists = prepared((db, { listIds }: { readonly listIds: readonly number[] }) =>
  db
    .selectFrom("grocery_list_items")
    .select(ITEM_COLUMNS)
    .where("grocery_list_id", "=", sql<number>`any (${listIds}::int[])`)
    .orderBy("id"),
);

export async function listItems(db: Db, listIds: readonly number[]) {
  return listIds.length === 0 ? [] : itemsOfLists(db, { listIds });
}
export type ItemRow = Awaited<ReturnType<typeof listItems>>[number];

export interface NewGroceryItem extends FoodToBuy, ItemNotes {}

export async function insertItems(db: Db, list: ListRow, items: readonly NewGroceryItem[]): Promise<void> {
  if (items.length === 0) return;
  await db
    .insertInto("grocery_list_items")
    .values(
      items.map((item) => ({
        ...item,
        pack: item.pack && JSON.stringify(item.pack),
        left_over: item.left_over && JSON.stringify(item.left_over),
        recipe_ids: [...item.recipe_ids],
        ...{ grocery_list_id: list.id, user_id: list.user_id },
      })),
    )
    .execute();
}

export function findItem(db: Db, id: number): Promise<ItemRow | undefined> {
  return db.selectFrom("grocery_list_items").select(ITEM_COLUMNS).where("id", "=", id).executeTakeFirst();
}

export interface ItemChanges {
  readonly checked?: boolean;
  readonly ticked_by?: number;
  readonly ticked_at?: Date | null;
  readonly name_en?: string;
  readonly name_nl?: string;
  readonly category?: string;
  readonly at_home?: boolean;
  readonly at_home_until?: string | null;
  readonly is_likely_at_home?: false;
  readonly pack?: null;
  readonly left_over?: null;
  readonly recipe_ids?: number[];
  readonly cents?: null;
  readonly used_cents?: null;
}

/** Words of the person's own are of something else: of that, no pack, no dish and no price is known. */
const RENAMED = {
  pack: null,
  left_over: null,
  is_likely_at_home: false,
  recipe_ids: [] as number[],
  cents: null,
  used_cents: null,
} as const;

interface SaidOfItem {
  readonly checked?: boolean | undefined;
  readonly name?: string | undefined;
  readonly category?: string | undefined;
  readonly at_home?: boolean | undefined;
  readonly at_home_until?: string | null | undefined;
}

/** What a call changes of an item, and who ticked it when. */
export const itemChanges = (
  { checked, name, category, at_home, at_home_until: until = null }: SaidOfItem,
  { actor, now }: { readonly actor: { readonly id: number }; readonly now: Date },
): ItemChanges => ({
  ...(checked === undefined ? {} : { checked, ticked_by: actor.id, ticked_at: checked ? now : null }),
  ...(name === undefined ? {} : { name_en: name, name_nl: name, ...RENAMED }),
  ...(category === undefined ? {} : { category }),
  ...(at_home === undefined
    ? {}
    : { at_home, at_home_until: at_home ? until : null, is_likely_at_home: false as const }),
});

export function updateItem(db: Db, id: number, changes: ItemChanges): Promise<ItemRow | undefined> {
  if (Object.keys(changes).length === 0) return findItem(db, id);
  return db
    .updateTable("grocery_list_items")
    .set(changes)
    .where("id", "=", id)
    .returning(ITEM_COLUMNS)
    .executeTakeFirst();
}

export async function deleteItem(db: Db, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("grocery_list_items")
    .where("id", "=", id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Something that a person adds: the words are theirs in every language. */
export interface OwnItem {
  readonly text: string;
  readonly category: string;
}

export function insertOwnItem(db: Db, list: ListRow, { text, category }: OwnItem): Promise<ItemRow> {
  const words = { name_en: text, name_nl: text, category, is_own: true };
  return db
    .insertInto("grocery_list_items")
    .values({ ...words, grocery_list_id: list.id, user_id: list.user_id })
    .returning(ITEM_COLUMNS)
    .executeTakeFirstOrThrow();
}

export async function countOwnItems(db: Db, listId: number): Promise<number> {
  const { count } = await db
    .selectFrom("grocery_list_items")
    .select(sql<number>`count(*)::int`.as("count"))
    .where("grocery_list_id", "=", listId)
    .where("is_own", "=", true)
    .executeTakeFirstOrThrow();
  return count;
}

/** Copies what a person added to the list before this one and did not tick (GROC-027). */
export async function carryOwnItems(db: Db, list: ListRow): Promise<void> {
  await db
    .insertInto("grocery_list_items")
    .columns(["grocery_list_id", "user_id", "name_en", "name_nl", "category", "is_own", "at_home"])
    .expression((from) =>
      from
        .selectFrom("grocery_list_items as i")
        .select([sql<number>`${list.id}::int`.as("grocery_list_id"), "i.user_id", "i.name_en", "i.name_nl"])
        .select(["i.category", "i.is_own", "i.at_home"])
        .where("i.user_id", "=", list.user_id)
        .where("i.is_own", "=", true)
        .where("i.checked", "=", false)
        .where("i.grocery_list_id", "=", (lists) =>
          lists
            .selectFrom("grocery_lists as l")
            .select((l) => l.fn.max<number>("l.id").as("id"))
            .where("l.user_id", "=", list.user_id)
            .where("l.id", "<", list.id),
        )
        .orderBy("i.id"),
    )
    .execute();
}
