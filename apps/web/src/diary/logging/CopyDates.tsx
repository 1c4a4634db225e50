import { formatDate } from "@plateful/phrases";
import type { ReactNode } from "react";
import { useLanguage, usePhrases } from "../../lib/language/LanguageProvider.tsx";
import styles from "../day/dialogs.module.css";
import { offeredDates } from "./copy-dates.ts";

interface CopyDatesProps {
  /** The day whose meals are copied. */
  date: string;
  today: string;
  chosen: readonly string[];
  onChoose: (dates: readonly string[]) => void;
  /** Between the days to come and those that are over, which are seldom wanted. */
  children: ReactNode;
}

interface DateChipsProps {
  label: string;
  dates: readonly string[];
  chosen: readonly string[];
  onToggle: (date: string) => void;
}

function DateChips({ label, dates, chosen, onToggle }: DateChipsProps) {
  const language = useLanguage();
  return (
    <fieldset aria-label={label} className={styles.dates}>
      {dates.map((one) => (
        <label key={one} className={styles.chip}>
          <input type="checkbox" checked={chosen.includes(one)} onChange={() => onToggle(one)} />
          {formatDate(language, one, { weekday: "short", day: "numeric", month: "short" })}
        </label>
      ))}
    </fieldset>
  );
}

/** The days to copy to: three at a press, one by one, or days that are over (ledger DIARY-041, DIARY-092). */
export function CopyDates({ date, today, chosen, onChoose, children }: CopyDatesProps) {
  const { logging: words } = usePhrases();
  const language = useLanguage();
  const { coming, over, following, weekly } = offeredDates(date, today);
  const weekday = formatDate(language, date, { weekday: "long" });
  const toggle = (one: string) =>
    onChoose(chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one]);
  const presets = [
    { label: words.copyNextDays({ count: following.length }), dates: following },
    { label: words.copyWeekly({ weekday, count: weekly.length }), dates: weekly },
  ];
  return (
    <>
      <div className={styles.presets}>
        {presets.map(({ label, dates }) => (
          <button
            key={label}
            type="button"
            className={styles.chip}
            aria-pressed={dates.every((one) => chosen.includes(one)) && chosen.length === dates.length}
            onClick={() => onChoose(dates)}
          >
            {label}
          </button>
        ))}
      </div>
      <DateChips label={words.copyTo} dates={coming} chosen={chosen} onToggle={toggle} />
      {children}
      <h3 className={styles.heading}>{words.copyOver}</h3>
      <DateChips label={words.copyOver} dates={over} chosen={chosen} onToggle={toggle} />
    </>
  );
}
