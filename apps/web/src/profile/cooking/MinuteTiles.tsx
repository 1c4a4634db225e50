import { COOKING_MINUTES, type CookingMinutes } from "@plateful/nutrition";
import { useId } from "react";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import styles from "./HowYouCook.module.css";

interface MinuteTilesProps {
  label: string;
  value: number | null;
  onChange: (minutes: CookingMinutes) => void;
}

/** The minutes of work that a meal may ask for, one of four; what was stored otherwise counts as the next choice above. */
export function MinuteTiles({ label, value, onChange }: MinuteTilesProps) {
  const { howYouCook: words } = usePhrases();
  const name = useId();
  const chosen = COOKING_MINUTES.find((minutes) => minutes === null || (value !== null && value <= minutes));
  return (
    <fieldset className={styles.group}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.tiles}>
        {COOKING_MINUTES.map((minutes) => (
          <label key={String(minutes)} className={styles.tile}>
            <input
              type="radio"
              name={name}
              value={String(minutes)}
              checked={minutes === chosen}
              aria-label={minutes === null ? words.anyMinutes : words.minutes({ count: minutes })}
              onChange={() => onChange(minutes)}
            />
            <b aria-hidden="true">{minutes ?? words.most}</b>
            <span aria-hidden="true">{words.unit}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
