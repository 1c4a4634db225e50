import type { DiarySlot } from "@plateful/planning";
import { alertProblem } from "../../lib/dialogs/alerts.ts";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { showToast } from "../../ui/overlays/show-toast.ts";
import type { DiaryDay } from "../day/diary-day.ts";
import { plannedDish } from "./planned-dish.ts";
import { useInsteadOf } from "./use-instead-of.ts";

interface Added {
  readonly slot: DiarySlot;
  /** Whether it was eaten, so that the planned dish may not be. */
  readonly isEaten: boolean | undefined;
  /** Its energy; null where that is not known. */
  readonly kcal: number | null;
  /** Takes it back; left out where nothing does. */
  readonly undo?: () => Promise<unknown>;
}

/** Says that something was added to a meal, with what takes it back, and what was planned there as what it replaces (ledger DIARY-123). */
export function useSayAdded({ day, groups }: Pick<DiaryDay, "day" | "groups">) {
  const { diary: words, general, meals } = usePhrases();
  const instead = useInsteadOf();
  return ({ slot, isEaten, kcal, undo }: Added) => {
    const group = groups.find((one) => one.slot?.id === slot.id);
    const dish = isEaten === true ? plannedDish(day, group, kcal) : null;
    const onUndo = () => void undo?.().catch(() => alertProblem(general.somethingWentWrong));
    showToast({
      message: words.added({ meal: meals.momentsInSentence[slot.mealMoment] }),
      ...(undo === undefined ? {} : { undo: { label: general.undo, onUndo } }),
      ...(dish === null ? {} : { also: { label: instead.label(dish), onPress: () => instead.take(dish) } }),
    });
  };
}
