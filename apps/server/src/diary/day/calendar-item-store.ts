import type { ItemStatus } from "@plateful/contract";
import { sql } from "kysely";
import type { Db } from "../../platform/database/open-database.ts";
import { prepared } from "../../platform/database/prepared.ts";
import { cooksAhead, hasLeftovers } from "./leftover-store.ts";

/** Items with what their meals are made of; a week is one query. */
const itemsWithMeals = (db: Db) =>
  db
    .selectFrom("calendar_items as i")
    .leftJoin("recipe_meals as r", (join) =>
      join.onRef("r.id", "=", "i.object_id").on("i.content_type", "=", "recipemeal"),
    )
    .leftJoin("quick_add_meals as q", (join) =>
      join.onRef("q.id", "=", "i.object_id").on("i.content_type", "=", "quickaddmeal"),
    )
    .leftJoin("simple_recipe_meals as m", (join) =>
      join.onRef("m.id", "=", "i.object_id").on("i.content_type", "=", "simplerecipemeal"),
    )
    .select([
      "i.id",
      "i.user_id",
      "i.calendar_day_id",
      "i.meal_slot_id",
      "i.meal_moment",
      "i.content_type",
      "i.object_id",
      "i.status",
      "i.eaten_at_time",
      "i.locked",
      "i.modified",
      "r.recipe_template_id",
      "r.portions",
      "r.portions_multiplier",
      "r.portion",
      "q.name as product_name",
      "q.amount as product_amount",
      "q.unit as product_unit",
      sql<number | null>`coalesce(r.fiber, q.fiber)`.as("fiber"),
      "r.company",
      "m.simple_recipe_id",
      "r.directions",
      "i.leftover_of",
      "i.cook_on",
      hasLeftovers.as("has_leftovers"),
      cooksAhead.as("cooks_ahead"),
      sql<number>`coalesce(r.kcal, q.kcal, m.calories, 0)`.as("kcal"),
      sql<number>`coalesce(r.protein, q.protein, m.protein, 0)`.as("protein"),
      sql<number>`coalesce(r.carbohydrates, q.carbohydrates, m.carbohydrates, 0)`.as("carbohydrates"),
      sql<number>`coalesce(r.fat, q.fat, m.fat, 0)`.as("fat"),
      sql<Date>`coalesce(r.modified, i.modified)`.as("meal_modified"),
    ])
    .orderBy("i.id");

const itemsOfDays = prepared((db, { dayIds }: { readonly dayIds: readonly number[] }) =>
  itemsWithMeals(db).where("i.calendar_day_id", "=", sql<number>`any (${dayIds}::int[])`),
);

export async function listItemsOfDays(db: Db, dayIds: readonly number[]) {
  return dayIds.length === 0 ? [] : itemsOfDays(db, { dayIds });
}
export type ItemRow = Awaited<ReturnType<typeof listItemsOfDays>>[number];

/**
 * The meals of a day, which nobody can remove or exchange before the transaction ends. One that is being removed is waited for,
 * and is not among them.
 */
export async function lockItemsOfDay(db: Db, dayId: number): Promise<ItemRow[]> {
  await db
    .selectFrom("calendar_items")
    .select("id")
    .where("calendar_day_id", "=", dayId)
    .orderBy("id")
    .forShare()
    .execute();
  // Read by a statement of its own, which sees what was committed while the lock was waited for.
  return listItemsOfDays(db, [dayId]);
}

const itemOfId = prepared((db, { id }: { readonly id: number }) => itemsWithMeals(db).where("i.id", "=", id));

export async function findItem(db: Db, id: number): Promise<ItemRow | undefined> {
  return (await itemOfId(db, { id }))[0];
}

export function listItemsByIds(db: Db, ids: readonly number[]): Promise<ItemRow[]> {
  return itemsWithMeals(db)
    .where("i.id", "=", sql<number>`any (${[...ids]}::int[])`)
    .execute();
}

/** The item that shows a planned recipe. */
export function findItemOfRecipeMeal(db: Db, mealId: number): Promise<{ id: number } | undefined> {
  return db
    .selectFrom("calendar_items")
    .select("id")
    .where("content_type", "=", "recipemeal")
    .where("object_id", "=", mealId)
    .executeTakeFirst();
}

export async function pageOfItems(
  db: Db,
  filter: { readonly user: number; readonly day: number | undefined },
  window: { limit: number; offset: number },
): Promise<{ rows: ItemRow[]; count: number }> {
  const rows = await itemsWithMeals(db)
    .select(sql<number>`count(*) over ()`.as("total"))
    .$if(filter.day === undefined, (query) => query.where("i.user_id", "=", filter.user))
    .$if(filter.day !== undefined, (query) => query.where("i.calendar_day_id", "=", filter.day ?? 0))
    .limit(window.limit)
    .offset(window.offset)
    .execute();
  return { rows, count: rows[0]?.total ?? 0 };
}

/** Energy or a nutrient of an item: recipes and quick adds keep theirs, a single food has its amount times the food's. */
const nutrientOf = (name: "kcal" | "protein" | "carbohydrates" | "fat") =>
  sql<number>`coalesce(r.${sql.ref(name)}, q.${sql.ref(name)}, m.${sql.ref(name === "kcal" ? "calories" : name)}, g.quantity * f.${sql.ref(name)} / 100
    * s.metric_value * case s.metric_unit when 'ml' then coalesce(f.density, 1) else 1 end, 0)`.as(name);

