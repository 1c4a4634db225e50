import { formatNumber } from "@plateful/phrases";
import { useState } from "react";
import { useLanguage, usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { SheetDialog } from "../../ui/overlays/SheetDialog.tsx";
import type { DiaryEntry } from "../day/diary-entry.ts";
import { QuickMealForm } from "./QuickMealForm.tsx";
import type { QuickAddAmounts, QuickAddTexts } from "./quick-add-form.ts";
import { useChangeQuickMeal } from "./use-change-quick-meal.ts";

interface ChangeQuickMealDialogProps {
  entry: DiaryEntry & { readonly macros: QuickAddAmounts };
  day: { readonly id: number; readonly date: string };
  onClose: () => void;
}

/** Another name and other numbers for a quick add (ledger DIARY-098). */
export function ChangeQuickMealDialog({ entry, day, onClose }: ChangeQuickMealDialogProps) {
  const { quickAdd: words, general } = usePhrases();
  const language = useLanguage();
  // What is stored when the dialog opens: reading the day again does not change what is being typed.
  const [before] = useState({ name: entry.name, amounts: entry.macros });
  const change = useChangeQuickMeal({ ...entry, dayId: day.id, date: day.date });
  const text = (value: number) =>
    formatNumber(language, value, { useGrouping: false, maximumFractionDigits: 6 });
  const { kcal, protein, carbohydrates, fat } = before.amounts;
  const start: QuickAddTexts = {
    ...{ name: before.name ?? "", kcal: text(kcal) },
    ...{ protein: text(protein), carbohydrates: text(carbohydrates), fat: text(fat) },
  };
  return (
    <SheetDialog
      isOpen
      onClose={onClose}
      title={words.change}
      subtitle={words.changeText}
      closeLabel={general.close}
    >
      <QuickMealForm
        start={start}
        saveLabel={general.save}
        isPending={change.isPending}
        error={change.error}
        onSave={(entered) => change.mutate({ to: entered, before }, { onSuccess: onClose })}
      />
    </SheetDialog>
  );
}
