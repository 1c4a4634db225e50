import { type MealMoment, WEEKDAYS, type Weekday } from "@plateful/nutrition";
import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import type { Db } from "../platform/database/open-database.ts";
import { prepared } from "../platform/database/prepared.ts";
import type { Tables } from "../platform/database/tables.gen.ts";

export type DayPlanRow = Selectable<Tables["nutrition_day_plans"]>;
export type SlotRow = Selectable<Tables["meal_slot_specifications"]>;

/** A day plan with its slots in the order of the day and the weekdays that follow it. */
export interface StoredDayPlan {
  readonly plan: DayPlanRow;
  readonly slots: readonly SlotRow[];
  readonly days: readonly Weekday[];
}

type WeekRow = Selectable<Tables["weekly_nutrition_plans"]>;

const slotsOfPlans = prepared((db, { planIds }: { readonly planIds: readonly number[] }) =>
  db
    .selectFrom("meal_slot_specifications")
    .selectAll()
    .where("nutrition_day_plan_id", "=", sql<number>`any (${planIds}::int[])`)
    .orderBy("order")
    .orderBy("id"),
);

const weeksOfIntakes = (db: Db, plans: readonly DayPlanRow[]): Promise<WeekRow[]> =>
  db
    .selectFrom("weekly_nutrition_plans")
    .selectAll()
    .where("intake_id", "in", [...new Set(plans.map(({ intake_id }) => intake_id))])
    .execute();

/** A day plan with its slots and those weekdays of some weeks that follow it. */
export const withDays = (
  plan: DayPlanRow,
  slots: readonly SlotRow[],
  weeks: readonly WeekRow[],
): StoredDayPlan => ({
  plan,
  slots,
  days: WEEKDAYS.filter((day) => weeks.some((week) => week[day] === plan.id)),
});

async function withSlotsAndDays(
  db: Db,
  plans: readonly DayPlanRow[],
  knownWeeks?: readonly WeekRow[],
): Promise<StoredDayPlan[]> {
  if (plans.length === 0) return [];
  const slots = await slotsOfPlans(db, { planIds: plans.map(({ id }) => id) });
  const weeks = knownWeeks ?? (await weeksOfIntakes(db, plans));
  return plans.map((plan) =>
    withDays(
      plan,
      slots.filter((slot) => slot.nutrition_day_plan_id === plan.id),
      weeks,
    ),
  );
}

const plansOfIntake = prepared((db, { intakeId }: { readonly intakeId: number }) =>
  db.selectFrom("nutrition_day_plans").selectAll().where("intake_id", "=", intakeId).orderBy("id"),
);

/** The day plans of a profile that the caller may see; its week need not be read again by who has read it. */
export async function listDayPlans(db: Db, intakeId: number, week?: WeekRow): Promise<StoredDayPlan[]> {
  const plans = await plansOfIntake(db, { intakeId });
  return withSlotsAndDays(db, plans, week === undefined ? undefined : [week]);
}

/** The day plans of several profiles, whose weeks are known. */
export async function listDayPlansOfIntakes(
  db: Db,
  intakeIds: readonly number[],
  weeks: readonly WeekRow[],
): Promise<StoredDayPlan[]> {
  if (intakeIds.length === 0) return [];
  const query = db.selectFrom("nutrition_day_plans").selectAll().where("intake_id", "in", intakeIds);
  return withSlotsAndDays(db, await query.orderBy("id").execute(), weeks);
}

/** The day plans of a person. */
export async function listDayPlansOf(db: Db, userId: number): Promise<StoredDayPlan[]> {
  const query = db.selectFrom("nutrition_day_plans").selectAll().where("user_id", "=", userId);
  return withSlotsAndDays(db, await query.orderBy("id").execute());
}

export async function findDayPlan(db: Db, id: number): Promise<StoredDayPlan | null> {
  const plans = await db.selectFrom("nutrition_day_plans").selectAll().where("id", "=", id).execute();
  return (await withSlotsAndDays(db, plans))[0] ?? null;
}

export async function insertDayPlan(
  db: Db,
  plan: Insertable<Tables["nutrition_day_plans"]>,
): Promise<number> {
  const row = await db
    .insertInto("nutrition_day_plans")
    .values(plan)
    .returning("id")
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function updateDayPlan(
  db: Db,
  id: number,
  changes: Updateable<Tables["nutrition_day_plans"]>,
): Promise<void> {
  await db.updateTable("nutrition_day_plans").set(changes).where("id", "=", id).execute();
}

export async function deleteDayPlan(db: Db, id: number): Promise<void> {
  await db.deleteFrom("nutrition_day_plans").where("id", "=", id).execute();
}

/** What a slot is, apart from the plan and the person that it belongs to. */
export type SlotValues = Omit<
  Insertable<Tables["meal_slot_specifications"]>,
  "id" | "user_id" | "nutrition_day_plan_id"
>;

/** Makes a plan's slots exactly these: a moment that stays keeps its row, so that planned meals stay attached. */
export async function replaceSlots(
  db: Db,
  plan: { id: number; user_id: number },
  slots: readonly SlotValues[],
): Promise<void> {
  const moments = slots.map((slot) => slot.meal_moment);
  let removed = db.deleteFrom("meal_slot_specifications").where("nutrition_day_plan_id", "=", plan.id);
  if (moments.length > 0) removed = removed.where("meal_moment", "not in", moments as MealMoment[]);
  await removed.execute();
  for (const slot of slots) {
    await db
      .insertInto("meal_slot_specifications")
      .values({ ...slot, user_id: plan.user_id, nutrition_day_plan_id: plan.id })
      .onConflict((conflict) =>
        conflict
          .constraint("meal_slot_specifications_nutrition_day_plan_id_meal_moment_key")
          .doUpdateSet({ ...slot }),
      )
      .execute();
  }
}
