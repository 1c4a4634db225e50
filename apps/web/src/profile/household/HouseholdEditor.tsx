import { Button, TextInput } from "@mantine/core";
import type { HouseholdMember } from "@plateful/contract";
import { useState } from "react";
import { announce } from "../../lib/dialogs/alerts.ts";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import styles from "../editors/EditorSheet.module.css";
import { EditorSheet } from "../editors/EditorSheet.tsx";
import { HouseholdAmount } from "./HouseholdAmount.tsx";
import { HouseholdRestrictions } from "./HouseholdRestrictions.tsx";
import { HouseholdTimes } from "./HouseholdTimes.tsx";
import { formProblems, type HouseholdForm, toHouseholdForm, toMemberBody } from "./household-form.ts";
import { RemoveMemberDialog } from "./RemoveMemberDialog.tsx";
import { useSaveMember } from "./use-change-household.ts";
import "../../ui/fields/form-styles.ts";
import { afterPress } from "../../ui/base/after-press.ts";

const MAX_NAME_LENGTH = 50;

interface HouseholdEditorProps {
  /** Null for someone new. */
  member: HouseholdMember | null;
  clientId: number | undefined;
  onClose: () => void;
}

/** Says of someone who eats along how much, when and what they eat (ledger PLAN-127). */
export function HouseholdEditor({ member, clientId, onClose }: HouseholdEditorProps) {
  const { general, household: words } = usePhrases();
  const [form, setForm] = useState<HouseholdForm>(() => toHouseholdForm(member));
  const [isLeft, setIsLeft] = useState(false);
  const [isRemoving, setIsRemoving] = useState(false);
  const save = useSaveMember({ clientId });
  const change = (changes: Partial<HouseholdForm>) => setForm((before) => ({ ...before, ...changes }));
  const body = toMemberBody(form);
  const parts = { form, onChange: change };
  if (isRemoving && member !== null)
    return (
      <RemoveMemberDialog
        member={member}
        clientId={clientId}
        onRemoved={onClose}
        onClose={() => setIsRemoving(false)}
      />
    );
  const submit = () => {
    if (body === null) return;
    const onSuccess = () => {
      announce(words.saved({ name: body.name }));
      onClose();
    };
    save.mutate({ id: member?.id ?? null, body }, { onSuccess });
  };
  return (
    <EditorSheet
      title={member?.name ?? words.add}
      hint={words.fromNow}
      canSave={body !== null}
      isSaving={save.isPending}
      error={save.error}
      onSave={submit}
      onClose={onClose}
    >
      <TextInput
        label={words.form.name}
        autoComplete="off"
        maxLength={MAX_NAME_LENGTH}
        value={form.name}
        error={isLeft && formProblems(form).name ? general.required : null}
        onChange={(event) => change({ name: event.currentTarget.value })}
        onBlur={() => afterPress(() => setIsLeft(true))}
      />
      <HouseholdAmount {...parts} isClients={clientId !== undefined} />
      <HouseholdTimes {...parts} />
      <HouseholdRestrictions {...parts} />
      {member !== null && (
        <Button
          variant="default"
          c="var(--over)"
          className={styles.remove ?? ""}
          onClick={() => setIsRemoving(true)}
        >
          {words.removal.action({ name: member.name })}
        </Button>
      )}
    </EditorSheet>
  );
}
