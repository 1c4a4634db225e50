import styles from "./Preparation.module.css";
import { usePreparationWords } from "./use-preparation-words.ts";

interface DayChipsProps {
  days: readonly string[];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

/** The days whose meals are cooked ahead. */
export function DayChips({ days, chosen, onChange }: DayChipsProps) {
  const { words, weekday, day } = usePreparationWords();
  return (
    <fieldset aria-label={words.whichDays} className={styles.days}>
      {days.map((date) => {
        const isChosen = chosen.includes(date);
        return (
          <button
            key={date}
            type="button"
            aria-pressed={isChosen}
            aria-label={day(date)}
            className={styles.day}
            onClick={() => onChange(days.filter((one) => (one === date ? !isChosen : chosen.includes(one))))}
          >
            {weekday(date, "short")}
          </button>
        );
      })}
    </fieldset>
  );
}
