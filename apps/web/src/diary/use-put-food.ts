import { calendarItems, planOwnProduct, planSingleFoodMeal } from "@plateful/contract";
import { type DiarySlot, isRealSlot } from "@plateful/planning";
import { useQueryClient } from "@tanstack/react-query";
import { call } from "../lib/call.ts";
import type { ChosenFood, ChosenOwnProduct } from "../lib/food-choice.ts";
import { usePhrases } from "../lib/LanguageProvider.tsx";
import { useSubject } from "../lib/subject.ts";
import { showToast } from "../ui/show-toast.ts";
import { refreshCalendarDays } from "./calendar-day-query.ts";
import { dayOn } from "./day-on.ts";
import { statusOf } from "./status-of.ts";

/** A slot that exists only on the screen is never sent (ledger DIARY-017, DIARY-018). */
const placeOf = (slot: DiarySlot) =>
  isRealSlot(slot.id) ? { meal_slot_id: slot.id } : { meal_moment: slot.mealMoment };

/** Puts foods, and products of one's own, into the meals of a day. */
export function usePutFood(date: string) {
  const { diary: words, general, meals } = usePhrases();
  const queryClient = useQueryClient();
  const { viewedId } = useSubject();
  const refreshed = async (work: Promise<unknown>) => {
    try {
      await work;
    } finally {
      await refreshCalendarDays(queryClient);
    }
  };

  /** Waits for a meal to be added; the notice that says so takes it back. */
  const said = async (place: DiarySlot, adding: Promise<{ readonly id: number }>) => {
    await refreshed(adding);
    const { id } = await adding;
    const onUndo = () => void refreshed(call(calendarItems.remove, { params: { id: String(id) } }));
    showToast({
      message: words.added({ meal: meals.momentsInSentence[place.mealMoment] }),
      undo: { label: general.undo, onUndo },
    });
  };

  /** Puts an amount of a food into a meal. */
  const put = async (place: DiarySlot, chosen: Omit<ChosenFood, "slot">, idempotencyKey: string) => {
    const body = {
      calendar_day_id: (await dayOn(date, viewedId)).id,
      ...placeOf(place),
      quantity: chosen.quantity,
      suggested_serving_id: chosen.servingId,
      ...statusOf(chosen.isEaten),
    };
    await said(place, call(planSingleFoodMeal, { body, idempotencyKey }));
  };

  /** The same with a product of one's own. */
  const putOwn = async (place: DiarySlot, chosen: ChosenOwnProduct, idempotencyKey: string) => {
    const body = {
      calendar_day_id: (await dayOn(date, viewedId)).id,
      ...placeOf(place),
      own_product_id: chosen.productId,
      amount: chosen.amount,
      ...statusOf(chosen.isEaten),
    };
    await said(place, call(planOwnProduct, { body, idempotencyKey }));
  };

  return { refreshed, put, putOwn };
}
