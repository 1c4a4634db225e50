import type { ReactNode } from "react";
import { ChoiceCard } from "../ui/ChoiceCard.tsx";
import styles from "./ChoiceList.module.css";

interface Choice<Value extends string> {
  readonly value: Value;
  readonly title: string;
  readonly description?: string | undefined;
  readonly icon?: ReactNode;
}

interface ChoiceListProps<Value extends string> {
  label: string;
  kind: "radio" | "checkbox";
  choices: readonly Choice<Value>[];
  chosen: readonly Value[];
  onToggle: (value: Value) => void;
}

/** One question with its answers as cards. */
export function ChoiceList<Value extends string>({
  label,
  kind,
  choices,
  chosen,
  onToggle,
}: ChoiceListProps<Value>) {
  return (
    <fieldset className={styles.list}>
      <legend className={styles.legend}>{label}</legend>
      {choices.map(({ value, title, description, icon }) => (
        <ChoiceCard
          key={value}
          kind={kind}
          name={label}
          value={value}
          title={title}
          {...(description === undefined ? {} : { description })}
          {...(icon === undefined ? {} : { icon })}
          isChecked={chosen.includes(value)}
          onChange={() => onToggle(value)}
        />
      ))}
    </fieldset>
  );
}
