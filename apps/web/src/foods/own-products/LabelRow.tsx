import { useId } from "react";
import { classNames } from "../../ui/base/class-names.ts";
import styles from "./OwnProductForm.module.css";

interface LabelRowProps {
  label: string;
  unit: string;
  value: string;
  /** One of which the row above is the whole. */
  isPart?: boolean;
  error?: string | undefined;
  onChange: (text: string) => void;
}

/** A line of a label: what it is, and the figure with its unit. */
export function LabelRow({ label, unit, value, isPart = false, error, onChange }: LabelRowProps) {
  const id = useId();
  const errorId = useId();
  return (
    <div className={classNames(styles.row, isPart && styles.part)}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.box}>
        <input
          id={id}
          inputMode="decimal"
          enterKeyHint="next"
          autoComplete="off"
          maxLength={10}
          value={value}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : errorId}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        <span aria-hidden="true" className={styles.unit}>
          {unit}
        </span>
      </span>
      {error !== undefined && (
        <p id={errorId} role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
