import type { UserProfile } from "@plateful/contract";
import { goalWeightError, minimumGoalWeight } from "@plateful/nutrition";
import type { Phrases } from "@plateful/phrases";
import { namedMinimum, type WeightUnit } from "@plateful/quantities";
import { useState } from "react";
import { useLanguage, usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useCurrentUser } from "../../lib/person/current-user.ts";
import { weightText } from "../parts/body-text.ts";
import { isWeightGood, typedWeight, weightTexts } from "../parts/entered-body.ts";
import { mayUseImperial } from "../parts/profile-view.ts";
import { useChangeProfile } from "../parts/use-change-profile.ts";
import { EditorSheet } from "./EditorSheet.tsx";
import { MeasureFields } from "./MeasureFields.tsx";

interface WeightEditorProps {
  intake: UserProfile;
  field: "weight" | "goalWeight";
  onClose: () => void;
}

function unitOptions({ units }: Phrases["nutrition"]) {
  return [
    { value: "KILOGRAMS", label: units.kg, parts: [units.kg] },
    { value: "POUNDS", label: units.lb, parts: [units.lb] },
    { value: "STONES", label: units.st, parts: [units.st, units.lb] },
  ] as const;
}

/** Edits the weight or the goal weight in the chosen unit, by the rules of onboarding (ledger ONB-017 to ONB-023). */
export function WeightEditor({ intake, field, onClose }: WeightEditorProps) {
  const phrases = usePhrases();
  const { editing, rows } = phrases.profile;
  const language = useLanguage();
  const mayChoose = mayUseImperial(useCurrentUser());
  const isGoal = field === "goalWeight";
  const stored = isGoal ? intake.goal_weight_in_kg : intake.weight;
  const [unit, setUnit] = useState<WeightUnit>(mayChoose ? intake.personal_weight_unit : "KILOGRAMS");
  const [texts, setTexts] = useState(() => weightTexts(stored, unit, language));
  const change = useChangeProfile();
  const weight = typedWeight(texts, unit, stored);
  const options = unitOptions(phrases.nutrition);

  const goalProblem = () => {
    const heightInCm = intake.height_in_cm;
    if (heightInCm === null) return weight === null ? editing.goalWeight.required : null;
    const goal = intake.main_goal ?? "RECOMPOSITION";
    const error = goalWeightError({ goal, heightInCm, weightInKg: intake.weight, goalWeight: weight });
    if (error !== "too_low") return error === null ? null : editing.goalWeight[error];
    const least = weightText(namedMinimum(minimumGoalWeight(heightInCm), unit), unit, language, phrases);
    return editing.goalWeight.too_low({ weight: least });
  };
  const problem = isGoal ? goalProblem() : isWeightGood(texts, unit) ? null : editing.weightRange;
  const save = () => {
    if (weight === null) return;
    const measure = isGoal ? { goal_weight_in_kg: weight } : { weight };
    change.mutate({ ...measure, personal_weight_unit: unit }, { onSuccess: onClose });
  };
  return (
    <EditorSheet
      title={rows[field]}
      hint={editing.hint}
      canSave={problem === null}
      isSaving={change.isPending}
      error={change.error}
      onSave={save}
      onClose={onClose}
    >
      <MeasureFields
        label={rows[field]}
        partUnits={options.find(({ value }) => value === unit)?.parts ?? []}
        texts={texts}
        error={problem}
        unit={unit}
        units={mayChoose ? options : [options[0]]}
        onUnitChange={(next) => {
          setUnit(next);
          setTexts(weightTexts(weight ?? stored, next, language));
        }}
        onChange={setTexts}
      />
    </EditorSheet>
  );
}
