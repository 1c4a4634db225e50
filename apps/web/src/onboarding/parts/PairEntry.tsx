import { TextInput, VisuallyHidden } from "@mantine/core";
import { formatNumber } from "@plateful/phrases";
import { type ReactNode, useState } from "react";
import { useLanguage, usePhrases } from "../../lib/language/LanguageProvider.tsx";
import styles from "./PairEntry.module.css";
import { readNumber } from "./read-number.ts";

interface Part {
  readonly unit: string;
  readonly value: number;
}

interface PairEntryProps {
  label: string;
  parts: readonly [Part, Part];
  aside: ReactNode;
  error: string | null;
  hint?: string | undefined;
  /** Both numbers as typed; null when one of them is none. */
  onChange: (values: readonly [number, number] | null) => void;
}

/** A measure of two fields: feet with inches, stones with pounds. What is typed stays as it stands. */
export function PairEntry({ label, parts, aside, error, hint, onChange }: PairEntryProps) {
  const language = useLanguage();
  const { onboarding } = usePhrases();
  const write = (value: number) => formatNumber(language, value);
  const [texts, setTexts] = useState<readonly [string, string]>([
    write(parts[0].value),
    write(parts[1].value),
  ]);
  const change = (index: 0 | 1, text: string) => {
    const next: readonly [string, string] = index === 0 ? [text, texts[1]] : [texts[0], text];
    setTexts(next);
    const first = readNumber(next[0]);
    const second = readNumber(next[1]);
    onChange(first === null || second === null ? null : [first, second]);
  };
  return (
    <fieldset className={styles.entry}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.head}>
        <span aria-hidden="true" className={styles.label}>
          {label}
        </span>
        {aside}
      </div>
      <div className={styles.fields}>
        {([0, 1] as const).map((index) => (
          <TextInput
            key={parts[index].unit}
            aria-label={onboarding.stats.partOf({ field: label, unit: parts[index].unit })}
            inputMode="decimal"
            autoComplete="off"
            value={texts[index]}
            // One sentence is seen below both parts, and heard at each.
            error={error === null ? null : <VisuallyHidden>{error}</VisuallyHidden>}
            rightSection={<span aria-hidden="true">{parts[index].unit}</span>}
            onChange={(event) => change(index, event.currentTarget.value)}
          />
        ))}
      </div>
      {error !== null && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      {error === null && hint !== undefined && <p className={styles.hint}>{hint}</p>}
    </fieldset>
  );
}
