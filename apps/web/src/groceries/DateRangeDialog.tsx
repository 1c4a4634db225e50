import { Button } from "@mantine/core";
import { Calendar } from "@mantine/dates";
import { type DateRange, defaultRange, isListRange, rangeLength, tapDay } from "@plateful/planning";
import { useState } from "react";
import "@mantine/dates/styles.layer.css";
import "dayjs/locale/nl.js";
import { useLanguage, usePhrases } from "../lib/language/LanguageProvider.tsx";
import { localDate } from "../lib/language/local-date.ts";
import { CallError } from "../lib/server/call-error.ts";
import { SheetDialog } from "../ui/overlays/SheetDialog.tsx";
import styles from "./DateRangeDialog.module.css";
import { rangeText } from "./range-text.ts";
import { useCreateGroceryList } from "./use-create-grocery-list.ts";

interface DateRangeDialogProps {
  onClose: () => void;
}

/** Why the days cannot be used, from the server or from the rules. */
function problemOf(
  error: Error | null,
  range: DateRange,
  phrases: ReturnType<typeof usePhrases>,
): string | null {
  const { general, groceries } = phrases;
  if (range.end !== null && !isListRange(range)) return groceries.picker.tooLong;
  if (error === null) return null;
  if (!(error instanceof CallError)) return general.somethingWentWrong;
  return (
    error.at("end_date") ??
    error.at("start_date") ??
    error.general ??
    error.detail ??
    general.somethingWentWrong
  );
}

/** Picks the days of a new list by the rules of the planner package (ledger GROC-002 to GROC-006). */
export function DateRangeDialog({ onClose }: DateRangeDialogProps) {
  const phrases = usePhrases();
  const language = useLanguage();
  const { picker, list } = phrases.groceries;
  const [range, setRange] = useState(() => defaultRange(localDate()));
  const create = useCreateGroceryList();
  const { start, end } = range;
  const isUsable = isListRange(range) && start !== null && end !== null && start !== end;
  const problem = problemOf(create.error, range, phrases);
  const choose = (day: string) => {
    create.reset();
    setRange(tapDay(range, day));
  };
  const submit = () => {
    if (isUsable) create.mutate({ start, end }, { onSuccess: onClose });
  };
  const inRange = (day: string) => start !== null && day >= start && day <= (end ?? start);
  return (
    <SheetDialog
      isOpen
      onClose={onClose}
      title={picker.title}
      closeLabel={phrases.general.close}
      actions={
        <Button size="lg" disabled={!isUsable} loading={create.isPending} onClick={submit}>
          {list.create}
        </Button>
      }
    >
      <p className={styles.hint}>{start !== null && end === null ? picker.chooseEnd : picker.hint}</p>
      <div className={styles.calendar}>
        <Calendar
          size="lg"
          locale={language}
          firstDayOfWeek={1}
          weekendDays={[]}
          hideOutsideDates
          defaultDate={start ?? localDate()}
          ariaLabels={{ previousMonth: picker.previousMonth, nextMonth: picker.nextMonth }}
          maxLevel="month"
          getDayProps={(day) => ({
            selected: day === start || day === end,
            inRange: inRange(day),
            firstInRange: day === start,
            lastInRange: day === (end ?? start),
            "aria-pressed": inRange(day),
            onClick: () => choose(day),
          })}
        />
      </div>
      {start !== null && end !== null && problem === null && (
        <p className={styles.chosen} role="status">
          {picker.chosen({
            range: rangeText(start, end, language, phrases),
            days: list.days({ count: rangeLength(range) ?? 0 }),
          })}
        </p>
      )}
      {problem !== null && (
        <p className={styles.error} role="alert">
          {problem}
        </p>
      )}
    </SheetDialog>
  );
}
