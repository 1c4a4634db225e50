import { STRESS_LEVELS, type StressLevel } from "@plateful/nutrition";
import { IconMoodEmpty, IconMoodHappy, IconMoodSad, IconMoodSad2, IconMoodSmile } from "@tabler/icons-react";
import { useId } from "react";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import styles from "./StressPicker.module.css";

const FACES = {
  VERY_LOW: IconMoodHappy,
  LOW: IconMoodSmile,
  MEDIUM: IconMoodEmpty,
  HIGH: IconMoodSad,
  VERY_HIGH: IconMoodSad2,
} as const satisfies Record<StressLevel, unknown>;

interface StressPickerProps {
  value: StressLevel | null;
  onChange: (level: StressLevel) => void;
}

/** Five faces, each with its word (ledger MEAS-008, MEAS-009). */
export function StressPicker({ value, onChange }: StressPickerProps) {
  const { stress, types } = usePhrases().measurements;
  const name = useId();
  return (
    <fieldset className={styles.picker}>
      <legend className={styles.legend}>{types.STRESS}</legend>
      <div className={styles.faces}>
        {STRESS_LEVELS.map((level) => {
          const Face = FACES[level];
          return (
            <label key={level} className={styles.face}>
              <input
                type="radio"
                name={name}
                value={level}
                checked={level === value}
                className={styles.input}
                onChange={() => onChange(level)}
              />
              <Face size={30} stroke={1.75} aria-hidden="true" />
              {stress[level]}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
