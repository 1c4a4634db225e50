import { TextInput } from "@mantine/core";
import { useState } from "react";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useCurrentUser } from "../../lib/person/current-user.ts";
import { useChangeAccount } from "../parts/use-change-account.ts";
import { EditorSheet } from "./EditorSheet.tsx";

const MAX_NAME_LENGTH = 100;

interface NameEditorProps {
  onClose: () => void;
}

/** Edits first and last name; neither may be empty. */
export function NameEditor({ onClose }: NameEditorProps) {
  const { general, profile } = usePhrases();
  const user = useCurrentUser();
  const [first, setFirst] = useState(user.first_name);
  const [last, setLast] = useState(user.last_name);
  const change = useChangeAccount();
  const isFilled = first.trim() !== "" && last.trim() !== "";
  const errorOf = (text: string) => (text.trim() === "" ? general.required : null);
  const save = () =>
    change.mutate({ first_name: first.trim(), last_name: last.trim() }, { onSuccess: onClose });
  return (
    <EditorSheet
      title={profile.rows.name}
      canSave={isFilled}
      isSaving={change.isPending}
      error={change.error}
      onSave={save}
      onClose={onClose}
    >
      <TextInput
        label={profile.editing.firstName}
        autoComplete="given-name"
        maxLength={MAX_NAME_LENGTH}
        value={first}
        error={errorOf(first)}
        onChange={(event) => setFirst(event.currentTarget.value)}
      />
      <TextInput
        label={profile.editing.lastName}
        autoComplete="family-name"
        maxLength={MAX_NAME_LENGTH}
        value={last}
        error={errorOf(last)}
        onChange={(event) => setLast(event.currentTarget.value)}
      />
    </EditorSheet>
  );
}
