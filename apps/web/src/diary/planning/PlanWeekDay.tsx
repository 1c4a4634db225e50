import { formatDate } from "@plateful/phrases";
import { IconLock, IconSparkles, IconToolsKitchen2 } from "@tabler/icons-react";
import { usePlateUrl } from "../../lib/food/plate-url.ts";
import { useLanguage, usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { CheckCircle } from "../../ui/fields/CheckCircle.tsx";
import { RecipeThumb } from "../../ui/RecipeThumb.tsx";
import styles from "./PlanWeek.module.css";
import type { DayToPlan } from "./week-to-plan.ts";

interface PlanWeekDayProps {
  day: DayToPlan;
  isChosen: boolean;
  /** Left out once the week is planned. */
  onToggle?: () => void;
}

/** Why a day has nothing to choose. */
function useFixedText({ isOver, diary, meals }: DayToPlan): string {
  const { planWeek: words } = usePhrases();
  if (isOver) return words.isOver;
  return diary.isLocked || meals.some(({ state }) => state === "locked") ? words.locked : words.full;
}

/** The meals of one day as plates: those that are there, and those that planning would add. */
export function PlanWeekDay({ day, isChosen, onToggle }: PlanWeekDayProps) {
  const { planWeek: words } = usePhrases();
  const language = useLanguage();
  const plateUrl = usePlateUrl();
  const fixed = useFixedText(day);
  const { date, groups } = day.diary;
  const name = formatDate(language, date, { weekday: "long", day: "numeric", month: "long" });
  return (
    <li className={styles.day}>
      <span className={styles.date}>
        <b>{formatDate(language, date, { weekday: "short" })}</b>
        <span>{formatDate(language, date, { day: "numeric", month: "short" })}</span>
      </span>
      <span aria-hidden="true" className={styles.plates}>
        {day.meals.map(({ id, state }) => {
          const picture = groups.find(({ slot }) => slot?.id === id)?.entries[0]?.picture ?? null;
          if (state === "stays")
            return (
              <span key={id} className={styles.plate}>
                <RecipeThumb
                  src={picture === null ? null : plateUrl(picture, "thumb")}
                  icon={<IconToolsKitchen2 size={18} stroke={1.5} />}
                  size={36}
                />
              </span>
            );
          return (
            <span key={id} className={state === "new" && isChosen ? styles.fresh : styles.empty}>
              {state === "locked" && <IconLock size={16} />}
              {state === "new" && isChosen && <IconSparkles size={18} stroke={1.75} />}
            </span>
          );
        })}
      </span>
      {day.fresh > 0 && onToggle !== undefined ? (
        <CheckCircle
          label={words.day({ date: name, fresh: day.fresh, kept: day.kept })}
          isChecked={isChosen}
          onToggle={onToggle}
        />
      ) : (
        <span className={styles.fixed}>{onToggle === undefined && !day.isOver ? "" : fixed}</span>
      )}
    </li>
  );
}
