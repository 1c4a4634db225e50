import { randomInt } from "node:crypto";
import type { CalendarDay, autoplanSimpleRecipes as endpoint } from "@plateful/contract";
import { addDays, type MealMoment, type MealType, mealMomentToMealType } from "@plateful/nutrition";
import { planSimpleWeek, type SimplePlanned } from "@plateful/planning";
import type { Call } from "../platform/call.ts";
import { insertSimpleMeals, type Offer, offerTo, toNewSimpleMeal, viewOf } from "../simple-recipes/index.ts";
import { type DayRow, ensureDays } from "./calendar-day-store.ts";
import { type DatedItemRow, deleteItems, insertItems, listItemsBetween } from "./calendar-item-store.ts";
import { checkDate } from "./date-limits.ts";
import { REPEAT_WINDOW_DAYS } from "./day-input.ts";
import { takePlanningTurn } from "./plan-days.ts";
import { presentDays } from "./read-diary.ts";
import { findWeekSlots, slotsOn, type WeekSlots } from "./week-slot-store.ts";

const DAYS = 7;
const LARGEST_SEED = 2_147_483_647;

/** Where a meal of this type stands on a date: in the slot of the person's plan, else at the moment of that name. */
function placeIn(week: WeekSlots | null, date: string, type: MealType) {
  const slot = slotsOn(week, date).find(({ mealType }) => mealType === type);
  const moment: MealMoment = slot?.mealMoment ?? type;
  return { slotId: slot?.id ?? null, moment };
}

/** Writes all meals in three statements, however many there are. */
async function storeMeals(
  call: Call,
  planned: readonly SimplePlanned[],
  offer: Offer,
  week: WeekSlots | null,
) {
  const dates = [...new Set(planned.map(({ date }) => date))];
  const days = await ensureDays(call.db, call.actor.id, dates, call.now);
  const dayByDate = new Map(days.map((day) => [day.date, day]));
  const rowById = new Map(offer.recipes.map(({ row }) => [row.id, row]));
  const meals = planned.map(({ recipeId }) => {
    const row = rowById.get(recipeId);
    if (row === undefined) throw new Error(`The plan names a recipe that was not offered: ${recipeId}`);
    return toNewSimpleMeal(row, call.actor.id);
  });
  const ids = await insertSimpleMeals(call.db, meals, call.now);
  const items = planned.map(({ date, mealType }, at) => ({
    userId: call.actor.id,
    dayId: dayByDate.get(date)?.id ?? 0,
    ...placeIn(week, date, mealType),
    contentType: "simplerecipemeal" as const,
    objectId: ids[at] ?? 0,
  }));
  await insertItems(call.db, items, call.now);
  return days;
}

/** Removes what gives way to the new plan; answers what stays. Eaten and locked meals always stay (PLAN-071). */
async function clearDays(
  call: Call,
  near: readonly DatedItemRow[],
  days: ReadonlyMap<string, DayRow>,
  anew: boolean,
) {
  const inRange = near.filter(({ date }) => days.has(date));
  const gives = (item: DatedItemRow) =>
    item.status !== "EATEN" &&
    !item.locked &&
    !days.get(item.date)?.locked &&
    !days.get(item.date)?.locked_slots.includes(item.meal_slot_id ?? 0);
  const replaced = anew ? inRange.filter(gives) : [];
  await deleteItems(
    call.db,
    replaced.map(({ id }) => id),
  );
  return inRange.filter((item) => !replaced.includes(item));
}

/** Recipes that stand near the week already, so that they do not come again at once. */
const recentRecipes = (near: readonly DatedItemRow[]): number[] =>
  near.flatMap(({ simple_recipe_id: id }) => id ?? []);

/**
 * Plans seven days of simple recipes for the meal times that the person prefers, from what they may eat; nothing fits
 * gives no days (DIARY-066).
 */
export async function autoplanSimpleRecipes(
  call: Call<typeof endpoint>,
): Promise<{ calendar_days: CalendarDay[] }> {
  const { start_date: start, delete_existing_plans: anew } = call.body;
  const { db, actor } = call;
  const dates = Array.from({ length: DAYS }, (_, at) => addDays(start, at));
  checkDate("start_date", start, call.today);
  checkDate("start_date", dates.at(-1) ?? start, call.today);
  await takePlanningTurn(call, actor.id);
  const offer = await offerTo(db, { userId: actor.id, view: viewOf(actor), language: call.language });
  const published = offer.recipes.filter(({ row }) => row.published);
  const near = await listItemsBetween(
    db,
    actor.id,
    addDays(start, -REPEAT_WINDOW_DAYS),
    dates.at(-1) ?? start,
  );
  const days = new Map(
    (await ensureDays(db, actor.id, dates, call.now)).map((day) => [day.date, day] as const),
  );
  const kept = await clearDays(call, near, days, anew);
  const week = await findWeekSlots(db, actor.id);
  const isLocked = (date: string, type: MealType) => {
    const day = days.get(date);
    const { slotId } = placeIn(week, date, type);
    return day?.locked === true || (slotId !== null && (day?.locked_slots.includes(slotId) ?? false));
  };
  const isFilled = (date: string, type: MealType) =>
    kept.some((item) => item.date === date && mealMomentToMealType(item.meal_moment as MealMoment) === type);
  const places = dates.flatMap((date) =>
    offer.taste.wishes.mealTimes
      .filter((mealType) => !isFilled(date, mealType) && !isLocked(date, mealType))
      .map((mealType) => ({ date, mealType })),
  );
  const planned = planSimpleWeek(
    published.map(({ candidate }) => candidate),
    places,
    offer.taste.wishes,
    { seed: randomInt(LARGEST_SEED), recent: recentRecipes(near) },
  );
  if (planned.length === 0) return { calendar_days: [] };
  const stored = await storeMeals(call, planned, offer, week);
  return { calendar_days: await presentDays(call, stored) };
}
