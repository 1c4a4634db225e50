import {
  type CalendarDay,
  type copyMealsFromDate as fromDate,
  MEAL_CONTENT_TYPES,
  type MealContentType,
  type copyMealsToMealMoment as toMoment,
} from "@plateful/contract";
import type { MealMoment } from "@plateful/nutrition";
import type { Call } from "../platform/call.ts";
import type { Db } from "../platform/database/open-database.ts";
import { invalidField, Problem } from "../platform/problem.ts";
import { copySimpleMeals } from "../simple-recipes/index.ts";
import { addItems } from "./add-items.ts";
import { type DayRow, ensureDays } from "./calendar-day-store.ts";
import { type ItemRow, listItemsOfDays } from "./calendar-item-store.ts";
import { checkDate } from "./date-limits.ts";
import { copyQuickAdds, copySingleFoods } from "./other-meal-store.ts";
import { first, getDayRow, readDay } from "./read-diary.ts";
import { copyRecipeMeals } from "./recipe-meal-store.ts";
import { findWeekSlots, slotsOn } from "./week-slot-store.ts";

interface Copy {
  readonly item: ItemRow;
  readonly objectId: number;
}

/** Copies of the meals of each kind, in the order of the items. */
async function copyMeals(db: Db, userId: number, items: readonly ItemRow[], now: Date): Promise<Copy[]> {
  const copiers = {
    recipemeal: (ids: number[]) => copyRecipeMeals(db, ids, now),
    quickaddmeal: (ids: number[]) => copyQuickAdds(db, ids),
    singlefoodmeal: (ids: number[]) => copySingleFoods(db, userId, ids, now),
    simplerecipemeal: (ids: number[]) => copySimpleMeals(db, ids, now),
  } as const;
  const copies: Copy[] = [];
  for (const kind of MEAL_CONTENT_TYPES) {
    const own = items.filter((item) => item.content_type === kind);
    const ids = await copiers[kind](own.map((item) => item.object_id));
    copies.push(...own.map((item, at) => ({ item, objectId: ids[at] ?? 0 })));
  }
  return copies;
}

/** Adds copies of meals to a day, all PLANNED; what stands there stays (DIARY-041). */
async function addCopies(call: Call, items: readonly ItemRow[], target: DayRow): Promise<CalendarDay> {
  if (items.length === 0) throw invalidField("", "no_meals_to_copy");
  const slots = slotsOn(await findWeekSlots(call.db, target.user_id), target.date);
  const copies = await copyMeals(call.db, target.user_id, items, call.now);
  await addItems(
    call,
    copies.map(({ item, objectId }) => ({
      userId: target.user_id,
      dayId: target.id,
      // The other weekday may follow another plan: the copy stands in that plan's slot of the same moment.
      slotId: slots.find(({ mealMoment }) => mealMoment === item.meal_moment)?.id ?? null,
      moment: item.meal_moment as MealMoment,
      contentType: item.content_type as MealContentType,
      objectId,
    })),
  );
  return readDay(call, target);
}

async function getSource(call: Call, id: number): Promise<DayRow> {
  const source = await getDayRow(call.db, id);
  if (source.user_id !== call.subjectId) throw new Problem("not_found");
  return source;
}

export async function copyMealsFromDate(call: Call<typeof fromDate>): Promise<CalendarDay> {
  const { from_calendar_day_id: from, to_date: date } = call.body;
  const source = await getSource(call, from);
  if (source.date === date) throw invalidField("to_date", "same_date");
  checkDate("to_date", date, call.today);
  const items = await listItemsOfDays(call.db, [source.id]);
  if (items.length === 0) throw invalidField("", "no_meals_to_copy");
  const target = first(await ensureDays(call.db, source.user_id, [date], call.now));
  return addCopies(call, items, target);
}

export async function copyMealsToMealMoment(call: Call<typeof toMoment>): Promise<CalendarDay> {
  const { from_calendar_day_id: from, to_calendar_day: to, meal_moment: moment } = call.body;
  const source = await getSource(call, from);
  const target = await getSource(call, to);
  if (source.id === target.id) throw invalidField("to_calendar_day", "same_date");
  const items = await listItemsOfDays(call.db, [source.id]);
  return addCopies(
    call,
    items.filter((item) => item.meal_moment === moment),
    target,
  );
}
