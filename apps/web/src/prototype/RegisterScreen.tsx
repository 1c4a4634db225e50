import "../ui/form-styles.ts";
import { Button, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { usePhrases } from "../lib/LanguageProvider.tsx";
import { useTitle } from "../lib/use-title.ts";
import { Notice } from "../ui/Notice.tsx";
import { PageHeader } from "../ui/PageHeader.tsx";
import styles from "./RegisterScreen.module.css";

/** A sign-up form with sample data; it makes no account (ledger AUTH-049, PROTO-002). */
export function RegisterScreen() {
  const { prototype, signIn } = usePhrases();
  const words = prototype.register;
  const [name, setName] = useState(words.sampleName);
  const [email, setEmail] = useState(words.sampleEmail);
  const [isDone, setIsDone] = useState(false);
  useTitle(words.title);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsDone(true);
  };
  return (
    <main className={styles.page}>
      <PageHeader title={words.title} subtitle={words.text} />
      <Notice kind="info" title={prototype.sampleData}>
        {prototype.sampleText}
      </Notice>
      <form noValidate className={styles.form} onSubmit={submit}>
        <TextInput
          label={words.name}
          autoComplete="off"
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <TextInput
          label={signIn.login.email}
          inputMode="email"
          autoComplete="off"
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <Button type="submit" size="lg" disabled={name.trim() === "" || email.trim() === ""}>
          {words.submit}
        </Button>
      </form>
      {isDone && <Notice kind="ok" title={words.done} />}
    </main>
  );
}
