import { TextInput } from "@mantine/core";
import { formatNumber } from "@plateful/phrases";
import { roundHalfUp } from "@plateful/quantities";
import { type ReactNode, useState } from "react";
import { useLanguage } from "../lib/language/LanguageProvider.tsx";
import { readNumber } from "../profile/index.ts";

interface NumberFieldProps {
  label: ReactNode;
  /** The whole name, where the label needs what stands around it. */
  name?: string;
  value: number;
  unit: string;
  hint?: string;
  /** What is wrong with a number; told too when no number stands in the field. */
  problem: (value: number | null) => string | null;
  /** Null when no number stands in the field. */
  onChange: (value: number | null) => void;
}

/** A number of at most one decimal that counts with every keystroke; what is being typed stands as it was typed. */
export function NumberField(props: NumberFieldProps) {
  const language = useLanguage();
  const [text, setText] = useState<string | null>(null);
  const read = (typed: string) => {
    const value = readNumber(typed);
    return value === null ? null : roundHalfUp(value, 1);
  };
  const current = text === null ? props.value : read(text);
  const shown = formatNumber(language, props.value, { useGrouping: false, maximumFractionDigits: 1 });
  return (
    <TextInput
      label={props.label}
      {...(props.name === undefined ? {} : { "aria-label": props.name })}
      {...(props.hint === undefined ? {} : { description: props.hint })}
      inputWrapperOrder={["label", "input", "description", "error"]}
      inputMode="decimal"
      autoComplete="off"
      maxLength={7}
      value={text ?? shown}
      rightSection={<span aria-hidden="true">{props.unit}</span>}
      rightSectionWidth={30}
      error={props.problem(current)}
      onChange={(event) => {
        setText(event.currentTarget.value);
        props.onChange(read(event.currentTarget.value));
      }}
      onBlur={() => {
        if (current !== null) setText(null);
      }}
    />
  );
}
