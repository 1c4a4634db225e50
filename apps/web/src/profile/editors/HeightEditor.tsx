import type { UserProfile } from "@plateful/contract";
import { useState } from "react";
import { useLanguage, usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useCurrentUser } from "../../lib/person/current-user.ts";
import { heightTexts, typedHeight } from "../parts/entered-body.ts";
import { mayUseImperial } from "../parts/profile-view.ts";
import { useChangeProfile } from "../parts/use-change-profile.ts";
import { EditorSheet } from "./EditorSheet.tsx";
import { MeasureFields } from "./MeasureFields.tsx";

interface HeightEditorProps {
  intake: UserProfile;
  onClose: () => void;
}

/** Edits the height in centimetres, or in feet and inches (ledger ONB-015, ONB-016). */
export function HeightEditor({ intake, onClose }: HeightEditorProps) {
  const { nutrition, profile } = usePhrases();
  const language = useLanguage();
  const mayChoose = mayUseImperial(useCurrentUser());
  const stored = intake.height_in_cm;
  const [isImperial, setIsImperial] = useState(mayChoose && intake.uses_imperial_measurements_for_height);
  const [texts, setTexts] = useState(() => heightTexts(stored, isImperial, language));
  const change = useChangeProfile();
  const height = typedHeight(texts, isImperial, stored);
  const { cm, ft, in: inch } = nutrition.units;
  const units = [
    { value: "METRIC", label: cm },
    { value: "IMPERIAL", label: ft },
  ] as const;
  const save = () =>
    change.mutate(
      { height_in_cm: height, uses_imperial_measurements_for_height: isImperial },
      { onSuccess: onClose },
    );
  return (
    <EditorSheet
      title={profile.rows.height}
      hint={profile.editing.hint}
      canSave={height !== null}
      isSaving={change.isPending}
      error={change.error}
      onSave={save}
      onClose={onClose}
    >
      <MeasureFields
        label={profile.rows.height}
        partUnits={isImperial ? [ft, inch] : [cm]}
        texts={texts}
        error={height === null ? profile.editing.heightRange : null}
        unit={isImperial ? "IMPERIAL" : "METRIC"}
        units={mayChoose ? units : [units[0]]}
        onUnitChange={(unit) => {
          setIsImperial(unit === "IMPERIAL");
          setTexts(heightTexts(height ?? stored, unit === "IMPERIAL", language));
        }}
        onChange={setTexts}
      />
    </EditorSheet>
  );
}
