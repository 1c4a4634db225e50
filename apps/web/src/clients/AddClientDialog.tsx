import "../ui/form-styles.ts";
import { Button, TextInput } from "@mantine/core";
import { email as emailRule } from "@plateful/contract";
import type { Language } from "@plateful/phrases";
import { useNavigate } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { z } from "zod/mini";
import { useLanguage, usePhrases } from "../lib/LanguageProvider.tsx";
import { PATHS } from "../lib/paths.ts";
import { refusalAt, refusalOf } from "../lib/refusal-of.ts";
import { AppLink } from "../ui/AppLink.tsx";
import { SheetDialog } from "../ui/SheetDialog.tsx";
import { showToast } from "../ui/show-toast.ts";
import { UnitToggle } from "../ui/UnitToggle.tsx";
import styles from "./AddClient.module.css";
import { useAddClient } from "./use-add-client.ts";
import { useIntakePhrases } from "./use-intake-phrases.ts";

const MAX_NAME = 100;
const MAX_EMAIL = 254;
const FIELDS = ["email", "first_name", "last_name"];

/** Who is invited, in which language; the client's page opens next, where the profile follows (ledger COACH-015, COACH-016). */
export function AddClientDialog({ onClose }: { onClose: () => void }) {
  const phrases = usePhrases();
  const { practice, onboarding, general, signIn } = phrases;
  const words = practice.adding;
  const { list: many } = useIntakePhrases();
  const navigate = useNavigate();
  const own = useLanguage();
  const [first, setFirst] = useState("");
  const [last, setLast] = useState("");
  const [email, setEmail] = useState("");
  const [isLeft, setIsLeft] = useState(false);
  const [language, setLanguage] = useState<Language>(own);
  const add = useAddClient();
  const isAddress = z.safeParse(emailRule(), email.trim()).success;
  const isFilled = first.trim() !== "" && last.trim() !== "" && isAddress;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isFilled || add.isPending) return;
    const names = { first_name: first.trim(), last_name: last.trim() };
    add.mutate(
      { ...names, email: email.trim(), language },
      {
        onSuccess: ({ id }) => {
          showToast({ message: words.sent({ name: names.first_name }) });
          onClose();
          void navigate({ to: PATHS.client, params: { clientId: String(id) } });
        },
      },
    );
  };
  const wrongAddress = isLeft && email.trim() !== "" && !isAddress ? signIn.login.invalidEmail : undefined;
  return (
    <SheetDialog
      isOpen
      onClose={onClose}
      title={words.title}
      subtitle={words.text}
      closeLabel={general.close}
    >
      <form noValidate className={styles.form} onSubmit={submit}>
        <TextInput
          data-autofocus
          label={onboarding.registration.firstName}
          autoComplete="off"
          maxLength={MAX_NAME}
          value={first}
          error={refusalAt(add.error, "first_name")}
          onChange={(event) => setFirst(event.currentTarget.value)}
        />
        <TextInput
          label={onboarding.registration.lastName}
          autoComplete="off"
          maxLength={MAX_NAME}
          value={last}
          error={refusalAt(add.error, "last_name")}
          onChange={(event) => setLast(event.currentTarget.value)}
        />
        <TextInput
          label={words.email}
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={MAX_EMAIL}
          value={email}
          error={refusalAt(add.error, "email") ?? wrongAddress}
          onChange={(event) => setEmail(event.currentTarget.value)}
          onBlur={() => setIsLeft(true)}
        />
        <UnitToggle
          label={words.language}
          options={(["en", "nl"] as const).map((value) => ({ value, label: words.languages[value] }))}
          value={language}
          isWide
          onChange={setLanguage}
        />
        <p role="alert" className={styles.error}>
          {refusalOf(add.error, FIELDS, phrases)}
        </p>
        <Button type="submit" size="lg" fullWidth disabled={!isFilled} loading={add.isPending}>
          {words.submit}
        </Button>
        <AppLink href={PATHS.importClients} className={styles.many}>
          {many.open}
        </AppLink>
      </form>
    </SheetDialog>
  );
}
