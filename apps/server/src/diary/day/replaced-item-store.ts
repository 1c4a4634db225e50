import { sql } from "kysely";
import type { Db } from "../../platform/database/open-database.ts";
import { deleteMealsOf } from "./calendar-item-store.ts";
import { cookAhead, type EarlyCooking, type LeftoverPair, linkLeftovers } from "./leftover-store.ts";

/** Takes items out of the diary and keeps them with the run that replaced them; their meals stay where they are. */
export async function setItemsAside(db: Db, runId: number, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    with gone as (delete from calendar_items where id = any (${[...ids]}::int[]) returning *)
    insert into replaced_items (id, user_id, planning_run_id, calendar_day_id, meal_slot_id, meal_moment, content_type,
      object_id, status, modified, replaced_at, leftover_of, cook_on, leftovers)
    select id, user_id, ${runId}, calendar_day_id, meal_slot_id, meal_moment, content_type, object_id, status, modified, ${now},
      leftover_of, cook_on, array(select e.id from calendar_items e where e.leftover_of = gone.id)
    from gone`.execute(db);
}

/** Puts the items that a run replaced back as they were, ids and links included; those whose meal was deleted went with it. */
export async function putItemsBack(db: Db, runId: number): Promise<void> {
  const { rows: links } = await sql<LeftoverPair>`
    select id as eat, leftover_of as cook from replaced_items where planning_run_id = ${runId} and leftover_of is not null
    union
    select unnest(leftovers) as eat, id as cook from replaced_items where planning_run_id = ${runId}`.execute(
    db,
  );
  const early = await db
    .selectFrom("replaced_items")
    .select(["id as item", "cook_on"])
    .where("planning_run_id", "=", runId)
    .where("cook_on", "is not", null)
    .$narrowType<EarlyCooking>()
    .execute();
  await sql`
    with back as (delete from replaced_items where planning_run_id = ${runId} returning *)
    insert into calendar_items (id, user_id, calendar_day_id, meal_slot_id, meal_moment, content_type, object_id, status,
      modified)
    overriding system value
    select id, user_id, calendar_day_id, meal_slot_id, meal_moment, content_type, object_id, status, modified
    from back`.execute(db);
  await cookAhead(db, early);
  await linkLeftovers(db, links);
}

/** Forgets what was set aside for one person, with its meals: a later plan can be undone, an earlier one cannot. */
export async function forgetItemsAside(db: Db, userId: number): Promise<void> {
  const gone = await db
    .deleteFrom("replaced_items")
    .where("user_id", "=", userId)
    .returning(["content_type", "object_id"])
    .execute();
  await deleteMealsOf(db, gone);
}

/** The same for everybody whose items were set aside before this moment. */
export async function forgetItemsAsideBefore(db: Db, moment: Date): Promise<void> {
  const gone = await db
    .deleteFrom("replaced_items")
    .where("replaced_at", "<", moment)
    .returning(["content_type", "object_id"])
    .execute();
  await deleteMealsOf(db, gone);
}
