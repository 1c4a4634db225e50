import { calendarItems, quickAddMeals } from "@plateful/contract";
import type { MealMoment } from "@plateful/nutrition";
import { type DiarySlot, isRealSlot } from "@plateful/planning";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../lib/call.ts";
import { namedUser, useSubject } from "../lib/subject.ts";
import { useIntentKey } from "../lib/use-intent-key.ts";
import { refreshCalendarDays } from "./calendar-day-query.ts";
import { requireDayId } from "./day-plan.ts";
import type { QuickAddAmounts } from "./quick-add-form.ts";
import { statusOf } from "./status-of.ts";

interface QuickMeal {
  readonly day: { readonly id: number } | null;
  readonly slot: DiarySlot;
  readonly amounts: QuickAddAmounts;
  /** Absent on a day to come, and in a client's diary. */
  readonly isEaten?: boolean;
}

/** A slot that exists only on the screen is never sent (ledger DIARY-017, DIARY-018). */
const placeOf = (slot: DiarySlot): { meal_slot: number | null; meal_moment: MealMoment } => ({
  meal_slot: isRealSlot(slot.id) ? slot.id : null,
  meal_moment: slot.mealMoment,
});

/** Stores a meal of which only the numbers are known and puts it on a day; pressed again, it does so once. */
export function useQuickAddMeal() {
  const queryClient = useQueryClient();
  const meal = useIntentKey();
  const place = useIntentKey();
  const { viewedId } = useSubject();
  return useMutation({
    meta: { silent: true },
    mutationFn: async ({ day, slot, amounts, isEaten }: QuickMeal) => {
      const calendar_day = requireDayId(day);
      const stored = await call(quickAddMeals.create, {
        body: { ...amounts, ...namedUser(viewedId) },
        idempotencyKey: meal.keyFor([calendar_day, slot.id, amounts]),
      });
      const body = {
        calendar_day,
        ...placeOf(slot),
        object_id: stored.id,
        content_type: "quickaddmeal",
        ...statusOf(isEaten),
      } as const;
      return call(calendarItems.create, { body, idempotencyKey: place.keyFor(body) });
    },
    onSuccess: () => {
      meal.done();
      place.done();
    },
    onSettled: () => refreshCalendarDays(queryClient),
  });
}
