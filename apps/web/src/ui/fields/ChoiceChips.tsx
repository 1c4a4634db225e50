import { useId } from "react";
import { classNames } from "../base/class-names.ts";
import styles from "./ChoiceChips.module.css";

interface Chip {
  readonly value: number;
  readonly label: string;
  /** Beside the label, more quietly. */
  readonly note?: string;
}

interface ChoiceChipsProps {
  label: string;
  chips: readonly Chip[];
  value: number | null;
  onChoose: (value: number) => void;
  /** On one line that can be pulled aside, instead of on several. */
  isScrolling?: boolean;
}

/** A few choices beside each other, one of which holds. */
export function ChoiceChips({ label, chips, value, onChoose, isScrolling }: ChoiceChipsProps) {
  const name = useId();
  return (
    <fieldset aria-label={label} className={classNames(styles.chips, isScrolling && styles.scrolling)}>
      {chips.map((chip) => (
        <label key={chip.value} className={styles.chip}>
          <input
            type="radio"
            name={name}
            value={chip.value}
            checked={chip.value === value}
            onChange={() => onChoose(chip.value)}
          />
          {chip.label}
          {chip.note !== undefined && <small>{chip.note}</small>}
        </label>
      ))}
    </fieldset>
  );
}
