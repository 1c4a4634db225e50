import { lockMeals } from "@plateful/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { namedUser, useSubject } from "../../lib/person/subject.ts";
import { useMealGone } from "../../lib/plan/use-meal-gone.ts";
import { call } from "../../lib/server/call.ts";
import { showDay } from "../day/calendar-day-query.ts";

interface Wish {
  readonly date: string;
  readonly locked: boolean;
  /** The meal or the slot; the whole day when neither is named. */
  readonly itemId?: number;
  readonly slotId?: number;
}

/** Locks a meal, a slot or a day against planning, or unlocks it; said twice it is still so (ledger PLAN-070). */
export function useLockMeals() {
  const queryClient = useQueryClient();
  const mealGone = useMealGone();
  const { viewedId } = useSubject();
  return useMutation({
    mutationFn: ({ date, locked, itemId, slotId }: Wish) =>
      call(lockMeals, {
        body: { date, locked, calendar_item_id: itemId, meal_slot_id: slotId, ...namedUser(viewedId) },
      }),
    meta: { saysGone: true },
    onSuccess: (day) => showDay(queryClient, day),
    onError: mealGone,
  });
}
