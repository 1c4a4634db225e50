import type { Message } from "@plateful/contract";
import { formatDate, formatNumber } from "@plateful/phrases";
import { IconChevronRight } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { calendarDaysQuery, type DiaryDay, diaryDay, MealPictures } from "../diary/index.ts";
import { PATHS } from "../lib/address/paths.ts";
import { clientQuery } from "../lib/client/client-query.ts";
import { useLanguage, usePhrases } from "../lib/language/LanguageProvider.tsx";
import { useCount } from "../lib/language/use-count.ts";
import { useCurrentUser } from "../lib/person/current-user.ts";
import { useShowsNumbers } from "../lib/person/use-shows-numbers.ts";
import { classNames } from "../ui/base/class-names.ts";
import { AppLink } from "../ui/navigation/AppLink.tsx";
import { PlateGauge } from "../ui/plates/PlateGauge.tsx";
import styles from "./AttachedCard.module.css";

interface DayCardProps {
  date: string;
  mealMoment: Message["meal_moment"];
  clientId: number | null;
}

/** The day as the diary has it; null until it is read, and for a coach with whom it is not shared. */
function useAttachedDay(date: string, clientId: number | null): DiaryDay | null {
  const own = useCurrentUser();
  const client = useQuery({ ...clientQuery(String(clientId)), enabled: clientId !== null });
  const person = clientId === null ? own : client.data;
  const days = useQuery({
    ...calendarDaysQuery(date, date, clientId ?? undefined),
    refetchInterval: false,
    meta: { silent: true },
  });
  if (person === undefined || days.data === undefined) return null;
  return diaryDay(person, date, days.data);
}

/** What was eaten of the day; without numbers, only that there is nothing. */
function DayFacts({ diary, showsNumbers }: { diary: DiaryDay; showsNumbers: boolean }) {
  const { day: words } = usePhrases().messages;
  const count = useCount();
  const { totals, itemCount } = diary;
  const eaten = count(totals.eaten.kcal);
  const target = totals.target?.kcal ?? null;
  if (itemCount === 0) return <span className={styles.facts}>{words.nothing}</span>;
  if (!showsNumbers) return null;
  return (
    <span className={styles.facts}>
      {target === null ? words.eatenOnly({ eaten }) : words.eaten({ eaten, target: count(target) })}
    </span>
  );
}

/** A day of the diary that a message is about; the whole card opens it. */
export function DayCard({ date, mealMoment, clientId }: DayCardProps) {
  const { messages, meals } = usePhrases();
  const words = messages.day;
  const language = useLanguage();
  const diary = useAttachedDay(date, clientId);
  const isShown = useShowsNumbers();
  const showsNumbers = clientId !== null || isShown;
  const day = formatDate(language, date, { weekday: "long", day: "numeric", month: "long" });
  const title = mealMoment === null ? day : words.meal({ meal: meals.moments[mealMoment], day });
  const root = clientId === null ? PATHS.planner : PATHS.viewAsPlanner.replace("$clientId", String(clientId));
  const eaten = diary?.totals.eaten.kcal ?? 0;
  const target = diary?.totals.target?.kcal ?? null;
  const share = target === null || target === 0 ? 0 : eaten / target;
  const percent = formatNumber(language, share, { style: "percent", maximumFractionDigits: 0 });
  return (
    <AppLink href={`${root}?date=${date}`} className={classNames(styles.card, styles.day)}>
      <span className={styles.dayHead}>
        {showsNumbers && target !== null && (
          <PlateGauge
            size={56}
            eaten={eaten}
            planned={diary?.totals.planned.kcal ?? 0}
            target={target}
            value={percent}
            description={words.ring({ percent })}
          />
        )}
        <span className={styles.dayWords}>
          <span className={styles.dayName}>{title}</span>
          {diary !== null && <DayFacts diary={diary} showsNumbers={showsNumbers} />}
        </span>
        <IconChevronRight size={20} aria-hidden="true" />
      </span>
      {diary !== null && diary.itemCount > 0 && <MealPictures diary={diary} />}
    </AppLink>
  );
}
