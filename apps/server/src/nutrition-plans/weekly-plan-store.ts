import { WEEKDAYS, type Weekday } from "@plateful/nutrition";
import type { Selectable } from "kysely";
import type { Db } from "../platform/database/open-database.ts";
import { prepared } from "../platform/database/prepared.ts";
import type { Tables } from "../platform/database/tables.gen.ts";

export type WeekRow = Selectable<Tables["weekly_nutrition_plans"]>;

export function listWeeks(db: Db, userId: number): Promise<WeekRow[]> {
  return db
    .selectFrom("weekly_nutrition_plans")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("id")
    .execute();
}

export async function findWeek(db: Db, id: number): Promise<WeekRow | null> {
  const row = await db
    .selectFrom("weekly_nutrition_plans")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  return row ?? null;
}

const weekOfIntake = prepared((db, { intakeId }: { readonly intakeId: number }) =>
  db.selectFrom("weekly_nutrition_plans").selectAll().where("intake_id", "=", intakeId),
);

export async function findWeekOfIntake(db: Db, intakeId: number): Promise<WeekRow | null> {
  return (await weekOfIntake(db, { intakeId }))[0] ?? null;
}

/** The weeks of several profiles, in no order. */
export async function listWeeksOfIntakes(db: Db, intakeIds: readonly number[]): Promise<WeekRow[]> {
  if (intakeIds.length === 0) return [];
  return db.selectFrom("weekly_nutrition_plans").selectAll().where("intake_id", "in", intakeIds).execute();
}

/** The seven weekdays on one day plan. */
const everyDay = (dayPlanId: number) =>
  Object.fromEntries(WEEKDAYS.map((day) => [day, dayPlanId])) as Record<Weekday, number>;

export function insertWeek(
  db: Db,
  owner: { userId: number; intakeId: number },
  dayPlanId: number,
): Promise<WeekRow> {
  return db
    .insertInto("weekly_nutrition_plans")
    .values({ user_id: owner.userId, intake_id: owner.intakeId, ...everyDay(dayPlanId) })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Puts weekdays on day plans; weekdays that are not named stay as they are. */
export async function updateWeek(db: Db, id: number, days: Partial<Record<Weekday, number>>): Promise<void> {
  if (Object.keys(days).length === 0) return;
  await db.updateTable("weekly_nutrition_plans").set(days).where("id", "=", id).execute();
}

export function putWholeWeekOn(db: Db, id: number, dayPlanId: number): Promise<void> {
  return updateWeek(db, id, everyDay(dayPlanId));
}
