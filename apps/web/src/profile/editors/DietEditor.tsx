import { hasFlag } from "@plateful/access";
import type { User, UserProfile } from "@plateful/contract";
import { chosenDiet, type Diet, dietOptions } from "@plateful/nutrition";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { toAccessUser, useCurrentUser } from "../../lib/person/current-user.ts";
import { ChoiceEditor } from "./ChoiceEditor.tsx";
import { FitLine } from "./FitLine.tsx";

export interface FoodEditorProps {
  /** Whose wish it is: a coach's client's; one's own when left out. */
  person?: User;
  intake: UserProfile;
  onClose: () => void;
}

/** Edits the diet, and says what would fit with another one (ledger PROF-028, PLAN-147). */
export function DietEditor({ person, intake, onClose }: FoodEditorProps) {
  const { nutrition, profile } = usePhrases();
  const own = useCurrentUser();
  const plantBasedApp = hasFlag(toAccessUser(person ?? own), "FF_PLANT_BASED_APP");
  const { diets, required } = dietOptions({ plantBasedApp });
  // A diet that a coach chose stays on offer, though onboarding does not have it.
  const offered = new Set<Diet>([...(required ? [] : [chosenDiet(null)]), ...diets, intake.diet]);
  return (
    <ChoiceEditor
      {...(person === undefined ? { hint: profile.editing.hint } : { person })}
      title={profile.rows.diet}
      options={[...offered].map((value) => ({ value, title: nutrition.diets[value] }))}
      initial={[intake.diet]}
      toChanges={([diet = intake.diet]) => ({ diet })}
      below={(changes) => (
        <FitLine person={person} draft={changes.diet === undefined ? {} : { diet: changes.diet }} />
      )}
      onClose={onClose}
    />
  );
}
