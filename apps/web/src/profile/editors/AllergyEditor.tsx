import { ALLERGENS, toggleAllergen } from "@plateful/nutrition";
import { useState } from "react";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useCurrentUser } from "../../lib/person/current-user.ts";
import { CheckChips } from "../../ui/fields/CheckChips.tsx";
import { useChangeProfile } from "../parts/use-change-profile.ts";
import type { FoodEditorProps } from "./DietEditor.tsx";
import styles from "./EditorSheet.module.css";
import { EditorSheet } from "./EditorSheet.tsx";
import { FitLine } from "./FitLine.tsx";

/** Edits the allergies, and says what planning does with them and what would fit (ledger PROF-037, PLAN-147). */
export function AllergyEditor({ person, intake, onClose }: FoodEditorProps) {
  const { allergens: words, profile } = usePhrases();
  const { coach } = useCurrentUser();
  const [chosen, setChosen] = useState(intake.food_allergens);
  const change = useChangeProfile(person);
  const draft = { food_allergens: chosen };
  return (
    <EditorSheet
      title={profile.rows.allergies}
      canSave
      isSaving={change.isPending}
      error={change.error}
      onSave={() => change.mutate(draft, { onSuccess: onClose })}
      onClose={onClose}
    >
      <CheckChips
        label={profile.rows.allergies}
        chips={ALLERGENS.map((value) => ({ value, label: words.names[value] }))}
        chosen={chosen}
        onToggle={(tapped) => setChosen(toggleAllergen(chosen, tapped))}
      />
      <FitLine person={person} draft={draft} />
      <p className={styles.hint}>{words.hint}</p>
      {person === undefined && coach !== null && <p className={styles.hint}>{words.coachSees}</p>}
    </EditorSheet>
  );
}
