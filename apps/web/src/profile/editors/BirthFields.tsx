import { TextInput, VisuallyHidden } from "@mantine/core";
import type { DateParts } from "@plateful/nutrition";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import styles from "./EditorSheet.module.css";

interface BirthFieldsProps {
  parts: DateParts;
  error: string | null;
  onChange: (parts: DateParts) => void;
}

const FIELDS = [
  { key: "day", maxLength: 2, autoComplete: "bday-day" },
  { key: "month", maxLength: 2, autoComplete: "bday-month" },
  { key: "year", maxLength: 4, autoComplete: "bday-year" },
] as const;

/** A date of birth as people know it by heart: a day, a month and a year to type, instead of decades to page through. */
export function BirthFields({ parts, error, onChange }: BirthFieldsProps) {
  const { editing } = usePhrases().profile;
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.question}>{editing.dateOfBirth}</legend>
      <div className={styles.birth}>
        {FIELDS.map(({ key, maxLength, autoComplete }) => (
          <TextInput
            key={key}
            label={editing[key]}
            inputMode="numeric"
            autoComplete={autoComplete}
            maxLength={maxLength}
            value={parts[key]}
            error={error === null ? null : <VisuallyHidden>{error}</VisuallyHidden>}
            onChange={({ currentTarget }) => onChange({ ...parts, [key]: currentTarget.value })}
          />
        ))}
      </div>
      {error === null ? (
        <p className={styles.hint}>{editing.dateOfBirthHint}</p>
      ) : (
        <p aria-hidden="true" className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
