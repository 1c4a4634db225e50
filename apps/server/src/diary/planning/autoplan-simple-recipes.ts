import { randomInt } from "node:crypto";
import type { CalendarDay, autoplanSimpleRecipes as endpoint } from "@plateful/contract";
import { addDays, type MealMoment, type MealType, mealMomentToMealType } from "@plateful/nutrition";
import { isLockedPlace, planSimpleWeek, REPEAT_WINDOW_DAYS, type SimplePlanned } from "@plateful/planning";
import { mustHave } from "../../platform/base/must-have.ts";
import type { Asked, Call } from "../../platform/calls/call.ts";
import {
  insertSimpleMeals,
  type Offer,
  offerTo,
  toNewSimpleMeal,
  viewOf,
} from "../../simple-recipes/index.ts";
import { addItems } from "../day/add-items.ts";
import { type DayRow, ensureDays } from "../day/calendar-day-store.ts";
import { type DatedItemRow, listItemsBetween } from "../day/calendar-item-store.ts";
import { checkDate } from "../day/date-limits.ts";
import { SIMPLE_LIBRARY } from "../day/planning-run-store.ts";
import { presentDays } from "../day/read-diary.ts";
import { isLocked, locksOf } from "../day/standing-day.ts";
import { findWeekSlots, slotsOn, type WeekSlots } from "../day/week-slot-store.ts";
import { beginPlanning, planningLimits } from "./plan-days.ts";
import { beginRun, noteOutcome } from "./store-plan.ts";

const DAYS = 7;
const MAX_SEED = 2_147_483_647;

export const limitsOfSimpleWeek = ({ subjectId }: Asked<typeof endpoint>) => planningLimits(subjectId, DAYS);

/** Where a meal of this type stands on a date: in the slot of the person's plan, else at the moment of that name. */
function placeIn(week: WeekSlots | null, date: string, type: MealType) {
  const slot = slotsOn(week, date).find(({ mealType }) => mealType === type);
  const moment: MealMoment = slot?.mealMoment ?? type;
  return { slotId: slot?.id ?? null, moment };
}

/** Writes all meals in three statements, however many there are; answers the items that show them. */
async function storeMeals(
  call: Call,
  planned: readonly SimplePlanned[],
  offer: Offer,
  week: WeekSlots | null,
  days: ReadonlyMap<string, DayRow>,
): Promise<number[]> {
  const rowById = new Map(offer.recipes.map(({ row }) => [row.id, row]));
  const meals = planned.map(({ recipeId }) => {
    const row = rowById.get(recipeId);
    if (row === undefined) throw new Error(`The plan names a recipe that was not offered: ${recipeId}`);
    return toNewSimpleMeal(row, call.actor.id);
  });
  const ids = await insertSimpleMeals(call.db, meals, call.now);
  const items = planned.map(({ date, mealType }, at) => ({
    userId: call.actor.id,
    dayId: mustHave(days.get(date), "a planned day").id,
    ...placeIn(week, date, mealType),
    contentType: "simplerecipemeal" as const,
    objectId: mustHave(ids[at], "the id of a planned meal"),
  }));
  return addItems(call, items);
}

/** What the new plan replaces. Eaten and locked meals always stay (PLAN-071). */
function replaceableItems(
  near: readonly DatedItemRow[],
  days: ReadonlyMap<string, DayRow>,
  again: boolean,
): DatedItemRow[] {
  const gives = (item: DatedItemRow) => {
    const day = days.get(item.date);
    return day !== undefined && item.status !== "EATEN" && !isLocked(item, item.meal_slot_id, locksOf(day));
  };
  return again ? near.filter(gives) : [];
}

/** The meals of the days that are to be planned: wished for, still empty and not locked. */
function emptyPlaces(
  days: ReadonlyMap<string, DayRow>,
  kept: readonly DatedItemRow[],
  mealTimes: readonly MealType[],
  week: WeekSlots | null,
) {
  const isKept = (date: string, day: DayRow, type: MealType) =>
    isLockedPlace(placeIn(week, date, type).slotId, locksOf(day));
  const isFilled = (date: string, type: MealType) =>
    kept.some((item) => item.date === date && mealMomentToMealType(item.meal_moment as MealMoment) === type);
  return [...days].flatMap(([date, day]) =>
    mealTimes
      .filter((mealType) => !isFilled(date, mealType) && !isKept(date, day, mealType))
      .map((mealType) => ({ date, mealType })),
  );
}

/** Keeps with a week what is needed to undo it (PLAN-179); a plan of simple recipes is never made again. */
function beginSimpleRun(
  call: Call,
  start: string,
  seed: number,
  replaced: readonly DatedItemRow[],
): Promise<number> {
  const made = { userId: call.actor.id, startedAt: call.now, finishedAt: call.services.clock.now() };
  const range = { firstDate: start, numDays: DAYS, seed, occasion: "ASKED" } as const;
  const none = { effort: null, weightsVersion: null, rung: null, cost: null, input: null, planDigest: null };
  return beginRun(call, { ...made, ...range, libraryVersion: SIMPLE_LIBRARY, ...none }, replaced);
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
  const { start_date: start, delete_existing_plans: again } = call.body;
  const { db, actor } = call;
  const dates = Array.from({ length: DAYS }, (_, at) => addDays(start, at));
  checkDate("start_date", start, call.today);
  checkDate("start_date", dates.at(-1) ?? start, call.today);
  await beginPlanning(call, actor.id);
  const offer = await offerTo(db, { userId: actor.id, view: viewOf(actor), language: call.language });
  const published = offer.recipes.filter(({ row }) => row.published);
  const near = await listItemsBetween(
    db,
    actor.id,
    addDays(start, -REPEAT_WINDOW_DAYS),
    dates.at(-1) ?? start,
  );
  const rows = await ensureDays(db, actor.id, dates, call.now);
  const days = new Map(rows.map((day) => [day.date, day] as const));
  const replaced = replaceableItems(near, days, again);
  const kept = near.filter((item) => !replaced.includes(item));
  const week = await findWeekSlots(db, actor.id);
  const seed = randomInt(MAX_SEED);
  const planned = planSimpleWeek(
    published.map(({ candidate }) => candidate),
    emptyPlaces(days, kept, offer.taste.wishes.mealTimes, week),
    offer.taste.wishes,
    { seed, recent: recentRecipes(near) },
  );
  if (planned.length + replaced.length === 0) return { calendar_days: [] };
  const id = await beginSimpleRun(call, start, seed, replaced);
  const items = await storeMeals(call, planned, offer, week, days);
  await noteOutcome(call, { id, userId: actor.id, firstDate: start, numDays: DAYS }, items);
  const filled = new Set(planned.map(({ date }) => date));
  return {
    calendar_days: await presentDays(
      call,
      rows.filter(({ date }) => filled.has(date)),
    ),
  };
}
