import { INTOLERANCES, intolerancesToProfile, toggleIntolerance } from "@plateful/nutrition";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import type { FittingDraft } from "../parts/fitting-query.ts";
import { intolerancesOf } from "../parts/profile-view.ts";
import { ChoiceEditor } from "./ChoiceEditor.tsx";
import type { FoodEditorProps } from "./DietEditor.tsx";
import { FitLine } from "./FitLine.tsx";

/** Edits the intolerances, and says what would fit with them (ledger PROF-028, PLAN-147). */
export function IntoleranceEditor({ person, intake, onClose }: FoodEditorProps) {
  const { nutrition, profile } = usePhrases();
  return (
    <ChoiceEditor
      {...(person === undefined ? {} : { person })}
      title={profile.rows.intolerances}
      options={INTOLERANCES.map((value) => ({ value, title: nutrition.intolerances[value] }))}
      initial={intolerancesOf(intake)}
      toggle={toggleIntolerance}
      toChanges={(chosen) => {
        const answers = intolerancesToProfile(chosen);
        return {
          food_intolerances_gluten: answers.gluten,
          food_intolerances_lactose: answers.lactose,
          food_intolerances_nut: answers.nut,
          food_intolerances_crustaceans_shellfish: answers.crustaceansShellfish,
        } satisfies FittingDraft;
      }}
      below={(changes) => <FitLine person={person} draft={changes as FittingDraft} />}
      onClose={onClose}
    />
  );
}
