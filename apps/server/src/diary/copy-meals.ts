import {
  type CalendarDay,
  type copyMealsFromDate as fromDate,
  type ItemStatus,
  MEAL_CONTENT_TYPES,
  type MealContentType,
  type copyMealsToMealMoment as toMoment,
} from "@plateful/contract";
import type { MealMoment } from "@plateful/nutrition";
import { eatenOfMeal } from "@plateful/planning";
import { mustHave } from "../platform/base/must-have.ts";
import { invalidField, Problem } from "../platform/base/problem.ts";
import type { Call } from "../platform/calls/call.ts";
import type { Db } from "../platform/database/open-database.ts";
import { copySimpleMeals } from "../simple-recipes/index.ts";
import { addItems } from "./day/add-items.ts";
import { type DayRow, ensureDays } from "./day/calendar-day-store.ts";
import { deleteItems, type ItemRow, listItemsOfDays, lockItemsOfDay } from "./day/calendar-item-store.ts";
import { checkDate } from "./day/date-limits.ts";
import { statusOfAdded } from "./day/item-status.ts";
import { copyQuickAdds, copySingleFoods } from "./day/other-meal-store.ts";
import { first, getDayRow, readDay } from "./day/read-diary.ts";
import { copyRecipeMeals } from "./day/recipe-meal-store.ts";
import { isLocked, locksOf } from "./day/standing-day.ts";
import { findWeekSlots, slotsOn } from "./day/week-slot-store.ts";

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
    copies.push(...own.map((item, at) => ({ item, objectId: mustHave(ids[at], "the id of a copied meal") })));
  }
  return copies;
}

interface Placing {
  readonly target: DayRow;
  /** Whether the copies take the place of what is planned there. */
  readonly replace: boolean | undefined;
  /** The only moment that is copied; null for the whole day. */
  readonly moment: MealMoment | null;
  /** What the caller says of the copies. */
  readonly status: ItemStatus | null | undefined;
}

/** Makes room for copies. What was eaten is a fact (docs/decisions/0014), and what is locked stays, too (DIARY-092). */
async function removePlanned({ db }: Call, { target, moment }: Placing): Promise<void> {
  const planned = (await listItemsOfDays(db, [target.id])).filter(
    (item) =>
      (moment === null || item.meal_moment === moment) &&
      item.status === "PLANNED" &&
      !isLocked(item, item.meal_slot_id, locksOf(target)),
  );
  await deleteItems(
    db,
    planned.map(({ id }) => id),
  );
}

/** Adds copies of meals to a day: planned, or eaten where the day is over; what is there stays unless it is replaced (DIARY-041, DIARY-088). */
async function addCopies(call: Call, items: readonly ItemRow[], placing: Placing): Promise<CalendarDay> {
  if (items.length === 0) throw invalidField("", "no_meals_to_copy");
  const { target } = placing;
  if (placing.replace === true) await removePlanned(call, placing);
  const slots = slotsOn(await findWeekSlots(call.db, target.user_id), target.date);
  const said = placing.status ?? (target.date < call.today ? null : "PLANNED");
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
      status: statusOfAdded(call, { day: target, kind: item.content_type as MealContentType, said }),
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
  const { from_calendar_day_id: from, to_date: date, replace, status } = call.body;
  const source = await getSource(call, from);
  if (source.date === date) throw invalidField("to_date", "same_date");
  checkDate("to_date", date, call.today);
  const items = await lockItemsOfDay(call.db, source.id);
  if (items.length === 0) throw invalidField("", "no_meals_to_copy");
  const target = first(await ensureDays(call.db, source.user_id, [date], call.now));
  return addCopies(call, items, { target, replace, status, moment: null });
}

/** Of a day that is over, what was eaten of the meal, where anything of it was (DIARY-124). */
export async function copyMealsToMealMoment(call: Call<typeof toMoment>): Promise<CalendarDay> {
  const { from_calendar_day_id: from, to_calendar_day: to, meal_moment: moment } = call.body;
  const { replace, status } = call.body;
  const source = await getSource(call, from);
  const target = await getSource(call, to);
  if (source.id === target.id) throw invalidField("to_calendar_day", "same_date");
  const items = await lockItemsOfDay(call.db, source.id);
  const ofMoment = items.filter((item) => item.meal_moment === moment);
  const { meals } = eatenOfMeal(ofMoment, source.date < call.today);
  return addCopies(call, meals, { target, replace, status, moment });
}
