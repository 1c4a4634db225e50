import { TextInput } from "@mantine/core";
import type { UserProfile } from "@plateful/contract";
import { ageError } from "@plateful/nutrition";
import { useState } from "react";
import { useToday } from "../../lib/device/today.ts";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { readNumber } from "../parts/entered-body.ts";
import { partsOfBirth, typedBirth } from "../parts/typed-birth.ts";
import { useChangeProfile } from "../parts/use-change-profile.ts";
import { BirthFields } from "./BirthFields.tsx";
import { EditorSheet } from "./EditorSheet.tsx";

interface AgeEditorProps {
  intake: Pick<UserProfile, "age" | "date_of_birth">;
  onClose: () => void;
}

/**
 * Edits the age by the rule of onboarding, whole years from 18 to 120, or the date of birth that it follows from
 * (ledger PROF-035).
 */
export function AgeEditor({ intake, onClose }: AgeEditorProps) {
  const { general, profile } = usePhrases();
  const { editing } = profile;
  const [text, setText] = useState(intake.age === null ? "" : String(intake.age));
  const [parts, setParts] = useState(() => partsOfBirth(intake.date_of_birth));
  const change = useChangeProfile();
  const birth = typedBirth(parts, useToday());
  const isOfBirth = birth.kind === "date";
  const age = isOfBirth ? birth.age : readNumber(text);
  const problem = ageError(age);
  const message = problem === null ? null : problem === "required" ? general.required : editing.ageRange;
  const birthError =
    birth.kind === "wrong"
      ? birth.error === "date"
        ? editing.dateOfBirthDate
        : editing.dateOfBirthAge
      : null;
  const save = () =>
    change.mutate({ age, date_of_birth: isOfBirth ? birth.date : null }, { onSuccess: onClose });
  return (
    <EditorSheet
      title={profile.rows.age}
      hint={editing.hint}
      canSave={isOfBirth || (birth.kind === "none" && problem === null)}
      isSaving={change.isPending}
      error={change.error}
      onSave={save}
      onClose={onClose}
    >
      <TextInput
        label={profile.rows.age}
        inputMode="numeric"
        autoComplete="off"
        maxLength={5}
        readOnly={isOfBirth}
        description={isOfBirth ? editing.ageFollows : undefined}
        value={isOfBirth ? String(birth.age) : text}
        rightSection={editing.years}
        rightSectionWidth={64}
        error={message}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <BirthFields parts={parts} error={birthError} onChange={setParts} />
    </EditorSheet>
  );
}
