import type { MealMoment } from "@plateful/nutrition";
import type { EatenFood } from "@plateful/planning";
import { sql } from "kysely";
import type { Db } from "../../platform/database/open-database.ts";

interface Lookup {
  readonly userId: number;
  readonly from: string;
  readonly until: string;
  /** Only this food. */
  readonly food: number | undefined;
}

/** Nobody notes more than this in three months, and who does is served by the last ones. */
const MAX_ROWS = 2000;

/** The amounts of foods that someone noted as eaten between two dates, both included; the newest first. */
export async function listEatenFoods(db: Db, { userId, from, until, food }: Lookup): Promise<EatenFood[]> {
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
    .where("d.date", ">=", from)
    .where("d.date", "<=", until)
    .$if(food !== undefined, (query) => query.where("s.food_id", "=", food ?? 0))
    .orderBy("d.date", "desc")
    .orderBy("i.id", "desc")
    .limit(MAX_ROWS)
    .execute();
  return rows;
}
