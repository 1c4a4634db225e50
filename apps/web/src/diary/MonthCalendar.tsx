import type { CalendarDay } from "@plateful/contract";
import { formatDate } from "@plateful/phrases";
import { addDays, weekOf } from "@plateful/planning";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useLanguage, usePhrases } from "../lib/language/LanguageProvider.tsx";
import { useSubject } from "../lib/person/subject.ts";
import { classNames } from "../ui/base/class-names.ts";
import { IconButton } from "../ui/base/IconButton.tsx";
import { SectionCard } from "../ui/SectionCard.tsx";
import { calendarDaysQuery } from "./day/calendar-day-query.ts";
import styles from "./MonthCalendar.module.css";
import { monthGrid, monthOf, neighbourMonth } from "./month-grid.ts";

interface MonthCalendarProps {
  date: string;
  today: string;
  onChoose: (date: string) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

type Fill = "eaten" | "planned" | null;

function fillOf(day: CalendarDay | undefined): Fill {
  if (day === undefined || day.calendar_items.length === 0) return null;
  return day.calendar_items.some((item) => item.status === "EATEN") ? "eaten" : "planned";
}

/** The month around the chosen day; weeks begin on Monday, a dot marks days with meals (ledger DIARY-003). */
export function MonthCalendar({ date, today, onChoose }: MonthCalendarProps) {
  const { diary: words } = usePhrases();
  const language = useLanguage();
  const { viewedId } = useSubject();
  const [month, setMonth] = useState(() => monthOf(date));
  const [focused, setFocused] = useState(date);
  const moved = useRef(false);
  const grid = useRef<HTMLDivElement>(null);
  useEffect(() => {
    setMonth(monthOf(date));
    setFocused(date);
  }, [date]);
  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    grid.current?.querySelector<HTMLButtonElement>(`[data-date="${focused}"]`)?.focus();
  }, [focused]);

  const dates = monthGrid(month);
  const { data } = useQuery(calendarDaysQuery(dates[0] ?? month, dates.at(-1) ?? month, viewedId));
  const week = new Set(weekOf(date));
  const reachable = dates.includes(focused) ? focused : month;

  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = addDays(reachable, step);
    moved.current = true;
    if (!dates.includes(next)) setMonth(monthOf(next));
    setFocused(next);
  };
  const title = formatDate(language, month, { month: "long", year: "numeric" });

  return (
    <SectionCard
      title={title.charAt(0).toLocaleUpperCase(language) + title.slice(1)}
      aside={
        <div className={styles.steps}>
          <IconButton label={words.previousMonth} onClick={() => setMonth(neighbourMonth(month, -1))}>
            <IconChevronLeft size={20} />
          </IconButton>
          <IconButton label={words.nextMonth} onClick={() => setMonth(neighbourMonth(month, 1))}>
            <IconChevronRight size={20} />
          </IconButton>
        </div>
      }
    >
      <div aria-hidden="true" className={styles.weekdays}>
        {dates.slice(0, 7).map((one) => (
          <span key={one}>{formatDate(language, one, { weekday: "short" }).slice(0, 2)}</span>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move among the buttons inside, which do the work */}
      <div ref={grid} className={styles.grid} onKeyDown={onKeyDown}>
        {dates.map((one) => {
          const fill = fillOf(data?.find((day) => day.date === one));
          const name = formatDate(language, one, { weekday: "long", day: "numeric", month: "long" });
          return (
            <button
              key={one}
              type="button"
              data-date={one}
              tabIndex={one === reachable ? 0 : -1}
              aria-label={fill === null ? name : words.hasMeals({ date: name })}
              aria-pressed={one === date}
              aria-current={one === today ? "date" : undefined}
              className={classNames(
                styles.day,
                monthOf(one) !== month && styles.outside,
                week.has(one) && styles.week,
                one === date && styles.chosen,
                one === today && styles.today,
              )}
              onClick={() => onChoose(one)}
            >
              {Number(one.slice(8))}
              {fill !== null && <i className={styles[fill]} />}
            </button>
          );
        })}
      </div>
    </SectionCard>
  );
}
