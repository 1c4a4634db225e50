import { Button } from "@mantine/core";
import { formatDate } from "@plateful/phrases";
import { addDays, type DiarySlot } from "@plateful/planning";
import { useState } from "react";
import { useLanguage, usePhrases } from "../lib/LanguageProvider.tsx";
import { SheetDialog } from "../ui/SheetDialog.tsx";
import { showToast } from "../ui/show-toast.ts";
import styles from "./dialogs.module.css";
import type { DiaryDay } from "./diary-day.ts";
import { useCopyMeals } from "./use-copy-meals.ts";

interface CopyDialogProps {
  diary: DiaryDay;
  /** Only the meals of this slot; the whole day when null. */
  slot: DiarySlot | null;
  today: string;
  onClose: () => void;
}

/** Two weeks from today are offered, without the day itself (ledger DIARY-041). */
const DAYS_OFFERED = 15;

/** Copies a day, or one of its meals, to other days (ledger DIARY-038 to DIARY-042). */
export function CopyDialog({ diary, slot, today, onClose }: CopyDialogProps) {
  const phrases = usePhrases();
  const words = phrases.diary;
  const language = useLanguage();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [failed, setFailed] = useState<readonly string[]>([]);
  const copy = useCopyMeals();
  const { day, date } = diary;
  const nameOf = (one: string) =>
    formatDate(language, one, { weekday: "short", day: "numeric", month: "short" });
  const entries = diary.groups
    .filter((group) => slot === null || group.slot?.id === slot.id)
    .flatMap((group) => group.entries);
  const dates = Array.from({ length: DAYS_OFFERED }, (_, index) => addDays(today, index)).filter(
    (one) => one !== date,
  );
  const meal = slot === null ? null : phrases.meals.momentsInSentence[slot.mealMoment];
  const start = () => {
    if (day === null) return;
    copy.mutate(
      { from: day, dates: chosen, ...(slot === null ? {} : { moment: slot.mealMoment }) },
      {
        onSuccess: (failures) => {
          const copied = chosen.length - failures.length;
          if (copied > 0) showToast({ message: words.copyDone({ count: copied }) });
          if (failures.length === 0) return onClose();
          setFailed(failures);
          setChosen(failures);
        },
      },
    );
  };
  const isEmpty = entries.length === 0;
  return (
    <SheetDialog
      isOpen
      onClose={onClose}
      title={meal === null ? words.copyDayTitle : words.copyMealTitle({ meal })}
      {...(isEmpty ? {} : { subtitle: words.copyTo })}
      closeLabel={phrases.general.close}
      {...(isEmpty
        ? {}
        : {
            actions: (
              <Button size="lg" disabled={chosen.length === 0} loading={copy.isPending} onClick={start}>
                {chosen.length === 0 ? words.copyNone : words.copyAction({ count: chosen.length })}
              </Button>
            ),
          })}
    >
      {isEmpty && <p>{words.noMealsToCopy}</p>}
      {!isEmpty && (
        <fieldset aria-label={words.copyTo} className={styles.dates}>
          {dates.map((one) => (
            <label key={one} className={styles.chip}>
              <input
                type="checkbox"
                checked={chosen.includes(one)}
                onChange={(event) =>
                  setChosen(
                    event.currentTarget.checked ? [...chosen, one] : chosen.filter((other) => other !== one),
                  )
                }
              />
              {nameOf(one)}
            </label>
          ))}
        </fieldset>
      )}
      {failed.length > 0 && (
        <p role="alert" className={styles.error}>
          {words.copyDatesFailed({ dates: failed.map(nameOf).join(", ") })}
        </p>
      )}
    </SheetDialog>
  );
}
