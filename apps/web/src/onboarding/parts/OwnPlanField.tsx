import { TextInput } from "@mantine/core";
import { formatNumber } from "@plateful/phrases";
import { useState } from "react";
import { useLanguage } from "../../lib/language/LanguageProvider.tsx";
import { readNumber } from "./read-number.ts";

interface OwnPlanFieldProps {
  label: string;
  value: number;
  unit: string;
  error: string | null;
  /** Told when the field is left or Enter is pressed; null when no number stands in it. */
  onCommit: (value: number | null) => void;
}

/** A number that counts once its field is left, so that the others do not jump while it is typed. */
export function OwnPlanField({ label, value, unit, error, onCommit }: OwnPlanFieldProps) {
  const language = useLanguage();
  const [draft, setDraft] = useState<string | null>(null);
  const commit = () => {
    if (draft !== null) onCommit(readNumber(draft));
    setDraft(null);
  };
  return (
    <TextInput
      label={label}
      inputMode="decimal"
      autoComplete="off"
      maxLength={7}
      value={draft ?? formatNumber(language, value, { useGrouping: false })}
      rightSection={<span aria-hidden="true">{unit}</span>}
      rightSectionWidth={56}
      error={error}
      onChange={(event) => setDraft(event.currentTarget.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key !== "Enter") return;
        event.preventDefault();
        commit();
      }}
    />
  );
}
