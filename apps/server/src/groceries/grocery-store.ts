import { LEFTOVER_DAYS } from "@plateful/planning";
import { sql } from "kysely";
import type { Db } from "../platform/database/open-database.ts";
import { prepared } from "../platform/database/prepared.ts";
import type { Slice } from "../platform/http/page.ts";

const COLUMNS = [
  "id",
  "user_id",
  "start_date",
  "end_date",
  "status",
  "edge_leftovers",
  "fewest_people",
  "most_people",
  "shop",
  "created",
] as const;

export interface ListFilter {
  readonly user: number;
  readonly start_date?: string | undefined;
  readonly end_date?: string | undefined;
}

const pageOf = prepared((db, filter: ListFilter & Slice) => {
  let lists = db
    .selectFrom("grocery_lists")
    .select([...COLUMNS, sql<number>`count(*) over ()`.as("total")])
    .where("user_id", "=", filter.user);
  if (filter.start_date !== undefined) lists = lists.where("start_date", "=", filter.start_date);
  if (filter.end_date !== undefined) lists = lists.where("end_date", "=", filter.end_date);
  return lists.orderBy("id", "desc").limit(filter.limit).offset(filter.offset);
});

/** Lists, newest first. */
export function pageOfLists(db: Db, { user, start_date, end_date }: ListFilter, { limit, offset }: Slice) {
  return pageOf(db, { user, start_date, end_date, limit, offset });
}

const listOfId = prepared((db, { id }: { readonly id: number }) =>
  db.selectFrom("grocery_lists").select(COLUMNS).where("id", "=", id),
);

export async function findList(db: Db, id: number) {
  return (await listOfId(db, { id })).at(0);
}
export type ListRow = NonNullable<Awaited<ReturnType<typeof findList>>>;

