import { type MeantFood, planSingleFoodMeals } from "@plateful/contract";
import { type DiarySlot, isRealSlot } from "@plateful/planning";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useSubject } from "../../lib/person/subject.ts";
import { dayOn } from "../../lib/plan/day-on.ts";
import { call } from "../../lib/server/call.ts";
import { useIntentKey } from "../../lib/server/use-intent-key.ts";
import { refreshCalendarDays } from "../day/calendar-day-query.ts";
import type { DiaryDay } from "../day/diary-day.ts";
import { statusOf } from "../day/status-of.ts";
import { useSayAdded } from "../instead/use-say-added.ts";
import { useTakeBack } from "../instead/use-take-back.ts";
import { totalOf } from "./sentence-food.ts";

interface FoodsToPut {
  readonly slot: DiarySlot;
  readonly foods: readonly MeantFood[];
  /** Whether they were eaten; absent where the server decides. */
  readonly isEaten?: boolean;
}

/** Puts several foods into a meal in one call, and says how to take them back (ledger FOOD-070). */
export function usePutFoods(diary: DiaryDay) {
  const say = useSayAdded(diary);
  const { date } = diary;
  const queryClient = useQueryClient();
  const { viewedId } = useSubject();
  const intent = useIntentKey();
  const takeBack = useTakeBack();
  return useMutation({
    meta: { silent: true },
    networkMode: "always",
    mutationFn: async ({ slot, foods, isEaten }: FoodsToPut) => {
      const { id } = await dayOn(date, viewedId);
      const body = {
        calendar_day_id: id,
        // A slot that exists only on the screen is never sent (ledger DIARY-017, DIARY-018).
        ...(isRealSlot(slot.id) ? { meal_slot_id: slot.id } : { meal_moment: slot.mealMoment }),
        foods: foods.map(({ suggested_serving: serving, quantity }) => ({
          suggested_serving_id: serving.id,
          quantity,
        })),
        ...statusOf(isEaten),
      };
      return call(planSingleFoodMeals, { body, idempotencyKey: intent.keyFor(body) });
    },
    onSuccess: ({ calendar_items: items }, { slot, foods, isEaten }) => {
      intent.done();
      const { kcal } = totalOf(foods);
      say({ slot, isEaten, kcal, undo: () => takeBack(items.map(({ id }) => id)) });
    },
    onSettled: () => refreshCalendarDays(queryClient),
  });
}
