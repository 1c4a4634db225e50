import { LANGUAGES } from "@plateful/phrases";
import "../../ui/fields/form-styles.ts";
import { TextInput } from "@mantine/core";
import { IconChevronRight, IconFileTypeCsv, IconLock } from "@tabler/icons-react";
import type { FormEvent } from "react";
import { PATHS } from "../../lib/address/paths.ts";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { refusalAt } from "../../lib/server/refusal-of.ts";
import { UnitToggle } from "../../ui/fields/UnitToggle.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { AppLink } from "../../ui/navigation/AppLink.tsx";
import { useIntakePhrases } from "../parts/use-intake-phrases.ts";
import styles from "./AddClient.module.css";
import { AddressField } from "./AddressField.tsx";
import { refusedAt } from "./refused-at.tsx";
import type { ClientDraft } from "./use-client-draft.ts";

const MAX_NAME = 100;

interface WhoStepProps {
  /** Of the form, which is sent by a button elsewhere. */
  formId: string;
  draft: ClientDraft;
  onChange: (changes: Partial<ClientDraft>) => void;
  /** Why adding was refused. */
  refusal: Error | null;
  /** The client of this coach who has the address. */
  known: number | null;
  onSubmit: () => void;
}

/** Who is invited, in which language (ledger COACH-015, COACH-016). */
export function WhoStep({ formId, draft, onChange, refusal, known, onSubmit }: WhoStepProps) {
  const { who } = useIntakePhrases().adding;
  const { onboarding, practice } = usePhrases();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  const names = { autoComplete: "off", maxLength: MAX_NAME } as const;
  return (
    <form id={formId} noValidate className={styles.form} onSubmit={submit}>
      <div className={styles.names}>
        <TextInput
          {...names}
          data-autofocus={refusalAt(refusal, "email") === undefined ? true : undefined}
          label={onboarding.registration.firstName}
          value={draft.first}
          error={refusedAt(refusal, "first_name")}
          onChange={(event) => onChange({ first: event.currentTarget.value })}
        />
        <TextInput
          {...names}
          label={onboarding.registration.lastName}
          value={draft.last}
          error={refusedAt(refusal, "last_name")}
          onChange={(event) => onChange({ last: event.currentTarget.value })}
        />
      </div>
      <AddressField email={draft.email} onChange={(email) => onChange({ email })} refusal={refusal} />
      {known !== null && (
        <Notice
          kind="info"
          title={who.known}
          action={
            <AppLink href={PATHS.client.replace("$clientId", String(known))} className={styles.known}>
              {who.openKnown}
            </AppLink>
          }
        />
      )}
      <div>
        <p aria-hidden="true" className={styles.label}>
          {who.language}
        </p>
        <UnitToggle
          label={who.language}
          options={LANGUAGES.toReversed().map((value) => ({
            value,
            label: practice.adding.languages[value],
          }))}
          value={draft.language}
          isWide
          onChange={(language) => onChange({ language })}
        />
      </div>
      <AppLink href={PATHS.importClients} className={styles.many}>
        <IconFileTypeCsv size={26} stroke={1.5} aria-hidden="true" />
        <span className={styles.manyWords}>
          <strong>{who.many}</strong>
          <span>{who.manyText}</span>
        </span>
        <IconChevronRight size={20} aria-hidden="true" />
      </AppLink>
      <p className={styles.consent}>
        <IconLock size={18} stroke={1.75} aria-hidden="true" />
        {who.consent}
      </p>
    </form>
  );
}
