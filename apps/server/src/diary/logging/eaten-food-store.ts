import { addDays, type MealMoment } from "@plateful/nutrition";
import type { EatenFood } from "@plateful/planning";
import { sql } from "kysely";
import type { Db } from "../../platform/database/open-database.ts";

interface Lookup {
  readonly userId: number;
  /** The day that food is added to. */
  readonly date: string;
  readonly today: string;
  /** Only these foods. */
  readonly foods?: readonly number[] | undefined;
}

/** What was eaten longer ago says little, and is found by its name. */
const DAYS_BACK = 90;
/** Nobody notes more than this in three months, and who does is served by the last ones. */
const MAX_ROWS = 2000;

/** The amounts of foods that someone noted as eaten in the 90 days before a day, and since; the newest first. */
export async function listEatenFoods(db: Db, { userId, date, today, foods }: Lookup): Promise<EatenFood[]> {
  const rows = await db
    .selectFrom("calendar_items as i")
    .innerJoin("calendar_days as d", "d.id", "i.calendar_day_id")
    .innerJoin("ingredients as g", (join) =>
      join.onRef("g.object_id", "=", "i.object_id").on("g.content_type", "=", "singlefoodmeal"),
    )
    .innerJoin("suggested_servings as s", "s.id", "g.suggested_serving_id")
    .select([
      "s.food_id as foodId",
      "s.id as servingId",
      "g.quantity",
      "d.date",
      sql<MealMoment>`i.meal_moment`.as("moment"),
    ])
    .where("i.content_type", "=", "singlefoodmeal")
    .where("i.status", "=", "EATEN")
    .where("d.user_id", "=", userId)
    .where("d.date", ">=", addDays(date, -DAYS_BACK))
    .where("d.date", "<=", date > today ? date : today)
    .$if(foods !== undefined, (query) =>
      query.where("s.food_id", "=", sql<number>`any (${[...(foods ?? [])]}::int[])`),
    )
    .orderBy("d.date", "desc")
    .orderBy("i.id", "desc")
    .limit(MAX_ROWS)
    .execute();
  return rows;
}
