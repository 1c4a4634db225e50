import { IconLock, IconLockOpen } from "@tabler/icons-react";
import { createElement } from "react";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import type { MenuAction } from "../../ui/overlays/menu-action.ts";
import { showToast } from "../../ui/overlays/show-toast.ts";
import type { DiaryDay, DiaryGroup } from "../day/diary-day.ts";
import type { DiaryEntry } from "../day/diary-entry.ts";
import { useLockMeals } from "./use-lock-meals.ts";

interface LockActions {
  readonly ofMeal: (entry: DiaryEntry) => MenuAction;
  /** Null for what is no slot of the plan. */
  readonly ofSlot: (group: DiaryGroup) => MenuAction | null;
  readonly ofDay: MenuAction;
}

/** What locks or unlocks the parts of a day, for their menus (ledger PLAN-070, PLAN-072). */
export function useLockActions({ date, isLocked }: DiaryDay): LockActions {
  const { diary: words, meals } = usePhrases();
  const { mutate } = useLockMeals();
  const action = (
    [lock, unlock]: readonly [string, string],
    wasLocked: boolean,
    place: { itemId?: number; slotId?: number },
  ): MenuAction => ({
    label: wasLocked ? unlock : lock,
    icon: createElement(wasLocked ? IconLockOpen : IconLock, { size: 18, stroke: 1.75 }),
    onSelect: () =>
      mutate(
        { date, locked: !wasLocked, ...place },
        { onSuccess: () => showToast({ message: wasLocked ? words.unlockedNow : words.lockedNow }) },
      ),
  });
  return {
    ofMeal: ({ id, isLocked: wasLocked }) =>
      action([words.lockThisMeal, words.unlockThisMeal], wasLocked, { itemId: id }),
    ofSlot: ({ slot, isLocked: wasLocked }) => {
      if (slot === null || slot.id <= 0) return null;
      const meal = meals.momentsInSentence[slot.mealMoment];
      return action([words.lockMeal({ meal }), words.unlockMeal({ meal })], wasLocked, { slotId: slot.id });
    },
    ofDay: action([words.lockDay, words.unlockDay], isLocked, {}),
  };
}
