import type { MealMoment } from "@plateful/nutrition";
import { sql } from "kysely";
import { mustHave } from "../../platform/base/must-have.ts";
import type { Db } from "../../platform/database/open-database.ts";
import { ensureDays } from "./calendar-day-store.ts";

/** Something eaten that a file of another app says. */
export interface BroughtMeal {
  readonly date: string;
  /** `HH:MM`; null where it is not said. */
  readonly time: string | null;
  readonly moment: MealMoment;
  readonly name: string;
  readonly amount: number | null;
  readonly unit: "g" | "ml" | null;
  readonly kcal: number;
  readonly protein: number;
  readonly carbohydrates: number;
  readonly fat: number;
  readonly fiber: number | null;
}

/** Meals on one day, as for those that are added one by one (DIARY-085). */
const MAX_ITEMS_OF_DAY = 100;

async function itemsByDay(db: Db, dayIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom("calendar_items")
    .select(["calendar_day_id", sql<number>`count(*)::int`.as("count")])
    .where("calendar_day_id", "=", sql<number>`any (${[...dayIds]}::int[])`)
    .groupBy("calendar_day_id")
    .execute();
  return new Map(rows.map(({ calendar_day_id: id, count }) => [id, count]));
}

/**
 * Puts what was eaten into the diary of its days, beside what is there.
 * @returns the ids of the meals in the order given; null for one whose day has 100 already.
 */
export async function addBroughtMeals(
  db: Db,
  userId: number,
  meals: readonly BroughtMeal[],
  now: Date,
): Promise<(number | null)[]> {
  if (meals.length === 0) return [];
  const dates = [...new Set(meals.map(({ date }) => date))];
  const days = await ensureDays(db, userId, dates, now);
  const dayOf = new Map(days.map(({ id, date }) => [date, id]));
  const filled = new Map(await itemsByDay(db, [...dayOf.values()]));
  const placed = meals.map((meal) => {
    const dayId = mustHave(dayOf.get(meal.date), "the day of a brought meal");
    const before = filled.get(dayId) ?? 0;
    filled.set(dayId, before + 1);
    return { meal, dayId, hasPlace: before < MAX_ITEMS_OF_DAY };
  });
  const kept = placed.filter(({ hasPlace }) => hasPlace);
  const ids = await insertMeals(db, userId, kept, now);
  let at = 0;
  return placed.map(({ hasPlace }) => (hasPlace ? mustHave(ids[at++], "the id of a brought meal") : null));
}

async function insertMeals(
  db: Db,
  userId: number,
  placed: readonly { readonly meal: BroughtMeal; readonly dayId: number }[],
  now: Date,
): Promise<number[]> {
  if (placed.length === 0) return [];
  const rows = await db
    .insertInto("quick_add_meals")
    .values(
      placed.map(({ meal: { date: _, time: __, moment: ___, ...meal } }) => ({ ...meal, user_id: userId })),
    )
    .returning("id")
    .execute();
  const items = placed.map(({ meal, dayId }, at) => ({
    user_id: userId,
    calendar_day_id: dayId,
    meal_slot_id: null,
    meal_moment: meal.moment,
    content_type: "quickaddmeal",
    object_id: mustHave(rows[at]?.id, "the id of a brought meal"),
    status: "EATEN",
    eaten_at_time: meal.time,
    modified: now,
  }));
  await db.insertInto("calendar_items").values(items).execute();
  return rows.map(({ id }) => id);
}

/** Takes meals that were brought out of the diary; what the person deleted is gone already. */
export async function removeBroughtMeals(db: Db, userId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .deleteFrom("quick_add_meals")
    .where("user_id", "=", userId)
    .where("id", "=", sql<number>`any (${[...ids]}::int[])`)
    .execute();
}

/** How many of these days have anything in the diary that was not brought. */
export async function countFilledDays(db: Db, userId: number, dates: readonly string[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from calendar_days d
    where d.user_id = ${userId} and d.date = any (${[...dates]}::date[]) and exists (
      select from calendar_items i where i.calendar_day_id = d.id and not exists (
        select from brought_entries e where e.user_id = ${userId} and e.kind = 'meal'
          and i.content_type = 'quickaddmeal' and e.object_id = i.object_id))`.execute(db);
  return rows[0]?.count ?? 0;
}
