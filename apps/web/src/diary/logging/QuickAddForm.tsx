import type { DiarySlot } from "@plateful/planning";
import { useState } from "react";
import { EatenChoice } from "../../lib/food/EatenChoice.tsx";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import type { DiaryDay } from "../day/diary-day.ts";
import { useSayAdded } from "../instead/use-say-added.ts";
import { QuickMealForm } from "./QuickMealForm.tsx";
import { EMPTY_QUICK_ADD } from "./quick-add-form.ts";
import { useQuickAddMeal } from "./use-quick-add-meal.ts";

interface QuickAddFormProps {
  diary: DiaryDay;
  slot: DiarySlot;
  /** Whether the day is one's own and has come, so that the meal may have been eaten. */
  isLogged: boolean;
  onDone: () => void;
}

/** Adds something of which only the numbers are known, under a name of one's own or none (ledger DIARY-050, DIARY-097). */
export function QuickAddForm({ diary, slot, isLogged, onDone }: QuickAddFormProps) {
  const { diary: words } = usePhrases();
  const { day } = diary;
  const [isEaten, setIsEaten] = useState(true);
  const add = useQuickAddMeal();
  const say = useSayAdded(diary);
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
              say({ slot, isEaten: isLogged && isEaten, kcal: entered.amounts.kcal, undo });
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
