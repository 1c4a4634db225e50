import { IconMinus, IconPlus } from "@tabler/icons-react";
import { type ReactNode, useId, useState } from "react";
import { IconButton } from "../base/IconButton.tsx";
import styles from "./NumberEntry.module.css";
import { NumberRuler } from "./NumberRuler.tsx";

interface NumberEntryProps {
  label: string;
  lessLabel: string;
  moreLabel: string;
  /** Null while nothing has been entered. */
  value: number | null;
  min: number;
  max: number;
  step: number;
  unit: string;
  /** Where the buttons and the ruler start when there is no value yet. */
  start: number;
  /** Writes a value in the reader's language, without its unit. */
  format: (value: number) => string;
  /** Reads what was typed; null when it is no number. */
  parse: (text: string) => number | null;
  onChange: (value: number | null) => void;
  minText?: string;
  maxText?: string;
  /** Beside the label, for instance a UnitToggle. */
  aside?: ReactNode;
  error?: string | null;
  hint?: string;
  hasRuler?: boolean;
  /** Most characters that can be typed. */
  maxLength?: number;
}

/** A large number: typed, stepped with buttons, or pulled along a ruler. A typed value may be out of range. */
export function NumberEntry(props: NumberEntryProps) {
  const { value, min, max, step, hasRuler = true } = props;
  const inputId = useId();
  const noteId = useId();
  // What is being typed is kept as it stands; "73," must not jump to "73".
  const [draft, setDraft] = useState<string | null>(null);
  const current = value ?? props.start;
  const moveTo = (next: number) => {
    setDraft(null);
    props.onChange(Math.min(max, Math.max(min, Math.round(next / step) * step)));
  };
  const shown = draft ?? (value === null ? "" : props.format(value));
  const note = props.error ?? props.hint;
  return (
    <div className={styles.entry}>
      <div className={styles.head}>
        <label htmlFor={inputId} className={styles.label}>
          {props.label}
        </label>
        {props.aside}
      </div>
      <div className={styles.line}>
        <IconButton look="sunken" label={props.lessLabel} onClick={() => moveTo(current - step)}>
          <IconMinus size={19} stroke={2.2} />
        </IconButton>
        <span className={styles.number}>
          <input
            id={inputId}
            inputMode="decimal"
            autoComplete="off"
            className={styles.input}
            maxLength={props.maxLength}
            style={{ width: `${Math.max(2, shown.length) + 0.4}ch` }}
            value={shown}
            aria-invalid={Boolean(props.error)}
            aria-describedby={note ? noteId : undefined}
            onFocus={(event) => event.currentTarget.select()}
            onChange={(event) => {
              const text = event.currentTarget.value;
              setDraft(text);
              props.onChange(text.trim() === "" ? null : props.parse(text));
            }}
            onKeyDown={(event) => {
              if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
              event.preventDefault();
              moveTo(current + (event.key === "ArrowUp" ? step : -step));
            }}
            onBlur={() => setDraft(null)}
          />
          <span aria-hidden="true" className={styles.unit}>
            {props.unit}
          </span>
        </span>
        <IconButton look="sunken" label={props.moreLabel} onClick={() => moveTo(current + step)}>
          <IconPlus size={19} stroke={2.2} />
        </IconButton>
      </div>
      {hasRuler && <NumberRuler value={current} step={step} onMove={moveTo} />}
      <div className={styles.limits}>
        <span>{props.minText}</span>
        <span>{props.maxText}</span>
      </div>
      {note && (
        <p
          id={noteId}
          role={props.error ? "alert" : undefined}
          className={props.error ? styles.error : styles.hint}
        >
          {note}
        </p>
      )}
    </div>
  );
}
