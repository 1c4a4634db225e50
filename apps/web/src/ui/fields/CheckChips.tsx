import styles from "./ChoiceChips.module.css";

interface CheckChip<Value extends string | number> {
  readonly value: Value;
  readonly label: string;
  /** What is read out, where the label is short. */
  readonly fullLabel?: string;
}

interface CheckChipsProps<Value extends string | number> {
  label: string;
  chips: readonly CheckChip<Value>[];
  chosen: readonly Value[];
  onToggle: (value: Value) => void;
  /** Names the note below that says what is wrong. */
  describedBy?: string | undefined;
}

/** Choices beside each other, any number of which hold. */
export function CheckChips<Value extends string | number>(props: CheckChipsProps<Value>) {
  const { chips, chosen, describedBy } = props;
  return (
    <fieldset aria-label={props.label} aria-describedby={describedBy} className={styles.chips}>
      {chips.map(({ value, label, fullLabel }) => (
        <label key={value} className={styles.chip}>
          <input
            type="checkbox"
            value={value}
            checked={chosen.includes(value)}
            {...(fullLabel === undefined ? {} : { "aria-label": fullLabel })}
            onChange={() => props.onToggle(value)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
