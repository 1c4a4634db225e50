import { addDays } from "@plateful/nutrition";
import type { DayInput, Library, Rules } from "@plateful/planning";
import type { Db } from "../platform/database/open-database.ts";
import { invalidField, Problem } from "../platform/problem.ts";
import type { Services } from "../platform/services.ts";
import { getEatingRules, plannerLibrary } from "../recipes/index.ts";
import { type DayRow, ensureDays } from "./calendar-day-store.ts";
import { type DatedItemRow, listItemsBetween } from "./calendar-item-store.ts";
import { REPEAT_WINDOW_DAYS, slotOfItem, toDayInput, toRecentMeals } from "./day-input.ts";
import { isLocked } from "./standing-day.ts";
import { findWeekSlots, slotsOn, type WeekSlots } from "./week-slot-store.ts";

/** What planning needs of whoever asks for it: a call, or a job. */
export interface PlanningContext {
  /** The open transaction, with the rights of whoever asks. */
  readonly db: Db;
  readonly services: Services;
  readonly now: Date;
}

export interface PlanWish {
  /** Dates that follow each other. */
  readonly dates: readonly string[];
  /** Which items give way to new ones; what is locked never does. */
  readonly replaces: (item: DatedItemRow, week: WeekSlots) => boolean;
  /** Which slots are planned, when they are empty. */
  readonly wants?: (slotId: number) => boolean;
  /** By which the same plan is made again; any number when left out. */
  readonly seed?: number;
}

/** Everything that a plan follows from, as it is now. */
export interface PlanSituation {
  readonly userId: number;
  readonly library: Library;
  readonly week: WeekSlots;
  /** The wished days, locked ones included. */
  readonly days: readonly DayRow[];
  readonly replaced: readonly DatedItemRow[];
  readonly input: { readonly days: readonly DayInput[]; readonly rules: Rules };
}

/**
 * Reads what a plan of these days must know: targets, rules, what stands in the diary around them and what of it stays.
 * Missing days are made. Nothing else is changed.
 */
export async function readPlanSituation(
  { db, services, now }: PlanningContext,
  userId: number,
  wish: PlanWish,
): Promise<PlanSituation> {
  const { rules, ownRecipeIds, mayGenerate } = await getEatingRules(db, userId);
  if (!mayGenerate) throw new Problem("generate_meals_disabled");
  const week = await findWeekSlots(db, userId);
  if (week === null || wish.dates.some((date) => slotsOn(week, date).length === 0))
    throw invalidField("", "no_plan_for_weekday");
  const [first = "", last = first] = [wish.dates[0], wish.dates.at(-1)];
  const library = await plannerLibrary(services, db, ownRecipeIds);
  const days = await ensureDays(db, userId, wish.dates, now);
  const dayByDate = new Map(days.map((day) => [day.date, day]));
  const around = [addDays(first, -REPEAT_WINDOW_DAYS), addDays(last, REPEAT_WINDOW_DAYS)] as const;
  const near = await listItemsBetween(db, userId, ...around);
  const open = wish.dates.filter((date) => dayByDate.get(date)?.locked === false);
  const openDates = new Set(open);
  const replaced = near.filter(
    (item) =>
      openDates.has(item.date) &&
      !isLocked(item, slotOfItem(item, slotsOn(week, item.date))?.id, dayByDate.get(item.date)) &&
      wish.replaces(item, week),
  );
  const kept = Map.groupBy(
    near.filter((item) => !replaced.includes(item)),
    ({ date }) => date,
  );
  const inputs = open.map((date) => {
    const lockedSlots = dayByDate.get(date)?.locked_slots ?? [];
    const wants = (id: number) => !lockedSlots.includes(id) && (wish.wants?.(id) ?? true);
    return toDayInput(date, first, slotsOn(week, date), kept.get(date) ?? [], wants);
  });
  const recent = toRecentMeals(near, first, openDates);
  return { userId, library, week, days, replaced, input: { days: inputs, rules: { ...rules, recent } } };
}
