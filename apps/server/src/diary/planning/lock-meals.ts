import type { CalendarDay, lockMeals as endpoint } from "@plateful/contract";
import { Problem } from "../../platform/base/problem.ts";
import type { Call } from "../../platform/calls/call.ts";
import { type DayRow, ensureDays, updateDayLocks } from "../day/calendar-day-store.ts";
import { findItem, updateItemLock } from "../day/calendar-item-store.ts";
import { checkDate } from "../day/date-limits.ts";
import { findSlotOf } from "../day/diary-reference-store.ts";
import { first, readDay } from "../day/read-diary.ts";

async function lockItem(call: Call<typeof endpoint>, day: DayRow, itemId: number): Promise<void> {
  const item = await findItem(call.db, itemId);
  if (item === undefined || item.calendar_day_id !== day.id) throw new Problem("not_found");
  // A better plan may have come in since the item was read (PLAN-176).
  if (!(await updateItemLock(call.db, itemId, call.body.locked, call.now))) throw new Problem("not_found");
}

/** The slots that are locked on a day when one of them is locked or unlocked. */
function slotsWith({ locked_slots: slots }: DayRow, slotId: number, isLocked: boolean): number[] {
  const others = slots.filter((id) => id !== slotId);
  return isLocked ? [...others, slotId] : others;
}

/** Locks a meal, a slot of a day or a whole day, so that planning leaves it alone, or unlocks it (PLAN-070). */
export async function lockMeals(call: Call<typeof endpoint>): Promise<CalendarDay> {
  const { date, locked, meal_slot_id: slotId, calendar_item_id: itemId } = call.body;
  const { db, subjectId, now } = call;
  checkDate("date", date, call.today);
  const isForSlot = slotId !== undefined && slotId !== null;
  if (isForSlot && (await findSlotOf(db, subjectId, slotId)) === undefined) throw new Problem("not_found");
  const day = first(await ensureDays(db, subjectId, [date], now));
  if (itemId !== undefined && itemId !== null) {
    await lockItem(call, day, itemId);
    return readDay(call, day);
  }
  const locks = {
    locked: isForSlot ? day.locked : locked,
    locked_slots: isForSlot ? slotsWith(day, slotId, locked) : day.locked_slots,
  };
  await updateDayLocks(db, day.id, locks, now);
  return readDay(call, { ...day, ...locks });
}
