import type { CalendarDay, CalendarItem } from "@plateful/contract";
import { type DiarySlot, eatenOfMeal, isRealSlot } from "@plateful/planning";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useToday } from "../../lib/device/today.ts";
import { callCopy } from "../../lib/kept/diary-calls.ts";
import { newMealId } from "../../lib/kept/kept-change.ts";
import { carryOutOrKeep, KEPT } from "../../lib/kept/send-kept-change.ts";
import { namedUser, useSubject } from "../../lib/person/subject.ts";
import { dayOn } from "../../lib/plan/day-on.ts";
import { useIntentKey } from "../../lib/server/use-intent-key.ts";
import { refreshCalendarDays, showKeptChanges } from "../day/calendar-day-query.ts";
import { statusOf } from "../day/status-of.ts";

interface Copying {
  readonly from: CalendarDay;
  /** The day that gets the copies; null when it is not known whether there is one. */
  readonly to: CalendarDay | null;
  readonly date: string;
  readonly slot: DiarySlot;
  /** Whether they were eaten; absent where the server decides. */
  readonly isEaten?: boolean;
}

/** A meal of yesterday as its copy looks until the server has it: by itself, and neither locked nor linked. */
function copyOf(item: CalendarItem, dayId: number, { slot, isEaten }: Copying): CalendarItem {
  const id = newMealId();
  const place = { calendar_day: dayId, meal_slot: isRealSlot(slot.id) ? slot.id : null, locked: false };
  const { status = "PLANNED" } = statusOf(isEaten);
  const copy = { ...item, ...place, id, status, object_id: id };
  if (copy.content_type !== "recipemeal") return copy;
  return {
    ...copy,
    meal: { ...copy.meal, cooking: { ...copy.meal.cooking, leftover_of: null, leftovers: [] } },
  };
}

/**
 * Adds what was eaten at the same moment of the day before (ledger FOOD-050, DIARY-124). Without a network that is kept and shown at once;
 * what a coach copies in a client's diary never is (DIARY-110).
 */
export function useCopyYesterday() {
  const queryClient = useQueryClient();
  const intent = useIntentKey();
  const { user, viewedId } = useSubject();
  const today = useToday();
  return useMutation({
    mutationFn: async (copying: Copying) => {
      const { from, date, slot, isEaten } = copying;
      const { id: dayId } = copying.to ?? (await dayOn(date, viewedId));
      const moment = slot.mealMoment;
      const ofMeal = from.calendar_items.filter((item) => item.meal_moment === moment);
      const { meals } = eatenOfMeal(ofMeal, from.date < today);
      const items = meals.map((item) => copyOf(item, dayId, copying));
      const key = intent.keyFor([from.id, dayId, moment, isEaten]);
      const about = { key, userId: user.id, dayId, date, kind: "copy", fromDayId: from.id } as const;
      const copy = { ...about, moment, items, ...statusOf(isEaten) };
      if (viewedId !== undefined) return callCopy(copy, namedUser(viewedId));
      const copied = await carryOutOrKeep(copy, callCopy);
      if (copied === KEPT) await showKeptChanges(queryClient, dayId);
      return copied;
    },
    onSuccess: () => intent.done(),
    onSettled: (copied) => (copied === KEPT ? undefined : refreshCalendarDays(queryClient)),
  });
}
