import { plainText, wordsOf } from "@plateful/quantities";
import { type Insertable, sql } from "kysely";
import type { Db } from "../platform/database/open-database.ts";
import type { Tables } from "../platform/database/tables.gen.ts";

/** First half of the lock's name; the second is the person. Any number. */
const OWN_PRODUCTS_LOCK = 7_241_059;

const COLUMNS = [
  "id",
  "user_id",
  "name",
  "brand",
  "gtin",
  "unit",
  "figures_per",
  "serving_size",
  "kcal",
  "fat",
  "saturated_fat",
  "carbohydrates",
  "sugars",
  "fiber",
  "protein",
  "salt",
  "created",
] as const;

export function findOwnProduct(db: Db, id: number) {
  return db.selectFrom("own_products").select(COLUMNS).where("id", "=", id).executeTakeFirst();
}
export type OwnProductRow = NonNullable<Awaited<ReturnType<typeof findOwnProduct>>>;
export type OwnProductColumns = Omit<
  Insertable<Tables["own_products"]>,
  "id" | "user_id" | "search_text" | "created"
>;

/** Name and brand as they are searched: the words, each after a space. */
const searchText = ({ name, brand }: Pick<OwnProductColumns, "name" | "brand">): string =>
  ` ${plainText(`${name} ${brand ?? ""}`)}`;

interface Wanted {
  readonly userId: number;
  /** Words that name and brand begin words with, in any order. */
  readonly query: string | undefined;
  readonly gtin: string | undefined;
}

/** A person's products by name. */
export async function pageOfOwnProducts(
  db: Db,
  { userId, query, gtin }: Wanted,
  window: { limit: number; offset: number },
): Promise<{ rows: OwnProductRow[]; count: number }> {
  const words = query === undefined ? [] : wordsOf(plainText(query));
  // What holds neither a letter nor a digit finds nothing, rather than everything.
  if (query !== undefined && words.length === 0) return { rows: [], count: 0 };
  let found = db.selectFrom("own_products").where("user_id", "=", userId);
  for (const word of words) found = found.where("search_text", "like", `% ${word}%`);
  if (gtin !== undefined) found = found.where("gtin", "=", gtin);
  const rows = await found
    .select([...COLUMNS, sql<number>`count(*) over ()`.as("total")])
    .orderBy("search_text")
    .orderBy("id")
    .limit(window.limit)
    .offset(window.offset)
    .execute();
  return { rows: rows.map(({ total: _total, ...row }) => row), count: rows[0]?.total ?? 0 };
}

/** Lets one call at a time write the products of a person; nobody waits with a connection in hand (decision 0021). */
export async function tryLockOwnProducts(db: Db, userId: number): Promise<boolean> {
  const { rows } = await sql<{
    taken: boolean;
  }>`select pg_try_advisory_xact_lock(${OWN_PRODUCTS_LOCK}::int, ${userId}::int) as taken`.execute(db);
  return rows[0]?.taken === true;
}

export async function countOwnProducts(db: Db, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom("own_products")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The product of a person with a number. */
export function findOwnProductByGtin(db: Db, userId: number, gtin: string) {
  return db
    .selectFrom("own_products")
    .select("id")
    .where("user_id", "=", userId)
    .where("gtin", "=", gtin)
    .executeTakeFirst();
}

export function insertOwnProduct(
  db: Db,
  userId: number,
  columns: OwnProductColumns,
  now: Date,
): Promise<OwnProductRow> {
  return db
    .insertInto("own_products")
    .values({ ...columns, user_id: userId, search_text: searchText(columns), created: now })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

export function updateOwnProduct(db: Db, id: number, columns: OwnProductColumns): Promise<OwnProductRow> {
  return db
    .updateTable("own_products")
    .set({ ...columns, search_text: searchText(columns) })
    .where("id", "=", id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

export async function deleteOwnProduct(db: Db, id: number): Promise<void> {
  await db.deleteFrom("own_products").where("id", "=", id).execute();
}
