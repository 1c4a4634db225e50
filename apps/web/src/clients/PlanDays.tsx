import type { NutritionDayPlan } from "@plateful/contract";
import { WEEKDAYS, type Weekday } from "@plateful/nutrition";
import { useLanguage, usePhrases } from "../lib/language/LanguageProvider.tsx";
import { weekdayName } from "../lib/language/weekday-name.ts";
import { classNames } from "../ui/base/class-names.ts";
import styles from "./PlanCard.module.css";

interface PlanDaysProps {
  plan: NutritionDayPlan;
  /** Left out when the days cannot be changed: with one plan, or by who only looks. */
  onMove?: ((day: Weekday) => void) | undefined;
}

/**
 * The days of a plan as switches. A day can be switched on, which takes it from another plan, but not off: a day always
 * has a plan (ledger COACH-061 to COACH-063).
 */
export function PlanDays({ plan, onMove }: PlanDaysProps) {
  const { plan: words } = usePhrases().clients;
  const language = useLanguage();
  return (
    <fieldset aria-label={words.days} className={styles.days}>
      {WEEKDAYS.map((weekday) => {
        const isOn = plan.days.includes(weekday);
        const day = weekdayName(language, weekday, "long");
        return (
          <button
            key={weekday}
            type="button"
            role="switch"
            aria-checked={isOn}
            aria-label={isOn ? words.usesDay({ day }) : words.moveDay({ day })}
            title={day}
            disabled={isOn || onMove === undefined}
            className={classNames(styles.day, isOn && styles.on)}
            onClick={() => onMove?.(weekday)}
          >
            {weekdayName(language, weekday, "narrow")}
          </button>
        );
      })}
    </fieldset>
  );
}
