import type { ItemStatus, MealContentType } from "@plateful/contract";
import type { MealMoment } from "@plateful/nutrition";
import { sql } from "kysely";
import type { Db } from "../../platform/database/open-database.ts";

export interface NewItem {
  readonly userId: number;
  readonly dayId: number;
  readonly slotId: number | null;
  readonly moment: MealMoment;
  readonly contentType: MealContentType;
  readonly objectId: number;
  /** PLANNED when left out. */
  readonly status?: ItemStatus;
}

const toColumns = (item: NewItem, now: Date) => ({
  user_id: item.userId,
  calendar_day_id: item.dayId,
  meal_slot_id: item.slotId,
  meal_moment: item.moment,
  content_type: item.contentType,
  object_id: item.objectId,
  modified: now,
});

interface InsertedItem {
  readonly id: number;
  readonly dayId: number;
  /** Items of the day before this statement. */
  readonly before: number;
}

/** Writes items in one statement; answers them in the same order. */
export function insertItems(db: Db, items: readonly NewItem[], now: Date): Promise<InsertedItem[]> {
  return db
    .insertInto("calendar_items")
    .values(items.map((item) => ({ ...toColumns(item, now), status: item.status ?? "PLANNED" })))
    .returning((eb) => [
      "id",
      "calendar_day_id as dayId",
      eb
        .selectFrom("calendar_items as c")
        .whereRef("c.calendar_day_id", "=", "calendar_items.calendar_day_id")
        .select(sql<number>`count(*)::int`.as("before"))
        .$asScalar()
        .$notNull()
        .as("before"),
    ])
    .execute();
}

/** On another day it is cooked on that day. */
export async function replaceItem(db: Db, id: number, item: NewItem, now: Date): Promise<void> {
  const cookOn = sql<string | null>`case when calendar_day_id = ${item.dayId} then cook_on end`;
  await db
    .updateTable("calendar_items")
    .set({ ...toColumns(item, now), cook_on: cookOn })
    .where("id", "=", id)
    .execute();
}
