import type { UserProfile } from "@plateful/contract";
import { GENDERS, ONBOARDING_GOALS, toOnboardingGoal } from "@plateful/nutrition";
import { announce } from "../../lib/dialogs/alerts.ts";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useCurrentUser } from "../../lib/person/current-user.ts";
import { type DetailField, isCookingField, isPreference } from "../parts/detail-field.ts";
import { AgeEditor } from "./AgeEditor.tsx";
import { AllergyEditor } from "./AllergyEditor.tsx";
import { AvoidEditor } from "./AvoidEditor.tsx";
import { ChoiceEditor } from "./ChoiceEditor.tsx";
import { CookingEditor } from "./CookingEditor.tsx";
import { DietEditor } from "./DietEditor.tsx";
import { HeightEditor } from "./HeightEditor.tsx";
import { IntoleranceEditor } from "./IntoleranceEditor.tsx";
import { NameEditor } from "./NameEditor.tsx";
import { PreferenceEditor } from "./PreferenceEditor.tsx";
import { TimeZoneEditor } from "./TimeZoneEditor.tsx";
import { WeightEditor } from "./WeightEditor.tsx";
import "../../ui/fields/form-styles.ts";

interface DetailEditorProps {
  field: DetailField;
  onClose: () => void;
}

interface IntakeEditorProps extends DetailEditorProps {
  intake: UserProfile;
}

function GoalEditor({ intake, onClose }: IntakeEditorProps) {
  const { nutrition, profile } = usePhrases();
  return (
    <ChoiceEditor
      title={profile.rows.goal}
      hint={profile.editing.hint}
      options={ONBOARDING_GOALS.map((value) => ({ value, title: nutrition.goals[value] }))}
      initial={intake.main_goal === null ? [] : [toOnboardingGoal(intake.main_goal)]}
      toChanges={([goal]) => ({ main_goal: goal ?? null })}
      onClose={onClose}
    />
  );
}

function GenderEditor({ intake, onClose }: IntakeEditorProps) {
  const { nutrition, profile } = usePhrases();
  return (
    <ChoiceEditor
      title={profile.rows.gender}
      hint={profile.editing.hint}
      options={GENDERS.map((value) => ({ value, title: nutrition.genders[value] }))}
      initial={[intake.gender]}
      toChanges={([gender = intake.gender]) => ({ gender })}
      onClose={onClose}
    />
  );
}

function MenopauseEditor({ intake, onClose }: IntakeEditorProps) {
  const { general, profile } = usePhrases();
  return (
    <ChoiceEditor
      title={profile.rows.menopause}
      hint={profile.editing.hint}
      options={[
        { value: "yes", title: general.yes },
        { value: "no", title: general.no },
      ]}
      initial={[intake.is_on_menopause_diet ? "yes" : "no"]}
      toChanges={([answer]) => ({ is_on_menopause_diet: answer === "yes" })}
      onClose={onClose}
    />
  );
}

function RecipeUnitsEditor({ intake, onClose }: IntakeEditorProps) {
  const { nutrition, profile } = usePhrases();
  return (
    <ChoiceEditor
      title={profile.rows.recipeUnits}
      options={[
        { value: "METRIC", title: nutrition.metric },
        { value: "IMPERIAL", title: nutrition.imperial },
      ]}
      initial={[intake.uses_imperial_measurements_for_recipes ? "IMPERIAL" : "METRIC"]}
      toChanges={([system]) => ({ uses_imperial_measurements_for_recipes: system === "IMPERIAL" })}
      onSaved={() => announce(profile.editing.unitsUpdated)}
      onClose={onClose}
    />
  );
}

/** The editor of one detail (ledger PROF-028). */
export function DetailEditor({ field, onClose }: DetailEditorProps) {
  const user = useCurrentUser();
  const { intake } = user;
  if (field === "name") return <NameEditor onClose={onClose} />;
  if (field === "timeZone") return <TimeZoneEditor onClose={onClose} />;
  if (field === "avoid") return <AvoidEditor onClose={onClose} />;
  if (intake === null) return null;
  if (isPreference(field)) return <PreferenceEditor field={field} intake={intake} onClose={onClose} />;
  if (isCookingField(field))
    return <CookingEditor field={field} person={user} intake={intake} onClose={onClose} />;
  const shared = { field, intake, onClose };
  switch (field) {
    case "goal":
      return <GoalEditor {...shared} />;
    case "gender":
      return <GenderEditor {...shared} />;
    case "age":
      return <AgeEditor intake={intake} onClose={onClose} />;
    case "height":
      return <HeightEditor intake={intake} onClose={onClose} />;
    case "weight":
    case "goalWeight":
      return <WeightEditor intake={intake} field={field} onClose={onClose} />;
    case "diet":
      return <DietEditor intake={intake} onClose={onClose} />;
    case "menopause":
      return <MenopauseEditor {...shared} />;
    case "intolerances":
      return <IntoleranceEditor intake={intake} onClose={onClose} />;
    case "allergies":
      return <AllergyEditor intake={intake} onClose={onClose} />;
    case "recipeUnits":
      return <RecipeUnitsEditor {...shared} />;
  }
}
