import { type MealMoment, type MealType, WEEKDAYS, type Weekday } from "@plateful/nutrition";
import { type Companion, weekdayOf } from "@plateful/planning";
import { sql } from "kysely";
import { mustHave } from "../../platform/base/must-have.ts";
import type { Db } from "../../platform/database/open-database.ts";

export interface WeekSlot {
  readonly id: number;
  readonly mealMoment: MealMoment;
  readonly mealType: MealType;
  readonly target: {
    readonly kcal: number;
    readonly protein: number;
    readonly carbohydrates: number;
    readonly fat: number;
  };
  /** True in a day plan that has too little to eat so far, by which nothing is planned (ledger SAFE-004). */
  readonly isUnfinished: boolean;
  /** Those who eat along in it, once the household was seated. */
  readonly companions?: readonly Companion[];
}

/** The slots of each weekday's plan in order; null for a person without a weekly plan. */
export type WeekSlots = Readonly<Record<Weekday, readonly WeekSlot[]>>;

export async function findWeekSlots(db: Db, userId: number): Promise<WeekSlots | null> {
  return (await listWeekSlots(db, [userId])).get(userId) ?? null;
}

const selectWeekSlots = (db: Db, userIds: readonly number[]) =>
  db
    .selectFrom("weekly_nutrition_plans as w")
    .leftJoin("meal_slot_specifications as s", "s.user_id", "w.user_id")
    .leftJoin("nutrition_day_plans as d", "d.id", "s.nutrition_day_plan_id")
    .select(WEEKDAYS.map((weekday) => `w.${weekday}` as const))
    .select([
      "w.user_id",
      "s.id",
      "s.nutrition_day_plan_id",
      "s.meal_moment",
      "s.meal_type",
      "s.kcal",
      "s.protein",
      "s.carbohydrates",
      "s.fat",
      sql<boolean>`coalesce(d.safety ->> 'note' = 'UNFINISHED', false)`.as("is_unfinished"),
    ])
    .where("w.user_id", "=", sql<number>`any (${[...userIds]}::int[])`)
    .orderBy("s.order")
    .orderBy("s.id")
    .execute();

/** The weeks of several people, without those who have none. */
export async function listWeekSlots(db: Db, userIds: readonly number[]): Promise<Map<number, WeekSlots>> {
  const rows = Map.groupBy(await selectWeekSlots(db, userIds), ({ user_id: userId }) => userId);
  return new Map(
    [...rows].flatMap(([userId, own]) => {
      const week = toWeekSlots(own);
      return week === null ? [] : [[userId, week] as const];
    }),
  );
}

function toWeekSlots(rows: Awaited<ReturnType<typeof selectWeekSlots>>): WeekSlots | null {
  const [week] = rows;
  if (week === undefined) return null;
  const slots = rows.flatMap((row) => {
    const {
      id,
      nutrition_day_plan_id: planId,
      meal_moment,
      meal_type,
      kcal,
      protein,
      carbohydrates,
      fat,
      is_unfinished: isUnfinished,
    } = row;
    if (id === null || meal_moment === null) return [];
    const target = {
      kcal: mustHave(kcal, "the energy of a slot"),
      protein: mustHave(protein, "the protein of a slot"),
      carbohydrates: mustHave(carbohydrates, "the carbohydrates of a slot"),
      fat: mustHave(fat, "the fat of a slot"),
    };
    const meal = { mealMoment: meal_moment as MealMoment, mealType: meal_type as MealType };
    return [{ planId, slot: { id, ...meal, target, isUnfinished } }];
  });
  const ofWeekday = (weekday: Weekday) =>
    slots.filter(({ planId }) => planId === week[weekday]).map(({ slot }) => slot);
  return Object.fromEntries(WEEKDAYS.map((weekday) => [weekday, ofWeekday(weekday)])) as unknown as WeekSlots;
}

/** The slots that hold on a date. */
export const slotsOn = (week: WeekSlots | null, date: string): readonly WeekSlot[] =>
  week === null ? [] : week[weekdayOf(date)];

/** The planned energy of each date, 0 where nothing is planned; null for a person without a weekly plan. */
export async function readPlannedKcal(db: Db, userId: number): Promise<((date: string) => number) | null> {
  const week = await findWeekSlots(db, userId);
  return week === null
    ? null
    : (date) => slotsOn(week, date).reduce((sum, { target }) => sum + target.kcal, 0);
}
