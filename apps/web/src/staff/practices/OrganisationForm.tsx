import { Button } from "@mantine/core";
import type { Organisation } from "@plateful/contract";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { CallError } from "../../lib/server/call-error.ts";
import { refusalAt, refusalOf } from "../../lib/server/refusal-of.ts";
import { SectionCard } from "../../ui/SectionCard.tsx";
import { useStaffPhrases } from "../parts/use-staff-phrases.ts";
import { OrganisationField } from "./OrganisationField.tsx";
import styles from "./OrganisationForm.module.css";
import { OrganisationListFields } from "./OrganisationListFields.tsx";
import {
  FIELD_NAMES,
  type FieldName,
  GROUPS,
  toOrganisationDraft,
  wrongLimits,
} from "./organisation-draft.ts";
import { toOrganisationLists } from "./organisation-lists.ts";
import { useSaveOrganisation } from "./use-save-organisation.ts";

interface OrganisationFormProps {
  /** Null for a new one. */
  organisation: Organisation | null;
  onSaved: (organisation: Organisation) => void;
}

/** Facts, content and settings of an organisation, saved at once (ledger STAFF-020). */
export function OrganisationForm({ organisation, onSaved }: OrganisationFormProps) {
  const phrases = usePhrases();
  const { practices: words } = useStaffPhrases();
  const formId = useId();
  const [draft, setDraft] = useState(() => toOrganisationDraft(organisation));
  const [lists, setLists] = useState(() => toOrganisationLists(organisation));
  const [wrong, setWrong] = useState<readonly FieldName[]>([]);
  const send = useSaveOrganisation(organisation);
  const save = useMutation({ mutationFn: send, onSuccess: onSaved, meta: { silent: true } });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = wrongLimits(draft);
    setWrong(found);
    if (found.length === 0 && !save.isPending) save.mutate({ draft, lists });
  };
  const limits: Readonly<Record<string, string>> = words.wrong;
  const problemOf = (field: FieldName) =>
    wrong.includes(field) ? limits[field] : refusalAt(save.error, field);
  const isRefused =
    wrong.length > 0 ||
    (save.error instanceof CallError &&
      FIELD_NAMES.some((field) => refusalAt(save.error, field) !== undefined));
  return (
    <div className={styles.form}>
      <form noValidate id={formId} className={styles.form} onSubmit={submit}>
        {(["facts", "content", "settings"] as const).map((group) => (
          <SectionCard key={group} title={words.groups[group]}>
            <div className={styles.fields}>
              {GROUPS[group].map((field) => (
                <OrganisationField
                  key={field}
                  field={field}
                  value={draft[field]}
                  problem={problemOf(field)}
                  onChange={(value) => setDraft((before) => ({ ...before, [field]: value }))}
                />
              ))}
            </div>
          </SectionCard>
        ))}
      </form>
      <OrganisationListFields
        lists={lists}
        isSimple={draft.recipe_system_type === "SIMPLE"}
        onChange={(change) => setLists((before) => ({ ...before, ...change }))}
      />
      <p role="alert" className={styles.problem}>
        {isRefused ? words.refused : refusalOf(save.error, FIELD_NAMES, phrases)}
      </p>
      <Button type="submit" form={formId} size="md" className={styles.save ?? ""} loading={save.isPending}>
        {organisation === null ? words.create : words.save}
      </Button>
    </div>
  );
}
