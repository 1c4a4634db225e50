import { CHECK_IN_SCALE } from "@plateful/nutrition";
import { useId } from "react";
import { classNames } from "../ui/base/class-names.ts";
import styles from "./ScaleField.module.css";
import { useCheckInPhrases } from "./use-check-in-phrases.ts";
import { type Question, useQuestionWords } from "./use-question-words.ts";

interface ScaleFieldProps {
  question: Question;
  value: number | null;
  /** What was chosen last time; null for nothing. */
  before: number | null;
  onChange: (value: number) => void;
}

const VALUES = Array.from({ length: CHECK_IN_SCALE }, (_, at) => at + 1);

/** Five plates that fill: place and size carry the value, and the chosen word stands below (m-checkin). */
export function ScaleField({ question, value, before, onChange }: ScaleFieldProps) {
  const words = useCheckInPhrases();
  const name = useId();
  const { text, low, high, wordOf } = useQuestionWords()(question);
  const was = before === null ? null : wordOf(before);
  const now = value === null ? null : wordOf(value);
  const [isLow, isHigh] = [value === 1, value === CHECK_IN_SCALE];
  const middle =
    now === null || was === null
      ? (now ?? (was === null ? "" : words.wasBefore({ before: was })))
      : words.was({ now, before: was.toLocaleLowerCase() });
  return (
    <fieldset className={styles.field}>
      <legend className={styles.question}>{text}</legend>
      <div className={styles.plates}>
        {VALUES.map((each) => (
          <label key={each} className={classNames(styles.plate, each === value && styles.chosen)}>
            <input
              type="radio"
              name={name}
              value={each}
              checked={each === value}
              className={styles.input}
              aria-label={words.spoken({ value: each, of: CHECK_IN_SCALE, word: wordOf(each) })}
              onChange={() => onChange(each)}
            />
            <svg viewBox="0 0 28 28" aria-hidden="true" className={styles.drawing}>
              <circle cx="14" cy="14" r="12.5" className={styles.rim} />
              {each > 1 && <circle cx="14" cy="14" r={2.4 * each - 2} className={styles.well} />}
            </svg>
          </label>
        ))}
      </div>
      <p aria-hidden="true" className={styles.below}>
        <span>{isLow && now !== null ? "" : low}</span>
        <strong className={now === null ? styles.before : styles.now}>{middle}</strong>
        <span>{isHigh && now !== null ? "" : high}</span>
      </p>
    </fieldset>
  );
}
