import type { CompleteLanguage } from "@plateful/phrases";
import type { Insertable, Updateable } from "kysely";
import { columnIn } from "../platform/base/language-columns.ts";
import type { Db } from "../platform/database/open-database.ts";
import type { Tables } from "../platform/database/tables.gen.ts";

/** The exercises of a profile when it is named, else those of a person. */
export function listInstances(db: Db, userId: number, intakeId?: number) {
  const query = db.selectFrom("exercise_instances").selectAll().orderBy("id");
  const chosen =
    intakeId === undefined ? query.where("user_id", "=", userId) : query.where("intake_id", "=", intakeId);
  return chosen.execute();
}

export async function findInstance(db: Db, id: number) {
  const row = await db.selectFrom("exercise_instances").selectAll().where("id", "=", id).executeTakeFirst();
  return row ?? null;
}

export function insertInstance(db: Db, instance: Insertable<Tables["exercise_instances"]>) {
  return db.insertInto("exercise_instances").values(instance).returningAll().executeTakeFirstOrThrow();
}

export function updateInstance(db: Db, id: number, changes: Updateable<Tables["exercise_instances"]>) {
  return db
    .updateTable("exercise_instances")
    .set(changes)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function deleteInstance(db: Db, id: number): Promise<void> {
  await db.deleteFrom("exercise_instances").where("id", "=", id).execute();
}

export async function findTemplate(db: Db, id: number, language: CompleteLanguage) {
  const row = await db
    .selectFrom("exercise_templates")
    .select(["id", "kcal_per_kg_per_min"])
    .select((eb) => eb.ref(columnIn("name", language)).as("name"))
    .where("id", "=", id)
    .executeTakeFirst();
  return row ?? null;
}
