import { Button } from "@mantine/core";
import { formatDate } from "@plateful/phrases";
import { type DiarySlot, eatenOfMeal } from "@plateful/planning";
import { useState } from "react";
import { useLanguage, usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { SheetDialog } from "../../ui/overlays/SheetDialog.tsx";
import { showToast } from "../../ui/overlays/show-toast.ts";
import styles from "../day/dialogs.module.css";
import type { DiaryDay } from "../day/diary-day.ts";
import type { DiaryEntry } from "../day/diary-entry.ts";
import { CopyDates } from "./CopyDates.tsx";
import { CopyHow } from "./CopyHow.tsx";
import { useCopyMeals } from "./use-copy-meals.ts";

interface CopyDialogProps {
  diary: DiaryDay;
  /** Only the meals of this slot; the whole day when null. */
  slot: DiarySlot | null;
  today: string;
  onClose: () => void;
}

/** What is copied of a meal of a day that is over; null where that goes without saying (ledger DIARY-124). */
function copiedText(
  entries: readonly DiaryEntry[],
  isOver: boolean,
  { diary, logging }: ReturnType<typeof usePhrases>,
): string | null {
  const { meals, areEaten } = eatenOfMeal(entries, isOver);
  if (areEaten === null || meals.length === 0) return null;
  if (!areEaten) return logging.copiesPlanned;
  const names = meals.map(({ name }) => name ?? diary.quickMeal).join(", ");
  return meals.length === entries.length ? null : logging.copiesEaten({ names });
}

/** Copies a day, or one of its meals, to other days (ledger DIARY-038 to DIARY-042). */
export function CopyDialog({ diary, slot, today, onClose }: CopyDialogProps) {
  const phrases = usePhrases();
  const words = phrases.logging;
  const language = useLanguage();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [failed, setFailed] = useState<readonly string[]>([]);
  const [replaces, setReplaces] = useState(false);
  const copy = useCopyMeals();
  const { day, date } = diary;
  const nameOf = (one: string) =>
    formatDate(language, one, { weekday: "short", day: "numeric", month: "short" });
  const entries = diary.groups
    .filter((group) => slot === null || group.slot?.id === slot.id)
    .flatMap((group) => group.entries);
  const meal = slot === null ? null : phrases.meals.momentsInSentence[slot.mealMoment];
  const copied = slot === null ? null : copiedText(entries, date < today, phrases);
  const start = () => {
    if (day === null) return;
    copy.mutate(
      { from: day, dates: chosen, replaces, ...(slot === null ? {} : { moment: slot.mealMoment }) },
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
        <>
          {copied !== null && <p className={styles.copied}>{copied}</p>}
          <CopyDates date={date} today={today} chosen={chosen} onChoose={setChosen}>
            <CopyHow
              {...{ date, today, chosen, replaces }}
              moment={slot?.mealMoment ?? null}
              onChange={setReplaces}
            />
          </CopyDates>
        </>
      )}
      {failed.length > 0 && (
        <p role="alert" className={styles.error}>
          {words.copyDatesFailed({ dates: failed.map(nameOf).join(", ") })}
        </p>
      )}
    </SheetDialog>
  );
}
