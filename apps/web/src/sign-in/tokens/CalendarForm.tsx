import "../../ui/fields/form-styles.ts";
import { TextInput } from "@mantine/core";
import { type CalendarPart, MAX_TOKEN_NAME } from "@plateful/contract";
import { type FormEvent, useId, useState } from "react";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { refusalAt, refusalOf } from "../../lib/server/refusal-of.ts";
import { CheckChips } from "../../ui/fields/CheckChips.tsx";
import styles from "./NewTokenDialog.module.css";
import { useTokenPhrases } from "./use-token-phrases.ts";

export interface CalendarWish {
  readonly name: string;
  readonly parts: readonly CalendarPart[];
}

interface CalendarFormProps {
  id: string;
  offered: readonly CalendarPart[];
  initial: CalendarWish;
  error: Error | null;
  onSend: (wish: CalendarWish) => void;
}

/** What a calendar is called in the list of tokens, and what it shows. */
export function CalendarForm({ id, offered, initial, error, onSend }: CalendarFormProps) {
  const phrases = usePhrases();
  const { calendar: words, form } = useTokenPhrases();
  const problemId = useId();
  const [name, setName] = useState(initial.name);
  const [parts, setParts] = useState(initial.parts);
  const [isSent, setIsSent] = useState(false);
  const lacksName = isSent && name.trim() === "";
  const toggle = (part: CalendarPart) =>
    setParts((before) =>
      before.includes(part) ? before.filter((each) => each !== part) : [...before, part],
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsSent(true);
    if (name.trim() !== "" && parts.length > 0) onSend({ name: name.trim(), parts });
  };
  return (
    <form noValidate id={id} className={styles.form} onSubmit={submit}>
      <TextInput
        label={form.name}
        autoComplete="off"
        maxLength={MAX_TOKEN_NAME}
        value={name}
        error={lacksName ? phrases.general.required : refusalAt(error, "name")}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <div>
        <p className={styles.legend} aria-hidden="true">
          {words.parts}
        </p>
        <CheckChips
          label={words.parts}
          describedBy={problemId}
          chips={offered.map((part) => ({ value: part, label: words.partNames[part] }))}
          chosen={parts}
          onToggle={toggle}
        />
        <p id={problemId} role="alert" className={styles.problem}>
          {isSent && parts.length === 0 ? words.nothingChosen : ""}
        </p>
      </div>
      <p className={styles.hint}>{words.life}</p>
      <p role="alert" className={styles.problem}>
        {refusalOf(error, ["name"], phrases)}
      </p>
    </form>
  );
}
