import { addDays } from "@plateful/nutrition";
import { formatDate } from "@plateful/phrases";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { useState } from "react";
import { useLanguage, usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { classNames } from "../../ui/base/class-names.ts";
import { IconButton } from "../../ui/base/IconButton.tsx";
import styles from "./MonthCalendar.module.css";
import { monthOf, shiftMonth, weeksOfMonth } from "./month-days.ts";

interface MonthCalendarProps {
  label: string;
  value: string | null;
  /** The last day that may be chosen. */
  today: string;
  /** The last day that is shown. */
  last: string;
  onChange: (date: string) => void;
}

/** A Monday, for the names of the weekdays. */
const SOME_MONDAY = "2024-01-01";
const MONTHS_BACK = 12;
const WEEK = [0, 1, 2, 3, 4, 5, 6];

/** A month of days, Monday first. Days after today are shown up to `last` and cannot be chosen (ledger ONB-059 to ONB-061). */
export function MonthCalendar({ label, value, today, last, onChange }: MonthCalendarProps) {
  const { onboarding } = usePhrases();
  const language = useLanguage();
  const [month, setMonth] = useState(monthOf(value ?? today));
  const earliest = shiftMonth(monthOf(today), -MONTHS_BACK);
  const name = (offset: number, length: "narrow" | "long") =>
    formatDate(language, addDays(SOME_MONDAY, offset), { weekday: length });
  return (
    <section aria-label={label}>
      <header className={styles.head}>
        <IconButton
          label={onboarding.cycle.previousMonth}
          isDisabled={month <= earliest}
          onClick={() => setMonth(shiftMonth(month, -1))}
        >
          <IconChevronLeft size={22} />
        </IconButton>
        <h2 aria-live="polite" className={styles.month}>
          {formatDate(language, `${month}-01`, { month: "long", year: "numeric" })}
        </h2>
        <IconButton
          label={onboarding.cycle.nextMonth}
          isDisabled={month >= monthOf(last)}
          onClick={() => setMonth(shiftMonth(month, 1))}
        >
          <IconChevronRight size={22} />
        </IconButton>
      </header>
      <table className={styles.table}>
        <thead>
          <tr>
            {WEEK.map((offset) => (
              <th key={offset} scope="col" abbr={name(offset, "long")}>
                {name(offset, "narrow")}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOfMonth(month, last).map((week) => (
            <tr key={week.find((day) => day !== null)}>
              {week.map((day, offset) => (
                <td key={day ?? `empty-${WEEK[offset]}`}>
                  {day !== null && (
                    <button
                      type="button"
                      disabled={day > today}
                      aria-pressed={day === value}
                      aria-label={formatDate(language, day, {
                        weekday: "long",
                        day: "numeric",
                        month: "long",
                      })}
                      className={classNames(
                        styles.day,
                        day === today && styles.today,
                        day === value && styles.chosen,
                      )}
                      onClick={() => onChange(day)}
                    >
                      {Number(day.slice(8))}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
