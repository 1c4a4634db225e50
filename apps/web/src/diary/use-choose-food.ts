import { type DiarySlot, isRealSlot } from "@plateful/planning";
import { useNavigate } from "@tanstack/react-router";
import { alertProblem } from "../lib/alerts.ts";
import { callFood } from "../lib/diary-calls.ts";
import { beginFoodChoice, type ChosenFood } from "../lib/food-choice.ts";
import { usePhrases } from "../lib/LanguageProvider.tsx";
import type { PATHS } from "../lib/paths.ts";
import { plannerHref, useSubject } from "../lib/subject.ts";
import { useToday } from "../lib/today.ts";
import { showToast } from "../ui/show-toast.ts";
import { dayOn } from "./day-on.ts";
import type { DiaryDay } from "./diary-day.ts";
import { leftIn } from "./left-in.ts";
import { statusOf } from "./status-of.ts";
import { useAddToDay } from "./use-add-to-day.ts";

/** Sends a person off to choose a food and brings them back to the day. */
export function useChooseFood(diary: DiaryDay) {
  const { diary: words, general, meals } = usePhrases();
  const navigate = useNavigate();
  const { viewedId, root } = useSubject();
  const today = useToday();
  const { date, slots } = diary;
  const addFood = useAddToDay("food", callFood);
  const onDone = () => void navigate({ href: plannerHref(root, date) });

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
      undo: {
        label: general.undo,
        onUndo: () => void undo().catch(() => alertProblem(general.somethingWentWrong)),
      },
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

  return { add, put };
}
