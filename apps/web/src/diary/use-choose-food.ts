import { singleFoodMeals } from "@plateful/contract";
import type { DiarySlot } from "@plateful/planning";
import { useNavigate } from "@tanstack/react-router";
import { call } from "../lib/call.ts";
import { beginFoodChoice, type ChosenFood, type ChosenOwnProduct } from "../lib/food-choice.ts";
import { usePhrases } from "../lib/LanguageProvider.tsx";
import { PATHS } from "../lib/paths.ts";
import { plannerHref, useSubject } from "../lib/subject.ts";
import { useToday } from "../lib/today.ts";
import { showToast } from "../ui/show-toast.ts";
import type { DiaryDay } from "./diary-day.ts";
import type { DiaryEntry } from "./diary-entry.ts";
import { useChangeLogged } from "./use-change-logged.ts";
import { usePutFood } from "./use-put-food.ts";

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
  const { diary: words, foods } = usePhrases();
  const navigate = useNavigate();
  const { viewedId, root } = useSubject();
  const today = useToday();
  const { date, slots } = diary;
  const onDone = () => void navigate({ href: plannerHref(root, date) });
  const { refreshed, put, putOwn } = usePutFood(date);
  const changeLogged = useChangeLogged();
  const add = (slot: DiarySlot, path: typeof PATHS.foodSearch | typeof PATHS.barcodeScanner) => {
    beginFoodChoice({
      slots,
      slot,
      isLogged: viewedId === undefined && date <= today,
      chooseMealMoment: true,
      leftIn: (one) => leftIn(diary, one),
      place: { date, clientId: viewedId },
      onChoose: (chosen, key) => put(chosen.slot ?? slot, chosen, key),
      // What a client keeps is theirs, and what a coach keeps is no food of the client.
      ...(viewedId === undefined
        ? { onChooseOwn: (chosen: ChosenOwnProduct, key: string) => putOwn(chosen.slot ?? slot, chosen, key) }
        : {}),
      onDone,
    });
    void navigate({ to: path });
  };

  const change = (entry: DiaryEntry, slot: DiarySlot | null) => {
    const { food, name } = entry;
    const left = (one: DiarySlot) => leftIn(diary, one, entry);
    if (food === null) return changeLogged(entry, { slot, leftIn: left, onDone, refreshed });
    const save = async ({ servingId, quantity }: ChosenFood) => {
      const body = { suggested_serving: servingId, quantity };
      await refreshed(call(singleFoodMeals.change, { params: { id: String(entry.mealId) }, body }));
      showToast({ message: foods.changed({ name: name ?? words.quickMeal }) });
    };
    beginFoodChoice({
      slots: [],
      slot,
      chooseMealMoment: false,
      leftIn: left,
      ingredient: food,
      onChoose: save,
      onDone,
    });
    void navigate({ to: PATHS.addIngredient, params: { foodId: String(food.foodId) } });
  };
  return { add, change, put };
}
