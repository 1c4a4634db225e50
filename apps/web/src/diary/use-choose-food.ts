import { singleFoodMeals } from "@plateful/contract";
import { type DiarySlot, isRealSlot } from "@plateful/planning";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { call } from "../lib/call.ts";
import { beginFoodChoice, type ChosenFood } from "../lib/food-choice.ts";
import { usePhrases } from "../lib/LanguageProvider.tsx";
import { PATHS } from "../lib/paths.ts";
import { callFood } from "../lib/send-kept-change.ts";
import { plannerHref, useSubject } from "../lib/subject.ts";
import { useToday } from "../lib/today.ts";
import { showToast } from "../ui/show-toast.ts";
import { refreshCalendarDays } from "./calendar-day-query.ts";
import { dayOn } from "./day-on.ts";
import type { DiaryDay } from "./diary-day.ts";
import type { DiaryEntry } from "./diary-entry.ts";
import { statusOf } from "./status-of.ts";
import { useAddToDay } from "./use-add-to-day.ts";

/** What a meal has room for, without one of the meals that stand in it. */
function leftIn({ groups }: DiaryDay, slot: DiarySlot, without?: DiaryEntry) {
  if (slot.target === null) return null;
  const actual = groups.find((group) => group.slot?.id === slot.id)?.totals.actual;
  const own = without?.macros ?? null;
  return {
    kcal: slot.target.kcal - (actual?.kcal ?? 0) + (own?.kcal ?? 0),
    protein: slot.target.protein - (actual?.protein ?? 0) + (own?.protein ?? 0),
  };
}

/** Sends a person off to choose a food, or to change the amount of one that is planned, and brings them back to the day. */
export function useChooseFood(diary: DiaryDay) {
  const { diary: words, foods, general, meals } = usePhrases();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { viewedId, root } = useSubject();
  const today = useToday();
  const { date, slots } = diary;
  const addFood = useAddToDay("food", callFood);
  const onDone = () => void navigate({ href: plannerHref(root, date) });
  const refreshed = async (work: Promise<unknown>) => {
    try {
      await work;
    } finally {
      await refreshCalendarDays(queryClient);
    }
  };

  /** Puts an amount of a food into a meal; the notice that says so takes it back. */
  const put = async (place: DiarySlot, chosen: Omit<ChosenFood, "slot">, key: string) => {
    const { serving, quantity } = chosen;
    const about = {
      ...{ key, date, moment: place.mealMoment },
      dayId: diary.day?.id ?? (await dayOn(date, viewedId)).id,
      slotId: isRealSlot(place.id) ? place.id : null,
      ...statusOf(chosen.isEaten),
    };
    const undo = await addFood({ ...about, serving, quantity });
    showToast({
      message: words.added({ meal: meals.momentsInSentence[place.mealMoment] }),
      undo: { label: general.undo, onUndo: () => void undo() },
    });
  };

  const add = (slot: DiarySlot, path: typeof PATHS.foodSearch | typeof PATHS.barcodeScanner) => {
    beginFoodChoice({
      slots,
      slot,
      isLogged: viewedId === undefined && date <= today,
      chooseMealMoment: true,
      leftIn: (one) => leftIn(diary, one),
      place: { date, clientId: viewedId },
      onChoose: (chosen, key) => put(chosen.slot ?? slot, chosen, key),
      onDone,
    });
    void navigate({ to: path });
  };

  const change = (entry: DiaryEntry, slot: DiarySlot | null) => {
    const { food, name } = entry;
    if (food === null) return;
    const save = async ({ servingId, quantity }: ChosenFood) => {
      const body = { suggested_serving: servingId, quantity };
      await refreshed(call(singleFoodMeals.change, { params: { id: String(entry.mealId) }, body }));
      showToast({ message: foods.changed({ name: name ?? words.quickMeal }) });
    };
    beginFoodChoice({
      slots: [],
      slot,
      chooseMealMoment: false,
      leftIn: (one) => leftIn(diary, one, entry),
      ingredient: food,
      onChoose: save,
      onDone,
    });
    void navigate({ to: PATHS.addIngredient, params: { foodId: String(food.foodId) } });
  };
  return { add, change, put };
}
