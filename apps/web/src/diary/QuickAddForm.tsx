import { Button, TextInput } from "@mantine/core";
import type { CalendarDay } from "@plateful/contract";
import type { DiarySlot } from "@plateful/planning";
import { type FormEvent, useState } from "react";
import { CallError } from "../lib/call-error.ts";
import { EatenChoice } from "../lib/EatenChoice.tsx";
import { usePhrases } from "../lib/LanguageProvider.tsx";
import { useCount } from "../lib/use-count.ts";
import { showToast } from "../ui/show-toast.ts";
import styles from "./dialogs.module.css";
import {
  EMPTY_QUICK_ADD,
  MAX_GRAMS,
  MAX_KCAL,
  QUICK_ADD_FIELDS,
  type QuickAddFault,
  type QuickAddField,
  readQuickAdd,
} from "./quick-add-form.ts";
import { useQuickAddMeal } from "./use-quick-add-meal.ts";

interface QuickAddFormProps {
  day: CalendarDay | null;
  slot: DiarySlot;
  /** Whether the day is one's own and has come, so that the meal may have been eaten. */
  isLogged: boolean;
  onDone: () => void;
}

/** Calories and macronutrients of something eaten, without saying what it was (ledger DIARY-050, DIARY-051). */
export function QuickAddForm({ day, slot, isLogged, onDone }: QuickAddFormProps) {
  const phrases = usePhrases();
  const { diary: words, general } = phrases;
  const count = useCount();
  const [texts, setTexts] = useState(EMPTY_QUICK_ADD);
  const [isEaten, setIsEaten] = useState(true);
  const [isTried, setIsTried] = useState(false);
  const add = useQuickAddMeal();
  const result = readQuickAdd(texts);
  const labels = {
    kcal: words.calories,
    protein: words.proteinGrams,
    carbohydrates: words.carbsGrams,
    fat: words.fatGrams,
  };
  const faultText = (field: QuickAddField, fault: QuickAddFault): string => {
    if (fault === "tooMuch") return words.atMost({ limit: count(field === "kcal" ? MAX_KCAL : MAX_GRAMS) });
    const texts = { required: general.required, notANumber: general.notANumber };
    if (fault === "positive" || fault === "notNegative") return words[fault];
    return texts[fault];
  };
  const errorAt = (field: QuickAddField): string | undefined => {
    const fault = result.ok || !isTried ? undefined : result.faults[field];
    if (fault !== undefined) return faultText(field, fault);
    return add.error instanceof CallError ? add.error.at(field) : undefined;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (!result.ok || add.isPending) return;
    const meal = phrases.meals.momentsInSentence[slot.mealMoment];
    add.mutate(
      { day, slot, amounts: result.amounts, ...(isLogged ? { isEaten } : {}) },
      {
        onSuccess: () => {
          showToast({ message: words.added({ meal }) });
          onDone();
        },
      },
    );
  };
  return (
    <form noValidate onSubmit={submit}>
      <div className={styles.fields}>
        {QUICK_ADD_FIELDS.map((field) => (
          <TextInput
            key={field}
            data-autofocus={field === "kcal" ? true : undefined}
            label={labels[field]}
            {...(field === "kcal" ? {} : { description: general.optional })}
            required={field === "kcal"}
            withAsterisk={false}
            inputMode="decimal"
            autoComplete="off"
            value={texts[field]}
            error={errorAt(field)}
            onChange={(event) => {
              const text = event.currentTarget.value;
              setTexts((now) => ({ ...now, [field]: text }));
            }}
          />
        ))}
      </div>
      {isLogged && <EatenChoice isEaten={isEaten} onChange={setIsEaten} />}
      {add.isError && (
        <p role="alert" className={styles.error}>
          {(add.error instanceof CallError ? add.error.general : undefined) ?? general.somethingWentWrong}
        </p>
      )}
      <Button type="submit" size="lg" fullWidth mt={20} loading={add.isPending} disabled={day === null}>
        {words.add}
      </Button>
    </form>
  );
}
