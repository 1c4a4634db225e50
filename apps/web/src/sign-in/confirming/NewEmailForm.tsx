import "../../ui/fields/form-styles.ts";
import { Button } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { CallError } from "../../lib/server/call-error.ts";
import { EmailField } from "../EmailField.tsx";
import styles from "../form.module.css";
import { refusalText } from "../refusal-text.ts";
import { emailProblem, tidyEmail } from "../validate-email.ts";

interface NewEmailFormProps {
  isSending: boolean;
  /** Why the last address was refused. */
  error: unknown;
  onSend: (email: string) => void;
  /** What was typed before the form was shown again. */
  initial?: string;
}

/** A new e-mail address, which must confirm before anything changes (ledger AUTH-046). */
export function NewEmailForm({ isSending, error, onSend, initial = "" }: NewEmailFormProps) {
  const phrases = usePhrases();
  const [email, setEmail] = useState(initial);
  const canSend = emailProblem(email) === null && !isSending;
  const atField = error instanceof CallError ? error.at("new_email") : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canSend) onSend(tidyEmail(email));
  };
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <EmailField
        label={phrases.signIn.changeEmail.newEmail}
        value={email}
        onChange={setEmail}
        refusal={atField}
      />
      <p role="alert" className={styles.error}>
        {error !== null && atField === undefined && refusalText(error, phrases)}
      </p>
      <Button type="submit" size="lg" disabled={!canSend} loading={isSending}>
        {phrases.signIn.changeEmail.submit}
      </Button>
    </form>
  );
}
