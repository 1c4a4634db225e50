import { sql } from "kysely";
import type { Db } from "../../platform/database/open-database.ts";

export interface SlotRow {
  readonly id: number;
  readonly meal_moment: string;
  readonly meal_type: string;
}

/** A meal slot of this person; undefined when it is someone else's or does not exist. */
export function findSlotOf(db: Db, userId: number, id: number): Promise<SlotRow | undefined> {
  return db
    .selectFrom("meal_slot_specifications")
    .select(["id", "meal_moment", "meal_type"])
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
}

/** Whether a person exists whose diary is within reach of the call. */
export async function isPersonThere(db: Db, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom("users")
    .select("id")
    .where("id", "=", userId)
    .where(sql<boolean>`may_see_part(id, 'DIARY')`)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether products may not be logged for this person: their own switch. */
export async function findLoggingSwitch(db: Db, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom("users")
    .select("feature_flag_disable_product_logging as disabled")
    .where("id", "=", userId)
    .executeTakeFirst();
  return row?.disabled ?? false;
}
