import { singleFoodMeals } from "@plateful/contract";
import type { DiarySlot } from "@plateful/planning";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { call } from "../lib/call.ts";
import { beginFoodChoice, type ChosenFood } from "../lib/food-choice.ts";
import { usePhrases } from "../lib/LanguageProvider.tsx";
import { PATHS } from "../lib/paths.ts";
import { plannerHref, useSubject } from "../lib/subject.ts";
import { showToast } from "../ui/show-toast.ts";
import { refreshCalendarDays } from "./calendar-day-query.ts";
import type { DiaryDay } from "./diary-day.ts";
import type { DiaryEntry } from "./diary-entry.ts";
import { leftIn } from "./left-in.ts";
import { useChangeLogged } from "./use-change-logged.ts";

/** Sends a person off to change the amount of a food that is planned, and brings them back to the day. */
export function useChangeFood(diary: DiaryDay) {
  const { diary: words, foods } = usePhrases();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { root } = useSubject();
  const changeLogged = useChangeLogged();
  const refreshed = async (work: Promise<unknown>) => {
    try {
      await work;
    } finally {
      await refreshCalendarDays(queryClient);
    }
  };
  return (entry: DiaryEntry, slot: DiarySlot | null) => {
    const { food, name } = entry;
    const around = {
      slot,
      leftIn: (one: DiarySlot) => leftIn(diary, one, entry),
      onDone: () => void navigate({ href: plannerHref(root, diary.date) }),
    };
    if (food === null) return changeLogged(entry, { ...around, refreshed });
    const save = async ({ servingId, quantity }: ChosenFood) => {
      const body = { suggested_serving: servingId, quantity };
      await refreshed(call(singleFoodMeals.change, { params: { id: String(entry.mealId) }, body }));
      showToast({ message: foods.changed({ name: name ?? words.quickMeal }) });
    };
    beginFoodChoice({ ...around, slots: [], chooseMealMoment: false, ingredient: food, onChoose: save });
    void navigate({ to: PATHS.addIngredient, params: { foodId: String(food.foodId) } });
  };
}
