import { type MealMoment, type MealType, WEEKDAYS, type Weekday } from "@plateful/nutrition";
import { type Companion, weekdayOf } from "@plateful/planning";
import type { Db } from "../platform/database/open-database.ts";

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
  /** Those who eat along in it, once the household was seated. */
  readonly companions?: readonly Companion[];
}

/** The slots of each weekday's plan in order; null for a person without a weekly plan. */
export type WeekSlots = Readonly<Record<Weekday, readonly WeekSlot[]>>;

export async function findWeekSlots(db: Db, userId: number): Promise<WeekSlots | null> {
  const rows = await db
    .selectFrom("weekly_nutrition_plans as w")
    .leftJoin("meal_slot_specifications as s", "s.user_id", "w.user_id")
    .select(WEEKDAYS.map((weekday) => `w.${weekday}` as const))
    .select([
      "s.id",
      "s.nutrition_day_plan_id",
      "s.meal_moment",
      "s.meal_type",
      "s.kcal",
      "s.protein",
      "s.carbohydrates",
      "s.fat",
    ])
    .where("w.user_id", "=", userId)
    .orderBy("s.order")
    .orderBy("s.id")
    .execute();
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
    } = row;
    if (id === null || meal_moment === null) return [];
    const target = {
      kcal: kcal ?? 0,
      protein: protein ?? 0,
      carbohydrates: carbohydrates ?? 0,
      fat: fat ?? 0,
    };
    const slot = { id, mealMoment: meal_moment as MealMoment, mealType: meal_type as MealType, target };
    return [{ planId, slot }];
  });
  const ofWeekday = (weekday: Weekday) =>
    slots.filter(({ planId }) => planId === week[weekday]).map(({ slot }) => slot);
  return Object.fromEntries(WEEKDAYS.map((weekday) => [weekday, ofWeekday(weekday)])) as unknown as WeekSlots;
}

/** The slots that hold on a date. */
export const slotsOn = (week: WeekSlots | null, date: string): readonly WeekSlot[] =>
  week === null ? [] : week[weekdayOf(date)];
