import { type Insertable, sql, type Updateable } from "kysely";
import type { Db } from "../platform/database/open-database.ts";
import type { Tables } from "../platform/database/tables.gen.ts";
import type { SlotRow } from "./day-plan-store.ts";

/** The slots of a day plan when it is named, else all those of a person, in the order of the day. */
export function listSlots(db: Db, userId: number, dayPlanId?: number): Promise<SlotRow[]> {
  const query = db
    .selectFrom("meal_slot_specifications")
    .selectAll()
    .orderBy("nutrition_day_plan_id")
    .orderBy("order")
    .orderBy("id");
  const chosen =
    dayPlanId === undefined
      ? query.where("user_id", "=", userId)
      : query.where("nutrition_day_plan_id", "=", dayPlanId);
  return chosen.execute();
}

export async function findSlot(db: Db, id: number): Promise<SlotRow | null> {
  const row = await db
    .selectFrom("meal_slot_specifications")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  return row ?? null;
}

/** True when a day plan has another slot for this moment. */
export async function isMomentTaken(
  db: Db,
  dayPlanId: number,
  moment: string,
  exceptSlotId = 0,
): Promise<boolean> {
  const row = await db
    .selectFrom("meal_slot_specifications")
    .select("id")
    .where("nutrition_day_plan_id", "=", dayPlanId)
    .where("meal_moment", "=", moment)
    .where("id", "!=", exceptSlotId)
    .executeTakeFirst();
  return row !== undefined;
}

export function insertSlot(db: Db, slot: Insertable<Tables["meal_slot_specifications"]>): Promise<SlotRow> {
  return db.insertInto("meal_slot_specifications").values(slot).returningAll().executeTakeFirstOrThrow();
}

export function updateSlot(
  db: Db,
  id: number,
  changes: Updateable<Tables["meal_slot_specifications"]>,
): Promise<SlotRow> {
  return db
    .updateTable("meal_slot_specifications")
    .set(changes)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function deleteSlot(db: Db, id: number): Promise<void> {
  await db.deleteFrom("meal_slot_specifications").where("id", "=", id).execute();
}

type SlotMacros = Pick<SlotRow, "id" | "kcal" | "protein" | "carbohydrates" | "fat">;

/** Gives slots other energy and macronutrients. */
export async function updateSlotMacros(db: Db, slots: readonly SlotMacros[]): Promise<void> {
  const column = (name: keyof SlotMacros) => slots.map((slot) => slot[name]);
  await sql`
    update meal_slot_specifications s set kcal = v.kcal, protein = v.protein, carbohydrates = v.carbohydrates, fat = v.fat
    from unnest(${column("id")}::int[], ${column("kcal")}::float8[], ${column("protein")}::float8[],
      ${column("carbohydrates")}::float8[], ${column("fat")}::float8[]) as v (id, kcal, protein, carbohydrates, fat)
    where s.id = v.id`.execute(db);
}
