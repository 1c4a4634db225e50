import { sql } from "kysely";
import type { Db } from "../platform/database/open-database.ts";
import { withReach } from "../platform/database/scope.ts";

interface ShareLink {
  readonly userId: number;
  readonly hash: Buffer;
  readonly expiresAt: Date;
}

/** Stores the link of a person; the one before it stops working. */
export async function saveShareLink(db: Db, { userId, hash, expiresAt }: ShareLink): Promise<void> {
  // Whoever makes a link now has read what it shows.
  const link = { token_hash: hash, expires_at: expiresAt, shows_dinners: true };
  await db
    .insertInto("grocery_share_links")
    .values({ user_id: userId, ...link })
    .onConflict((known) => known.column("user_id").doUpdateSet(link))
    .execute();
}

export async function removeShareLink(db: Db, userId: number): Promise<void> {
  await db.deleteFrom("grocery_share_links").where("user_id", "=", userId).execute();
}

/** Until when the link of a person works; null without one. */
export async function findShareLinkEnd(db: Db, userId: number, now: Date): Promise<Date | null> {
  const row = await db
    .selectFrom("grocery_share_links")
    .select("expires_at")
    .where("user_id", "=", userId)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return row?.expires_at ?? null;
}

/** Whose link this is, locked so that people who join at once are counted one after another; null for none that works. */
export async function lockShareLink(
  db: Db,
  hash: Buffer,
  now: Date,
): Promise<{ readonly ownerId: number; readonly showsDinners: boolean } | null> {
  const row = await db
    .selectFrom("grocery_share_links")
    .select(["user_id as ownerId", "shows_dinners as showsDinners"])
    .where("token_hash", "=", hash)
    .where("expires_at", ">", now)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** A link that someone joined by works for as long again. */
export async function prolongShareLink(db: Db, userId: number, expiresAt: Date): Promise<void> {
  await db
    .updateTable("grocery_share_links")
    .set({ expires_at: expiresAt })
    .where("user_id", "=", userId)
    .execute();
}

export interface ShopperRow {
  readonly id: number;
  readonly user_id: number;
  readonly shopper_id: number;
  readonly joined_at: Date;
  readonly sees_dinners: boolean;
  readonly owner_name: string;
  readonly shopper_name: string;
}

/** Who shops for whom, with both first names. Every row is visible. */
async function listVisibleShoppers(db: Db, column: "id" | "user_id" | "shopper_id", value: number) {
  const { rows } = await sql<ShopperRow>`
    select s.id, s.user_id, s.shopper_id, s.joined_at, s.sees_dinners, o.first_name as owner_name, p.first_name as shopper_name
    from grocery_shoppers s join users o on o.id = s.user_id join users p on p.id = s.shopper_id
    where ${sql.ref(`s.${column}`)} = ${value} order by s.id`.execute(db);
  return rows;
}

const listShoppersBy = (db: Db, column: "id" | "user_id" | "shopper_id", value: number) =>
  withReach(db, "all", () => listVisibleShoppers(db, column, value));

/** Who shops from the lists of a person. */
export const listShoppersOf = (db: Db, ownerId: number): Promise<ShopperRow[]> =>
  listShoppersBy(db, "user_id", ownerId);

/** For whom a person shops. */
export const listJoinedBy = (db: Db, shopperId: number): Promise<ShopperRow[]> =>
  listShoppersBy(db, "shopper_id", shopperId);

/** That a person shops for someone, by its id; null when it is not theirs. */
export async function findJoined(db: Db, id: number, shopperId: number): Promise<ShopperRow | null> {
  const [row] = await listShoppersBy(db, "id", id);
  return row?.shopper_id === shopperId ? row : null;
}

interface NewShopper {
  readonly ownerId: number;
  readonly shopperId: number;
  readonly seesDinners: boolean;
  readonly now: Date;
}

export async function insertShopper(
  db: Db,
  { ownerId, shopperId, seesDinners, now }: NewShopper,
): Promise<void> {
  await db
    .insertInto("grocery_shoppers")
    .values({ user_id: ownerId, shopper_id: shopperId, joined_at: now, sees_dinners: seesDinners })
    .execute();
}

/** False for what is not there, and for what is neither the caller's list nor the caller's place on one. */
export async function removeShopper(db: Db, id: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom("grocery_shoppers").where("id", "=", id).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The latest list of a person; null without one. Says nothing of it but its id. */
export function findLatestListId(db: Db, ownerId: number): Promise<number | null> {
  return withReach(db, "all", async () => {
    const row = await db
      .selectFrom("grocery_lists")
      .select((list) => list.fn.max<number | null>("id").as("id"))
      .where("user_id", "=", ownerId)
      .executeTakeFirst();
    return row?.id ?? null;
  });
}

/** The list that an item is on; null for an item that is not there. */
export function findListIdOfItem(db: Db, itemId: number): Promise<number | null> {
  return withReach(db, "all", async () => {
    const row = await db
      .selectFrom("grocery_list_items")
      .select("grocery_list_id")
      .where("id", "=", itemId)
      .executeTakeFirst();
    return row?.grocery_list_id ?? null;
  });
}

/** Recipes that a person plans to have for dinner on these days, and has not eaten yet. Every row is visible. */
export function listPlannedDinners(
  db: Db,
  ownerId: number,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<{ readonly date: string; readonly recipeId: number }[]> {
  return db
    .selectFrom("calendar_days as d")
    .innerJoin("calendar_items as i", "i.calendar_day_id", "d.id")
    .innerJoin("recipe_meals as m", (join) =>
      join.onRef("m.id", "=", "i.object_id").on("i.content_type", "=", "recipemeal"),
    )
    .select(["d.date", "m.recipe_template_id as recipeId"])
    .where("d.user_id", "=", ownerId)
    .where("d.date", ">=", from)
    .where("d.date", "<=", to)
    .where("i.meal_moment", "=", "DINNER")
    .where("i.status", "=", "PLANNED")
    .orderBy("d.date")
    .orderBy("i.id")
    .execute();
}
