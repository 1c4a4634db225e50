import type { ReactNode } from "react";
import { ChoiceCard } from "../../ui/fields/ChoiceCard.tsx";
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
  /** The sentence that says what is wrong with the answer; null while nothing is. */
  problemId?: string | null;
  onToggle: (value: Value) => void;
}

/** One question with its answers as cards. */
export function ChoiceList<Value extends string>({
  label,
  kind,
  choices,
  chosen,
  problemId = null,
  onToggle,
}: ChoiceListProps<Value>) {
  return (
    <fieldset
      className={styles.list}
      {...(kind === "radio" ? { role: "radiogroup" } : {})}
      // A radio button is never wrong by itself, only the choice among them all.
      {...(kind === "radio" && problemId !== null
        ? { "aria-invalid": true, "aria-describedby": problemId }
        : {})}
    >
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
          {...(kind === "checkbox" && problemId !== null ? { problemId } : {})}
          isChecked={chosen.includes(value)}
          onChange={() => onToggle(value)}
        />
      ))}
    </fieldset>
  );
}
