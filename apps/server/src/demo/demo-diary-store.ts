import type { Macros, MealMoment } from "@plateful/nutrition";
import { sql } from "kysely";
import { mustHave } from "../platform/base/must-have.ts";
import type { Db } from "../platform/database/open-database.ts";
import { sealNote } from "../platform/encryption/sealed-columns.ts";
import { vaultOf } from "../platform/encryption/vault-of.ts";

/** A planned recipe of a day that has passed. */
export interface PlannedMeal {
  readonly id: number;
  readonly date: string;
  readonly day_id: number;
  readonly slot_id: number | null;
  readonly moment: MealMoment;
}

interface Span {
  readonly from: string;
  readonly to: string;
}

/**
 * The meals that the plans of one seed put there and that nobody has touched since: such a meal still carries the moment
 * of the plan that made it.
 */
export async function listUntouchedMeals(db: Db, userId: number, seed: number, { from, to }: Span) {
  const { rows } = await sql<PlannedMeal>`
    select i.id, d.date, d.id as day_id, i.meal_slot_id as slot_id, i.meal_moment as moment
    from calendar_items i join calendar_days d on d.id = i.calendar_day_id
    where d.user_id = ${userId} and d.date between ${from} and ${to}
      and i.status = 'PLANNED' and i.content_type = 'recipemeal'
      and exists (select from planning_runs r
        where r.user_id = i.user_id and r.seed = ${seed} and r.started_at = i.modified)
    order by d.date, i.id`.execute(db);
  return rows;
}

/** Marks meals as eaten. */
export async function markEaten(db: Db, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable("calendar_items")
    .set({ status: "EATEN", modified: now })
    .where("id", "=", sql<number>`any (${[...ids]}::int[])`)
    .execute();
}

/** Where a meal stands that was eaten. */
export interface Place {
  readonly dayId: number;
  readonly slotId: number | null;
  readonly moment: MealMoment;
}

async function insertEaten(
  db: Db,
  userId: number,
  contentType: "quickaddmeal" | "singlefoodmeal",
  meals: readonly (Place & { readonly objectId: number })[],
  now: Date,
): Promise<void> {
  await db
    .insertInto("calendar_items")
    .values(
      meals.map(({ dayId, slotId, moment, objectId }) => ({
        user_id: userId,
        calendar_day_id: dayId,
        meal_slot_id: slotId,
        meal_moment: moment,
        content_type: contentType,
        object_id: objectId,
        status: "EATEN",
        modified: now,
      })),
    )
    .execute();
}

/** Adds meals of which only the macros are known. */
export async function insertQuickAdds(
  db: Db,
  userId: number,
  meals: readonly (Place & { readonly macros: Macros })[],
  now: Date,
): Promise<void> {
  if (meals.length === 0) return;
  const rows = await db
    .insertInto("quick_add_meals")
    .values(meals.map(({ macros }) => ({ user_id: userId, ...macros })))
    .returning("id")
    .execute();
  const placed = meals.map((meal, at) => ({
    ...meal,
    objectId: mustHave(rows[at]?.id, "the id of a quick add"),
  }));
  await insertEaten(db, userId, "quickaddmeal", placed, now);
}

/** Adds pieces of single foods, which are named by their keys. */
export async function insertPieces(
  db: Db,
  userId: number,
  meals: readonly (Place & { readonly food: string })[],
  now: Date,
): Promise<void> {
  if (meals.length === 0) return;
  const servings = await db
    .selectFrom("suggested_servings as s")
    .innerJoin("foods as f", "f.id", "s.food_id")
    .select(["s.id", "f.key"])
    .where("s.key", "=", "piece")
    .where("f.key", "in", [...new Set(meals.map(({ food }) => food))])
    .execute();
  const known = meals.flatMap((meal) => {
    const serving = servings.find(({ key }) => key === meal.food);
    return serving === undefined ? [] : [{ ...meal, servingId: serving.id }];
  });
  if (known.length < meals.length) throw new Error("The demo eats a food that comes in no pieces.");
  const rows = await db
    .insertInto("single_food_meals")
    .values(known.map(() => ({ user_id: userId })))
    .returning("id")
    .execute();
  const placed = known.map((meal, at) => ({
    ...meal,
    objectId: mustHave(rows[at]?.id, "the id of a single food"),
  }));
  await db
    .insertInto("ingredients")
    .values(
      placed.map(({ objectId, servingId }) => ({
        content_type: "singlefoodmeal",
        object_id: objectId,
        user_id: userId,
        suggested_serving_id: servingId,
        quantity: 1,
        modified: now,
      })),
    )
    .execute();
  await insertEaten(db, userId, "singlefoodmeal", placed, now);
}

/** Writes notes on days that have none. */
export async function writeNotes(
  db: Db,
  userId: number,
  notes: readonly { readonly date: string; readonly note: string }[],
): Promise<void> {
  if (notes.length === 0) return;
  const vault = vaultOf(db);
  const dates = notes.map(({ date }) => date);
  const sealed = notes.map(({ note }) => sealNote(vault, userId, note).sealed_note);
  await sql`
    update calendar_days d set sealed_note = n.note
    from unnest(${dates}::date[], ${sealed}::text[]) as n (date, note)
    where d.user_id = ${userId} and d.date = n.date and d.note is null and d.sealed_note is null`.execute(db);
}
