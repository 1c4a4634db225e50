import { Calendar } from "@mantine/dates";
import { formatDate } from "@plateful/phrases";
import { IconCalendarEvent, IconChevronDown } from "@tabler/icons-react";
import { useId, useState } from "react";
import "@mantine/dates/styles.layer.css";
import "dayjs/locale/nl.js";
import { useLanguage, usePhrases } from "../lib/language/LanguageProvider.tsx";
import styles from "./DayField.module.css";

interface DayFieldProps {
  day: string;
  today: string;
  onChange: (day: string) => void;
}

/** The day of a measurement: today, or an earlier one from the calendar (ledger MEAS-001, MEAS-022). */
export function DayField({ day, today, onChange }: DayFieldProps) {
  const { form } = usePhrases().measurements;
  const language = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const calendarId = useId();
  const date = formatDate(language, day, { day: "numeric", month: "long" });
  const text =
    day === today
      ? form.todayOf({ date })
      : formatDate(language, day, { weekday: "long", day: "numeric", month: "long" });
  return (
    <div>
      <button
        type="button"
        aria-label={form.changeDay({ day: text })}
        aria-expanded={isOpen}
        aria-controls={calendarId}
        className={styles.day}
        onClick={() => setIsOpen(!isOpen)}
      >
        <IconCalendarEvent size={22} stroke={1.75} aria-hidden="true" />
        <span className={styles.text}>{text}</span>
        <IconChevronDown size={20} aria-hidden="true" />
      </button>
      <div id={calendarId} className={styles.calendar} hidden={!isOpen}>
        {isOpen && (
          <Calendar
            size="lg"
            locale={language}
            firstDayOfWeek={1}
            weekendDays={[]}
            hideOutsideDates
            defaultDate={day}
            maxDate={today}
            maxLevel="month"
            ariaLabels={{ previousMonth: form.previousMonth, nextMonth: form.nextMonth }}
            getDayProps={(one) => ({
              selected: one === day,
              "aria-pressed": one === day,
              onClick: () => {
                onChange(one);
                setIsOpen(false);
              },
            })}
          />
        )}
      </div>
    </div>
  );
}
