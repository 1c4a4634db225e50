import type { CalendarDay, User } from "@plateful/contract";
import { formatDate } from "@plateful/phrases";
import { sameWeekday, weekOf } from "@plateful/planning";
import { useLanguage, usePhrases } from "../lib/language/LanguageProvider.tsx";
import { useCount } from "../lib/language/use-count.ts";
import { DayRing } from "../ui/plates/DayRing.tsx";
import { shareOf } from "../ui/plates/ring-geometry.ts";
import { WeekStrip } from "../ui/WeekStrip.tsx";
import styles from "./DiaryWeek.module.css";
import { diaryDay } from "./day/diary-day.ts";
import { useWeekSwipe } from "./use-week-swipe.ts";

interface DiaryWeekProps {
  user: User;
  days: readonly CalendarDay[];
  date: string;
  today: string;
  showsNumbers: boolean;
  onChoose: (date: string) => void;
}

/** Monday to Sunday around the chosen day; dragged, or stepped with buttons, to other weeks (ledger DIARY-003 to DIARY-005). */
export function DiaryWeek({ user, days, date, today, showsNumbers, onChoose }: DiaryWeekProps) {
  const language = useLanguage();
  const { diary: words } = usePhrases();
  const count = useCount();
  const swipe = useWeekSwipe((weeks) => onChoose(sameWeekday(date, weeks)));
  const week = weekOf(date);
  const [monday = date, sunday = date] = [week[0], week[6]];
  const isOneMonth = monday.slice(0, 7) === sunday.slice(0, 7);
  const from = formatDate(language, monday, { day: "numeric", ...(isOneMonth ? {} : { month: "long" }) });
  const to = formatDate(language, sunday, { day: "numeric", month: "long" });

  const describe = (one: string, eaten: number, target: number | null) => {
    const name = formatDate(language, one, { weekday: "long", day: "numeric", month: "long" });
    if (!showsNumbers) return name;
    if (target === null) return words.dayWithoutTarget({ date: name, eaten: count(eaten) });
    return words.dayEaten({ date: name, eaten: count(eaten), target: count(target) });
  };

  return (
    <div className={styles.swipe} {...swipe}>
      <WeekStrip
        label={words.week({ from, to })}
        previousLabel={words.previousWeek}
        nextLabel={words.nextWeek}
        onPrevious={() => onChoose(sameWeekday(date, -1))}
        onNext={() => onChoose(sameWeekday(date, 1))}
      >
        {week.map((one) => {
          const { totals } = diaryDay(user, one, days);
          const target = totals.target?.kcal ?? null;
          return (
            <DayRing
              key={one}
              weekday={formatDate(language, one, { weekday: "short" })}
              day={String(Number(one.slice(8)))}
              description={describe(one, totals.eaten.kcal, target)}
              eatenShare={showsNumbers ? shareOf(totals.eaten.kcal, target) : 0}
              plannedShare={showsNumbers ? shareOf(totals.actual.kcal, target) : 0}
              isSelected={one === date}
              isToday={one === today}
              onSelect={() => onChoose(one)}
            />
          );
        })}
      </WeekStrip>
    </div>
  );
}
