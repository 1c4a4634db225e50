import { isSimple } from "@plateful/access";
import { INTOLERANCES, intolerancesToProfile, toggleIntolerance } from "@plateful/nutrition";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { toAccessUser, useCurrentUser } from "../../lib/person/current-user.ts";
import type { FittingDraft } from "../parts/fitting-query.ts";
import { intolerancesOf } from "../parts/profile-view.ts";
import { ChoiceEditor } from "./ChoiceEditor.tsx";
import type { FoodEditorProps } from "./DietEditor.tsx";
import styles from "./EditorSheet.module.css";
import { FitLine } from "./FitLine.tsx";

/** Edits the intolerances, and says what would fit with them and what lactose means (ledger PROF-028, PLAN-147, PROF-039). */
export function IntoleranceEditor({ person, intake, onClose }: FoodEditorProps) {
  const { allergens, nutrition, profile } = usePhrases();
  const own = useCurrentUser();
  // Simple recipes know no lactose.
  const explainsLactose = !isSimple(toAccessUser(person ?? own));
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
      below={(changes) => (
        <>
          <FitLine person={person} draft={changes as FittingDraft} />
          {explainsLactose && changes.food_intolerances_lactose === true && (
            <p className={styles.hint}>{allergens.lactose}</p>
          )}
        </>
      )}
      onClose={onClose}
    />
  );
}
