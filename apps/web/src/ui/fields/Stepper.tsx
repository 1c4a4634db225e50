import { IconMinus, IconPlus } from "@tabler/icons-react";
import { IconButton } from "../base/IconButton.tsx";
import styles from "./Stepper.module.css";

interface StepperProps {
  label: string;
  lessLabel: string;
  moreLabel: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  /** The value written out: "2", "0.5 ×". */
  valueText: string;
  onChange: (value: number) => void;
}

/** Steps of 0.05 must not gather rounding errors. */
const tidy = (value: number) => Math.round(value * 1000) / 1000;

/** A small number changed by two buttons. */
export function Stepper(props: StepperProps) {
  const { value, min, max, step = 1 } = props;
  return (
    <fieldset aria-label={props.label} className={styles.stepper}>
      <IconButton
        label={props.lessLabel}
        isDisabled={value <= min}
        onClick={() => props.onChange(Math.max(min, tidy(value - step)))}
      >
        <IconMinus size={19} stroke={2.2} />
      </IconButton>
      <output aria-live="polite" className={styles.value}>
        {props.valueText}
      </output>
      <IconButton
        label={props.moreLabel}
        isDisabled={value >= max}
        onClick={() => props.onChange(Math.min(max, tidy(value + step)))}
      >
        <IconPlus size={19} stroke={2.2} />
      </IconButton>
    </fieldset>
  );
}
