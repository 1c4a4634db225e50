import "../ui/fields/form-styles.ts";
import { Button, TextInput } from "@mantine/core";
import { createPractice } from "@plateful/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { currentUserQuery } from "../lib/person/current-user.ts";
import { call } from "../lib/server/call.ts";
import { refusalAt, refusalOf } from "../lib/server/refusal-of.ts";
import { useIntentKey } from "../lib/server/use-intent-key.ts";
import { showToast } from "../ui/overlays/show-toast.ts";
import { SectionCard } from "../ui/SectionCard.tsx";
import styles from "./PracticeForm.module.css";
import { suggestedSubdomain } from "./suggested-subdomain.ts";
import { useMainHost } from "./use-main-host.ts";

const MAX_NAME = 100;
const MAX_SUBDOMAIN = 63;

interface Practice {
  readonly name: string;
  readonly subdomain: string | null;
}

function useNamePractice() {
  const queryClient = useQueryClient();
  const { keyFor } = useIntentKey();
  return useMutation({
    mutationFn: (body: Practice) => call(createPractice, { body, idempotencyKey: keyFor(body) }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey }),
    meta: { silent: true },
  });
}

/** What a new coach does first: the name of the practice, and the address at which its clients sign in (ledger ORG-032). */
export function PracticeForm() {
  const phrases = usePhrases();
  const words = phrases.practice.naming;
  const mainHost = useMainHost();
  const [name, setName] = useState("");
  const [typed, setTyped] = useState<string | null>(null);
  const save = useNamePractice();
  const subdomain = typed ?? suggestedSubdomain(name);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === "" || save.isPending) return;
    save.mutate(
      { name: name.trim(), subdomain: subdomain.trim() === "" ? null : subdomain.trim() },
      { onSuccess: () => showToast({ message: words.saved }) },
    );
  };
  return (
    <SectionCard title={words.title}>
      <form noValidate className={styles.form} onSubmit={submit}>
        <p className={styles.hint}>{words.text}</p>
        <TextInput
          label={words.name}
          autoComplete="organization"
          maxLength={MAX_NAME}
          value={name}
          error={refusalAt(save.error, "name")}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <TextInput
          label={words.address}
          description={`${words.addressHint} ${words.optional}`}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={MAX_SUBDOMAIN}
          rightSection={<span className={styles.host}>.{mainHost}</span>}
          rightSectionWidth="auto"
          value={subdomain}
          error={refusalAt(save.error, "subdomain")}
          onChange={(event) => setTyped(event.currentTarget.value.toLowerCase())}
        />
        <p role="alert" className={styles.error}>
          {refusalOf(save.error, ["name", "subdomain"], phrases)}
        </p>
        <div className={styles.buttons}>
          <Button type="submit" size="md" disabled={name.trim() === ""} loading={save.isPending}>
            {words.save}
          </Button>
        </div>
      </form>
    </SectionCard>
  );
}
