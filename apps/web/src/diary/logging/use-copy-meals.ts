import { type CalendarDay, copyMealsFromDate, copyMealsToMealMoment } from "@plateful/contract";
import type { MealMoment } from "@plateful/nutrition";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { namedUser, useSubject } from "../../lib/person/subject.ts";
import { dayOn } from "../../lib/plan/day-on.ts";
import { call } from "../../lib/server/call.ts";
import { useIntentKey } from "../../lib/server/use-intent-key.ts";
import { refreshCalendarDays, showDay } from "../day/calendar-day-query.ts";

interface Copy {
  readonly from: CalendarDay;
  readonly dates: readonly string[];
  /** Only the meals of this moment; the whole day when absent. */
  readonly moment?: MealMoment;
  /** Whether the copies take the place of what is planned there. */
  readonly replaces: boolean;
}

async function copyTo(
  date: string,
  { from, moment, replaces }: Copy,
  clientId: number | undefined,
): Promise<void> {
  const source = { from_calendar_day_id: from.id, replace: replaces, ...namedUser(clientId) };
  if (moment === undefined) {
    await call(copyMealsFromDate, { body: { ...source, to_date: date } });
    return;
  }
  const { id } = await dayOn(date, clientId);
  await call(copyMealsToMealMoment, { body: { ...source, to_calendar_day: id, meal_moment: moment } });
}

/** Copies to one date after the other and answers the dates that failed (ledger DIARY-042). */
export function useCopyMeals() {
  const queryClient = useQueryClient();
  const { viewedId } = useSubject();
  return useMutation({
    meta: { silent: true },
    mutationFn: async (copy: Copy) => {
      const failed: string[] = [];
      for (const date of copy.dates) {
        await copyTo(date, copy, viewedId).catch(() => failed.push(date));
      }
      return failed;
    },
    onSettled: () => refreshCalendarDays(queryClient),
  });
}

/** Fills an empty day with the meals of an earlier one. */
export function useCopyFromDay() {
  const queryClient = useQueryClient();
  const intent = useIntentKey();
  const { viewedId } = useSubject();
  return useMutation({
    mutationFn: ({ from, date }: { from: CalendarDay; date: string }) => {
      const body = { from_calendar_day_id: from.id, to_date: date, ...namedUser(viewedId) };
      return call(copyMealsFromDate, { body, idempotencyKey: intent.keyFor(body) });
    },
    onSuccess: (day) => {
      intent.done();
      return showDay(queryClient, day);
    },
  });
}