/** An item of a diary near some dates, as far as planning needs it. */
export function listItemsBetween(db: Db, userId: number, from: string, to: string) {
  return itemsWithMeals(db)
    .clearSelect()
    .innerJoin("calendar_days as d", "d.id", "i.calendar_day_id")
    .leftJoin("ingredients as g", (join) =>
      join
        .onRef("g.object_id", "=", "i.object_id")
        .on("g.content_type", "=", "singlefoodmeal")
        .on("i.content_type", "=", "singlefoodmeal"),
    )
    .leftJoin("suggested_servings as s", "s.id", "g.suggested_serving_id")
    .leftJoin("foods as f", "f.id", "s.food_id")
    .leftJoin("recipe_templates as t", "t.id", "r.recipe_template_id")
    .select([
      "i.id",
      "i.meal_slot_id",
      "i.meal_moment",
      "i.content_type",
      "i.object_id",
      "i.status",
      "i.locked",
      "i.leftover_of",
      "i.cook_on",
      "r.recipe_template_id",
      "r.portions",
      "r.portions_multiplier",
      "r.company",
      "m.simple_recipe_id",
      "d.date",
      "d.locked as day_locked",
      "d.locked_slots",
      sql<Date>`coalesce(r.modified, m.modified, i.modified)`.as("meal_modified"),
      sql<boolean>`coalesce(cardinality(t.beside), 0) > 0`.as("is_side"),
    ])
    .select([nutrientOf("kcal"), nutrientOf("protein"), nutrientOf("carbohydrates"), nutrientOf("fat")])
    .where("d.user_id", "=", userId)
    .where("d.date", ">=", from)
    .where("d.date", "<=", to)
    .execute();
}
export type DatedItemRow = Awaited<ReturnType<typeof listItemsBetween>>[number];

interface StatusChange {
  readonly id: number;
  readonly status: ItemStatus;
  /** `HH:MM`; null where it is not known. */
  readonly eatenAtTime: string | null;
  readonly now: Date;
}

const changeStatus = prepared((db, { id, status, eatenAtTime, now }: StatusChange) =>
  db
    .updateTable("calendar_items")
    .set({ status, eaten_at_time: eatenAtTime, modified: now })
    .where("id", "=", id),
);

/** Says whether a meal was eaten, and when. */
export async function updateItemStatus(db: Db, change: StatusChange): Promise<void> {
  await changeStatus(db, change);
}

/** Answers whether the item was still there. */
export async function updateItemLock(db: Db, id: number, locked: boolean, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("calendar_items")
    .set({ locked, modified: now })
    .where("id", "=", id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Holds planned recipes, with their days and meals, until this transaction ends; false when one is gone, or another
 * transaction is just changing it. It never waits for a lock, so two transactions cannot deadlock.
 */
export async function tryHoldItems(db: Db, ids: readonly number[]): Promise<boolean> {
  const { rows } = await sql`
    select i.id from calendar_items i
      join calendar_days d on d.id = i.calendar_day_id
      join recipe_meals r on r.id = i.object_id and i.content_type = 'recipemeal'
    where i.id = any (${[...ids]}::int[])
    for update skip locked`.execute(db);
  return rows.length === ids.length;
}

const MEAL_TABLES = {
  recipemeal: "recipe_meals",
  quickaddmeal: "quick_add_meals",
  singlefoodmeal: "single_food_meals",
  simplerecipemeal: "simple_recipe_meals",
} as const;

/** Deletes items, and with them the meals to which no other item refers (DIARY-074). */
export async function deleteItems(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const gone = await db
    .deleteFrom("calendar_items")
    .where("id", "=", sql<number>`any (${[...ids]}::int[])`)
    .returning(["content_type", "object_id"])
    .execute();
  await deleteMealsOf(db, gone);
}

/** Deletes meals to which no item refers any more, be it in the diary or set aside. */
export async function deleteMealsOf(
  db: Db,
  gone: readonly Pick<ItemRow, "content_type" | "object_id">[],
): Promise<void> {
  for (const [kind, table] of Object.entries(MEAL_TABLES)) {
    const objects = gone.filter((item) => item.content_type === kind).map((item) => item.object_id);
    if (objects.length === 0) continue;
    await sql`
      with deleted as (
        delete from ${sql.table(table)} m where m.id = any (${objects}::int[])
          and not exists (select from calendar_items i where i.content_type = ${kind} and i.object_id = m.id)
          and not exists (select from replaced_items i where i.content_type = ${kind} and i.object_id = m.id)
        returning m.id)
      delete from ingredients g using deleted where g.content_type = ${kind} and g.object_id = deleted.id`.execute(
      db,
    );
  }
}

interface Showing {
  readonly item: ItemRow;
  readonly mealId: number;
}

/**
 * Lets planned recipes show other meals in the place of their present ones, which go when nothing else shows them.
 * Answers how many items still were planned.
 */
export async function showOtherMeals(db: Db, shown: readonly Showing[], now: Date): Promise<number> {
  const pairs = shown.map(({ item, mealId }) => ({ item: item.id, meal: mealId }));
  const { rows } = await sql`
    update calendar_items i set object_id = p.meal, modified = ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as p (item int, meal int)
    where i.id = p.item and i.status = 'PLANNED' and i.content_type = 'recipemeal'
    returning i.id`.execute(db);
  await deleteMealsOf(
    db,
    shown.map(({ item }) => item),
  );
  return rows.length;
}
