import type { CalendarDay } from "@plateful/contract";
import type { DiarySlot } from "@plateful/planning";
import { useState } from "react";
import { alertProblem } from "../../lib/dialogs/alerts.ts";
import { EatenChoice } from "../../lib/food/EatenChoice.tsx";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { showToast } from "../../ui/overlays/show-toast.ts";
import { QuickMealForm } from "./QuickMealForm.tsx";
import { EMPTY_QUICK_ADD } from "./quick-add-form.ts";
import { useQuickAddMeal } from "./use-quick-add-meal.ts";

interface QuickAddFormProps {
  day: CalendarDay | null;
  slot: DiarySlot;
  /** Whether the day is one's own and has come, so that the meal may have been eaten. */
  isLogged: boolean;
  onDone: () => void;
}

/** Adds something of which only the numbers are known, under a name of one's own or none (ledger DIARY-050, DIARY-097). */
export function QuickAddForm({ day, slot, isLogged, onDone }: QuickAddFormProps) {
  const { diary: words, general, meals } = usePhrases();
  const [isEaten, setIsEaten] = useState(true);
  const add = useQuickAddMeal();
  const say = (undo: () => Promise<void>) =>
    showToast({
      message: words.added({ meal: meals.momentsInSentence[slot.mealMoment] }),
      undo: {
        label: general.undo,
        onUndo: () => void undo().catch(() => alertProblem(general.somethingWentWrong)),
      },
    });
  return (
    <QuickMealForm
      start={EMPTY_QUICK_ADD}
      saveLabel={words.add}
      isDisabled={day === null}
      isPending={add.isPending}
      error={add.error}
      onSave={(entered) =>
        add.mutate(
          { day, slot, ...entered, ...(isLogged ? { isEaten } : {}) },
          {
            onSuccess: (undo) => {
              say(undo);
              onDone();
            },
          },
        )
      }
    >
      {isLogged && <EatenChoice isEaten={isEaten} onChange={setIsEaten} />}
    </QuickMealForm>
  );
}
