import "../ui/fields/form-styles.ts";
import { Button, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { Notice } from "../ui/Notice.tsx";
import styles from "./PrototypeFrame.module.css";
import { PrototypeFrame } from "./PrototypeFrame.tsx";
import { usePrototypePhrases } from "./use-prototype-phrases.ts";

/** A sign-up form with sample data; it makes no account (ledger AUTH-049, PROTO-002). */
export function RegisterScreen() {
  const { signIn } = usePhrases();
  const words = usePrototypePhrases().register;
  const [name, setName] = useState(words.sampleName);
  const [email, setEmail] = useState(words.sampleEmail);
  const [isDone, setIsDone] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsDone(true);
  };
  return (
    <PrototypeFrame title={words.title} text={words.text}>
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
    </PrototypeFrame>
  );
}
