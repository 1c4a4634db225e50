import "../ui/fields/form-styles.ts";
import { Button, TextInput } from "@mantine/core";
import { type FormEvent, useId, useState } from "react";
import { ChoiceCard } from "../ui/fields/ChoiceCard.tsx";
import styles from "./PrototypeFrame.module.css";
import { PrototypeFrame } from "./PrototypeFrame.tsx";
import { usePrototypePhrases } from "./use-prototype-phrases.ts";

/** The value of the answer in the person's own words. */
const OTHER = "other";
const MAX_OTHER = 200;

interface SelectOptionScreenProps {
  question: string;
  text?: string;
  options: Readonly<Record<string, string>>;
  hints?: Readonly<Record<string, string>>;
  /** Several answers may be given. */
  isMultiple?: boolean;
  /** Offers an answer in the person's own words. */
  other?: { readonly value: string; readonly onChange: (value: string) => void };
  chosen: readonly string[];
  onChoose: (chosen: readonly string[]) => void;
  onNext: () => void;
}

/** One question with its answers; the way on appears once something is chosen (ledger PROTO-003). */
export function SelectOptionScreen(props: SelectOptionScreenProps) {
  const { chosen, options, isMultiple = false, other } = props;
  const words = usePrototypePhrases();
  const name = useId();
  const [isSent, setIsSent] = useState(false);
  const toggle = (value: string, isChecked: boolean) => {
    if (!isMultiple) return props.onChoose([value]);
    props.onChoose(isChecked ? [...chosen, value] : chosen.filter((one) => one !== value));
  };
  const needsWords = other !== undefined && chosen.includes(OTHER);
  const isMissing = needsWords && other.value.trim() === "";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsSent(true);
    if (!isMissing) props.onNext();
  };
  const all = other === undefined ? options : { ...options, [OTHER]: words.other };
  return (
    <PrototypeFrame title={words.select.title}>
      <form noValidate className={styles.form} onSubmit={submit}>
        <fieldset className={styles.choices} {...(isMultiple ? {} : { role: "radiogroup" })}>
          <legend>{props.question}</legend>
          {props.text !== undefined && <p className={styles.text}>{props.text}</p>}
          {Object.entries(all).map(([value, title]) => (
            <ChoiceCard
              key={value}
              kind={isMultiple ? "checkbox" : "radio"}
              name={name}
              value={value}
              title={title}
              {...(props.hints?.[value] === undefined ? {} : { description: props.hints[value] })}
              isChecked={chosen.includes(value)}
              onChange={(isChecked) => toggle(value, isChecked)}
            />
          ))}
        </fieldset>
        {needsWords && (
          <TextInput
            label={words.otherLabel}
            maxLength={MAX_OTHER}
            value={other.value}
            error={isSent && isMissing ? words.otherMissing : null}
            onChange={({ currentTarget }) => other.onChange(currentTarget.value)}
          />
        )}
        {chosen.length > 0 && (
          <Button type="submit" size="lg">
            {words.next}
          </Button>
        )}
      </form>
    </PrototypeFrame>
  );
}