/** Adds a list, for the shop in which the list before it was bought (GROC-037). */
export function insertList(
  db: Db,
  list: { readonly userId: number; readonly start: string; readonly end: string },
  now: Date,
): Promise<ListRow> {
  return db
    .insertInto("grocery_lists")
    .values(({ selectFrom }) => ({
      ...{ user_id: list.userId, start_date: list.start, end_date: list.end, created: now },
      shop: selectFrom("grocery_lists as before")
        .select("before.shop")
        .where("before.user_id", "=", list.userId)
        .orderBy("before.id", "desc")
        .limit(1),
    }))
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

/** Says in which shop a list is bought; null takes the name away. Undefined for a list that is not there. */
export function updateShop(db: Db, id: number, shop: string | null): Promise<ListRow | undefined> {
  return db
    .updateTable("grocery_lists")
    .set({ shop })
    .where("id", "=", id)
    .returning(COLUMNS)
    .executeTakeFirst();
}

export async function deleteList(db: Db, id: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom("grocery_lists").where("id", "=", id).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Claims a list that still has to be made; undefined when it is made already or was deleted meanwhile. */
export function claimList(db: Db, id: number): Promise<ListRow | undefined> {
  return db
    .selectFrom("grocery_lists")
    .select(COLUMNS)
    .where("id", "=", id)
    .where("status", "<>", "READY")
    .forUpdate()
    .executeTakeFirst();
}

export async function setListStatus(db: Db, id: number, status: "READY" | "FAILED"): Promise<void> {
  await db.updateTable("grocery_lists").set({ status }).where("id", "=", id).execute();
}

/**
 * How much is cooked of item `i` against the person's own part of it: those who eat along are cooked for, and so is what is
 * still to be eaten of it later.
 */
const cookedShare = sql`coalesce((
  select 1 + (company_portions(m.company) + coalesce((
      select sum(om.portions * om.portions_multiplier + company_portions(om.company))
      from calendar_items o join recipe_meals om on om.id = o.object_id and o.content_type = 'recipemeal'
      where o.leftover_of = i.id and o.status = 'PLANNED'), 0)) / nullif(m.portions * m.portions_multiplier, 0)
  from recipe_meals m where m.id = i.object_id and i.content_type = 'recipemeal'), 1)`;

/** The day on which item `i` of day `d` is cooked, for which it is shopped (PLAN-233). */
const cookingDay = sql<string>`coalesce(i.cook_on, d.date)`;

/** Narrows a query to what is cooked in a range; the days around it bound the search. */
const cookedBetween = (from: string, to: string) =>
  sql<boolean>`d.date between ${from}::date and ${to}::date + ${sql.lit(LEFTOVER_DAYS)} and ${cookingDay} between ${from} and ${to}`;

/**
 * Foods of the meals cooked in a range, with the amounts for all people cooked for and for what is eaten of them later.
 * Nothing is bought for what is left over.
 */
export function listPlannedFoods(db: Db, userId: number, from: string, to: string) {
  return db
    .selectFrom("calendar_days as d")
    .innerJoin("calendar_items as i", "i.calendar_day_id", "d.id")
    .innerJoin("ingredients as g", (join) =>
      join.onRef("g.content_type", "=", "i.content_type").onRef("g.object_id", "=", "i.object_id"),
    )
    .leftJoin("recipe_meals as r", (join) =>
      join.onRef("r.id", "=", "i.object_id").on("i.content_type", "=", "recipemeal"),
    )
    .select(["i.id as item_id", "i.content_type", "i.status", "g.suggested_serving_id"])
    .select([cookingDay.as("date"), "r.recipe_template_id"])
    .select(sql<number>`g.quantity * ${cookedShare}`.as("quantity"))
    .where("d.user_id", "=", userId)
    .where(cookedBetween(from, to))
    .where("i.status", "=", "PLANNED")
    .where("i.leftover_of", "is", null)
    .orderBy(cookingDay)
    .orderBy("i.id")
    .orderBy("g.position")
    .execute();
}

/** A left-over, and the meal that it is left of; or a meal that is cooked on an earlier day, then both moments are its own. */
export interface EdgeLeftover {
  readonly date: string;
  readonly meal_moment: string;
  readonly cooked_date: string;
  readonly cooked_moment: string;
  readonly is_ahead?: boolean;
}

/** Meals still to be eaten of which only the cooking, or only the eating, lies in a range: left-overs, and what is cooked ahead. */
export async function listEdgeLeftovers(
  db: Db,
  userId: number,
  from: string,
  to: string,
): Promise<EdgeLeftover[]> {
  const { rows } = await sql<Required<EdgeLeftover>>`
    select d.date, i.meal_moment, coalesce(c.cook_on, cd.date, i.cook_on) as cooked_date,
      coalesce(c.meal_moment, i.meal_moment) as cooked_moment, c.id is null as is_ahead
    from calendar_items i join calendar_days d on d.id = i.calendar_day_id
      left join calendar_items c on c.id = i.leftover_of
      left join calendar_days cd on cd.id = c.calendar_day_id
      cross join lateral (select coalesce(c.cook_on, cd.date, i.cook_on) as cooked) k
    where i.user_id = ${userId} and d.user_id = ${userId} and i.status = 'PLANNED'
      and d.date between ${from}::date and ${to}::date + ${sql.lit(LEFTOVER_DAYS)}
      and k.cooked is not null
      and (d.date between ${from} and ${to}) <> (k.cooked between ${from} and ${to})
      and (d.date between ${from} and ${to} or c.status = 'PLANNED' or c.id is null)
    order by d.date, i.id`.execute(db);
  return rows.map(({ is_ahead: isAhead, ...left }) => (isAhead ? { ...left, is_ahead: true } : left));
}

/** The smallest and the largest table of the dishes cooked in a range, oneself and guests included; null without dishes. */
export function findTableSizes(db: Db, userId: number, from: string, to: string) {
  const size = sql<number>`m.portions + jsonb_array_length(m.company)`;
  return db
    .selectFrom("calendar_days as d")
    .innerJoin("calendar_items as i", "i.calendar_day_id", "d.id")
    .innerJoin("recipe_meals as m", "m.id", "i.object_id")
    .select(sql<number | null>`min(${size})`.as("fewest_people"))
    .select(sql<number | null>`max(${size})`.as("most_people"))
    .where("d.user_id", "=", userId)
    .where(cookedBetween(from, to))
    .where("i.content_type", "=", "recipemeal")
    .where("i.status", "=", "PLANNED")
    .where("i.leftover_of", "is", null)
    .executeTakeFirstOrThrow();
}

export async function updateTableSizes(
  db: Db,
  id: number,
  sizes: Awaited<ReturnType<typeof findTableSizes>>,
): Promise<void> {
  await db.updateTable("grocery_lists").set(sizes).where("id", "=", id).execute();
}

export async function updateEdgeLeftovers(
  db: Db,
  id: number,
  leftovers: readonly EdgeLeftover[],
): Promise<void> {
  await db
    .updateTable("grocery_lists")
    .set({ edge_leftovers: JSON.stringify(leftovers) })
    .where("id", "=", id)
    .execute();
}
export type PlannedFoodRow = Awaited<ReturnType<typeof listPlannedFoods>>[number];
