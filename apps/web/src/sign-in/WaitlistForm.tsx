import "../ui/fields/form-styles.ts";
import { Button, TextInput } from "@mantine/core";
import { joinWaitlist } from "@plateful/contract";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { call } from "../lib/server/call.ts";
import { CallError } from "../lib/server/call-error.ts";
import { EmailField } from "./EmailField.tsx";
import styles from "./form.module.css";
import { refusalText } from "./refusal-text.ts";
import { emailProblem, tidyEmail } from "./validate-email.ts";

const MAX_NAME = 100;

/** Puts a visitor on the waiting list of the practice whose site this is (ledger ORG-031, COACH-138). */
export function WaitlistForm({ subdomain, brand }: { subdomain: string; brand: string }) {
  const phrases = usePhrases();
  const { waitlist: words } = phrases.signIn;
  const [email, setEmail] = useState("");
  const [first, setFirst] = useState("");
  const join = useMutation({
    mutationFn: () => {
      const name = first.trim();
      const body = { email: tidyEmail(email), first_name: name === "" ? null : name };
      return call(joinWaitlist, { params: { subdomain }, body });
    },
    meta: { silent: true },
  });
  const isFilled = emailProblem(email) === null;
  const atEmail = join.error instanceof CallError ? join.error.at("email") : undefined;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isFilled && !join.isPending) join.mutate();
  };
  if (join.isSuccess)
    return (
      <p role="status" className={styles.lead}>
        {words.done({ brand, email: tidyEmail(email) })}
      </p>
    );
  return (
    <form noValidate className={styles.form} onSubmit={send}>
      <EmailField value={email} onChange={setEmail} refusal={atEmail} />
      <TextInput
        label={words.firstName}
        autoComplete="given-name"
        maxLength={MAX_NAME}
        value={first}
        onChange={(event) => setFirst(event.currentTarget.value)}
      />
      <p role="alert" className={styles.error}>
        {join.error !== null && atEmail === undefined && refusalText(join.error, phrases)}
      </p>
      <Button type="submit" size="lg" disabled={!isFilled} loading={join.isPending}>
        {words.submit}
      </Button>
      <p className={styles.small}>{words.privacy({ brand })}</p>
    </form>
  );
}
