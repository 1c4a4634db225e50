import { IconX } from "@tabler/icons-react";
import { useEffect, useId, useRef } from "react";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { classNames } from "../../ui/base/class-names.ts";
import styles from "./MealSentence.module.css";
import { sentenceParts } from "./sentence-food.ts";
import type { MealSentence } from "./use-meal-sentence.ts";

interface SentenceFieldProps {
  sentence: MealSentence;
  error: string | null;
}

/** The field of the sentence, in which what was recognised is marked. Dictation types into it like a person. */
export function SentenceField({ sentence, error }: SentenceFieldProps) {
  const { mealSentence: words } = usePhrases();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  // The row that led here is gone, and typing is what comes next.
  useEffect(() => field.current?.focus(), []);
  const { typed, text, lines, offset, isSettled } = sentence;
  const parts = isSettled ? sentenceParts(text, lines) : [{ start: 0, text, line: null }];
  const lead = typed.slice(0, offset);
  return (
    <div>
      <label className={styles.label} htmlFor={id}>
        {words.label}
      </label>
      <div className={styles.field}>
        <div className={styles.stack}>
          <div aria-hidden="true" className={styles.marks}>
            {lead}
            {parts.map((part) =>
              part.line === null ? (
                part.text
              ) : (
                <mark
                  key={part.start}
                  className={classNames(
                    styles.mark,
                    ["CHECK", "UNKNOWN"].includes(part.line.certainty) && styles.doubt,
                  )}
                >
                  {part.text}
                </mark>
              ),
            )}
            {"\u200b"}
          </div>
          <textarea
            ref={field}
            id={id}
            className={styles.text}
            value={typed}
            rows={2}
            placeholder={words.placeholder}
            autoCapitalize="sentences"
            enterKeyHint="done"
            aria-invalid={error !== null}
            aria-describedby={`${id}-hint`}
            onChange={(event) => sentence.type(event.currentTarget.value)}
          />
        </div>
        {typed !== "" && (
          <button
            type="button"
            className={styles.clear}
            aria-label={words.clear}
            onClick={() => sentence.type("")}
          >
            <IconX size={20} stroke={1.75} />
          </button>
        )}
      </div>
      <p id={`${id}-hint`} className={error === null ? styles.hint : styles.error}>
        {error ?? (typed === "" ? words.hint : "")}
      </p>
    </div>
  );
}
