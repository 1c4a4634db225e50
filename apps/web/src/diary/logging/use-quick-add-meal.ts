import { type DiarySlot, isRealSlot } from "@plateful/planning";
import { useMutation } from "@tanstack/react-query";
import { callQuickAdd } from "../../lib/kept/send-change.ts";
import { useIntentKey } from "../../lib/server/use-intent-key.ts";
import { requireDayId } from "../day/day-plan.ts";
import { statusOf } from "../day/status-of.ts";
import type { QuickAddAmounts } from "./quick-add-form.ts";
import { useAddToDay } from "./use-add-to-day.ts";

interface QuickMeal {
  readonly day: { readonly id: number; readonly date: string } | null;
  readonly slot: DiarySlot;
  readonly name: string | null;
  readonly amounts: QuickAddAmounts;
  /** Absent on a day to come, and in a client's diary. */
  readonly isEaten?: boolean;
}

/** Stores a meal of which only the numbers are known and puts it on a day; pressed again, it does so once. Answers what takes it back. */
export function useQuickAddMeal() {
  const intent = useIntentKey();
  const add = useAddToDay("quick-add", callQuickAdd);
  return useMutation({
    meta: { silent: true },
    mutationFn: ({ day, slot, name, amounts, isEaten }: QuickMeal) => {
      const dayId = requireDayId(day);
      return add({
        ...{ key: intent.keyFor([dayId, slot.id, name, amounts, isEaten]), dayId, date: day?.date ?? "" },
        ...{ name, amounts },
        // A slot that exists only on the screen is never sent (ledger DIARY-017, DIARY-018).
        ...{ slotId: isRealSlot(slot.id) ? slot.id : null, moment: slot.mealMoment },
        ...statusOf(isEaten),
      });
    },
    onSuccess: () => intent.done(),
  });
}
