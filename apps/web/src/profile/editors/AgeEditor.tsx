import { TextInput } from "@mantine/core";
import { ageError } from "@plateful/nutrition";
import { useState } from "react";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { readNumber } from "../parts/entered-body.ts";
import { useChangeProfile } from "../parts/use-change-profile.ts";
import { EditorSheet } from "./EditorSheet.tsx";

interface AgeEditorProps {
  initial: number | null;
  onClose: () => void;
}

/** Edits the age by the rule of onboarding: whole years from 18 to 120. */
export function AgeEditor({ initial, onClose }: AgeEditorProps) {
  const { general, profile } = usePhrases();
  const [text, setText] = useState(initial === null ? "" : String(initial));
  const change = useChangeProfile();
  const age = readNumber(text);
  const problem = ageError(age);
  const message =
    problem === null ? null : problem === "required" ? general.required : profile.editing.ageRange;
  return (
    <EditorSheet
      title={profile.rows.age}
      hint={profile.editing.hint}
      canSave={problem === null}
      isSaving={change.isPending}
      error={change.error}
      onSave={() => change.mutate({ age }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <TextInput
        label={profile.rows.age}
        inputMode="numeric"
        autoComplete="off"
        maxLength={5}
        value={text}
        rightSection={profile.editing.years}
        rightSectionWidth={64}
        error={message}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </EditorSheet>
  );
}
