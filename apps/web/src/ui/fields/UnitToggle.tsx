import { type ReactNode, useId } from "react";
import { classNames } from "../base/class-names.ts";
import styles from "./UnitToggle.module.css";

interface UnitToggleProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string; icon?: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
  isWide?: boolean;
}

/** Two to five short choices in one bar, such as units or periods. */
export function UnitToggle<Value extends string>(props: UnitToggleProps<Value>) {
  const name = useId();
  return (
    <fieldset aria-label={props.label} className={classNames(styles.bar, props.isWide && styles.wide)}>
      {props.options.map((option) => (
        <label
          key={option.value}
          className={classNames(styles.option, option.value === props.value && styles.chosen)}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === props.value}
            className={styles.input}
            onChange={() => props.onChange(option.value)}
          />
          {option.icon}
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
