import { type ReactNode, useId } from "react";
import styles from "./ChipRow.module.css";

interface ChipRowProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string; icon: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A choice of one, as a row of chips that scrolls sideways where it does not fit. */
export function ChipRow<Value extends string>({ label, options, value, onChange }: ChipRowProps<Value>) {
  const name = useId();
  return (
    <fieldset aria-label={label} className={styles.row}>
      {options.map((option) => (
        <label key={option.value} className={styles.chip}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            className={styles.input}
            onChange={() => onChange(option.value)}
          />
          <span aria-hidden="true" className={styles.icon}>
            {option.icon}
          </span>
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
