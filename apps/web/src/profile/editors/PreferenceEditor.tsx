import type { UserProfile } from "@plateful/contract";
import {
  COOKING_STYLES,
  cookingStylesError,
  type MealType,
  NOTHING,
  ONBOARDING_MOTIVATIONS,
  SIMPLE_ALLERGEN_CHOICES,
  SIMPLE_ALLERGENS,
  SIMPLE_DIET_CHOICES,
  SIMPLE_MEAL_TIMES,
  simpleMealTimesError,
  toggleCookingStyle,
  toggleSimpleAllergen,
  toggleSimpleMealTime,
} from "@plateful/nutrition";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import type { PreferenceField } from "../parts/detail-field.ts";
import { ChoiceEditor } from "./ChoiceEditor.tsx";

interface PreferenceEditorProps {
  field: PreferenceField;
  intake: UserProfile;
  onClose: () => void;
}

type EditorProps = Omit<PreferenceEditorProps, "field">;

function MotivationEditor({ intake, onClose }: EditorProps) {
  const { profile, simpleOnboarding } = usePhrases();
  const { onboarding_motivation: motivation } = intake;
  return (
    <ChoiceEditor
      title={profile.rows.motivation}
      options={ONBOARDING_MOTIVATIONS.map((value) => ({ value, title: simpleOnboarding.motivations[value] }))}
      initial={motivation === null ? [] : [motivation]}
      toChanges={([chosen]) => ({ onboarding_motivation: chosen ?? null })}
      onClose={onClose}
    />
  );
}

function CookingStylesEditor({ intake, onClose }: EditorProps) {
  const { profile, simpleOnboarding } = usePhrases();
  return (
    <ChoiceEditor
      title={profile.rows.cookingStyles}
      hint={simpleOnboarding.cookingStyle.text}
      options={COOKING_STYLES.map((value) => ({ value, title: simpleOnboarding.cookingStyles[value] }))}
      initial={intake.onboarding_cooking_styles}
      toggle={toggleCookingStyle}
      problem={(chosen) =>
        cookingStylesError(chosen) === null ? null : simpleOnboarding.cookingStyle.tooFew
      }
      toChanges={(chosen) => ({ onboarding_cooking_styles: [...chosen] })}
      onClose={onClose}
    />
  );
}

function MealTimesEditor({ intake, onClose }: EditorProps) {
  const { profile, simpleOnboarding, meals } = usePhrases();
  const { tooFew, noDinner } = simpleOnboarding.mealTimes;
  const problem = (chosen: readonly MealType[]) => {
    const error = simpleMealTimesError(chosen);
    return error === null ? null : { too_few: tooFew, no_dinner: noDinner }[error];
  };
  return (
    <ChoiceEditor
      title={profile.rows.mealTimes}
      options={SIMPLE_MEAL_TIMES.map((value) => ({ value, title: meals.types[value] }))}
      initial={intake.preferred_meal_times}
      toggle={toggleSimpleMealTime}
      problem={problem}
      toChanges={(chosen) => ({ preferred_meal_times: [...chosen] })}
      onClose={onClose}
    />
  );
}

function SimpleDietEditor({ intake, onClose }: EditorProps) {
  const { profile, simpleOnboarding } = usePhrases();
  return (
    <ChoiceEditor
      title={profile.rows.simpleDiet}
      options={SIMPLE_DIET_CHOICES.map((value) => ({ value, title: simpleOnboarding.diets[value] }))}
      initial={[intake.simple_diet ?? NOTHING]}
      toChanges={([diet = NOTHING]) => ({ simple_diet: diet === NOTHING ? null : diet })}
      onClose={onClose}
    />
  );
}

function AllergensEditor({ intake, onClose }: EditorProps) {
  const { profile, simpleOnboarding } = usePhrases();
  const { simple_allergens: allergens } = intake;
  return (
    <ChoiceEditor
      title={profile.rows.allergens}
      options={SIMPLE_ALLERGEN_CHOICES.map((value) => ({
        value,
        title: simpleOnboarding.allergenNames[value],
      }))}
      initial={allergens.length === 0 ? [NOTHING] : allergens}
      toggle={toggleSimpleAllergen}
      toChanges={(chosen) => ({ simple_allergens: SIMPLE_ALLERGENS.filter((one) => chosen.includes(one)) })}
      onClose={onClose}
    />
  );
}

const EDITORS = {
  motivation: MotivationEditor,
  cookingStyles: CookingStylesEditor,
  mealTimes: MealTimesEditor,
  simpleDiet: SimpleDietEditor,
  allergens: AllergensEditor,
} as const satisfies Record<PreferenceField, unknown>;

/** The editor of one recipe preference, with the rules of the short onboarding (ledger PROF-005). */
export function PreferenceEditor({ field, ...props }: PreferenceEditorProps) {
  const Editor = EDITORS[field];
  return <Editor {...props} />;
}
