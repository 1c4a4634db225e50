import { sql } from "kysely";
import type { Db } from "../platform/database/open-database.ts";
import { prepared } from "../platform/database/prepared.ts";

/** The recipes of a diary between two dates, both included, with how much of each is eaten by everybody at the table. */
export const listRecipeMealsBetween = prepared(
  (db, { userId, from, to }: { readonly userId: number; readonly from: string; readonly to: string }) =>
    db
      .selectFrom("calendar_items as i")
      .innerJoin("calendar_days as d", "d.id", "i.calendar_day_id")
      .innerJoin("recipe_meals as r", "r.id", "i.object_id")
      .select(["d.date", "r.recipe_template_id", "r.portions", "r.portions_multiplier", "r.company"])
      .where("i.content_type", "=", "recipemeal")
      .where("d.user_id", "=", userId)
      .where("d.date", ">=", from)
      .where("d.date", "<=", to)
      .orderBy("i.id"),
);
export type RecipeMealRow = Awaited<ReturnType<typeof listRecipeMealsBetween>>[number];

/** Of some planned meals, those that are still to be eaten: the recipe, and when. */
export function listStillPlanned(db: Db, itemIds: readonly number[]) {
  return db
    .selectFrom("calendar_items as i")
    .innerJoin("calendar_days as d", "d.id", "i.calendar_day_id")
    .innerJoin("recipe_meals as r", "r.id", "i.object_id")
    .select(["i.id", "d.date", "r.recipe_template_id as recipe"])
    .where("i.id", "=", sql<number>`any (${[...itemIds]}::int[])`)
    .where("i.content_type", "=", "recipemeal")
    .where("i.status", "=", "PLANNED")
    .execute();
}
