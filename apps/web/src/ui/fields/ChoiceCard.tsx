import { IconCheck } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { classNames } from "../base/class-names.ts";
import styles from "./ChoiceCard.module.css";

interface ChoiceCardProps {
  /** One of several, or any number of them. */
  kind: "radio" | "checkbox";
  /** Radios of one question share their name. */
  name: string;
  value: string;
  title: string;
  description?: string;
  icon?: ReactNode;
  /** More about the choice, below its title. */
  children?: ReactNode;
  /** The sentence that says what is wrong with the choice. */
  problemId?: string;
  isChecked: boolean;
  isDisabled?: boolean;
  onChange: (isChecked: boolean) => void;
}

/** A choice as large as a card, around a real radio or check box. */
export function ChoiceCard(props: ChoiceCardProps) {
  const { kind, isChecked, isDisabled = false } = props;
  return (
    <label className={classNames(styles.card, isChecked && styles.checked, isDisabled && styles.disabled)}>
      <input
        type={kind}
        name={props.name}
        value={props.value}
        checked={isChecked}
        disabled={isDisabled}
        aria-invalid={props.problemId === undefined ? undefined : true}
        aria-describedby={props.problemId}
        className={styles.input}
        onChange={(event) => props.onChange(event.currentTarget.checked)}
      />
      {props.icon !== undefined && (
        <span aria-hidden="true" className={styles.icon}>
          {props.icon}
        </span>
      )}
      <span className={styles.words}>
        <span className={styles.title}>{props.title}</span>
        {props.description !== undefined && <span className={styles.description}>{props.description}</span>}
        {props.children}
      </span>
      <span aria-hidden="true" className={classNames(styles.mark, styles[kind])}>
        {isChecked && <IconCheck size={15} stroke={3} />}
      </span>
    </label>
  );
}
