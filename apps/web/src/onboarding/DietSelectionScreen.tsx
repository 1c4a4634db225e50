import { dietOptions, keptDislikes, type OnboardingDiet } from "@plateful/nutrition";
import { IconFish, IconLeaf, IconPlant } from "@tabler/icons-react";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { useCurrentUser } from "../lib/person/current-user.ts";
import { changeAnswers, useAnswers } from "./answers/answers-store.ts";
import { onboardingFlags } from "./answers/flags-of-user.ts";
import { useNextStep } from "./answers/use-next-step.ts";
import { DietEffect } from "./DietEffect.tsx";
import styles from "./message.module.css";
import { ChoiceList } from "./parts/ChoiceList.tsx";
import { StepFrame } from "./StepFrame.tsx";

const ICON = { size: 26, stroke: 1.75 } as const;
const ICONS = {
  VEGAN: <IconPlant {...ICON} />,
  VEGETARIAN: <IconLeaf {...ICON} />,
  PESCATARIAN: <IconFish {...ICON} />,
};

/** A diet, or none; pressing the chosen one again takes it away (ledger ONB-070, ONB-071, ONB-076). */
export function DietSelectionScreen() {
  const { onboarding, nutrition, general } = usePhrases();
  const { dietPreferences } = useAnswers();
  const flags = onboardingFlags(useCurrentUser());
  const goOn = useNextStep("diet");
  const words = onboarding.diet;
  const { diets, required } = dietOptions(flags);
  const kept = dietPreferences.dietaryPreference;
  const chosen = kept !== null && diets.includes(kept) ? kept : null;
  const toggle = (diet: OnboardingDiet) => {
    const dietaryPreference = diet === chosen ? null : diet;
    const ingredientDislikes = keptDislikes(dietPreferences.ingredientDislikes, dietaryPreference);
    changeAnswers({ dietPreferences: { ...dietPreferences, dietaryPreference, ingredientDislikes } });
  };
  const isMissing = required && chosen === null;
  return (
    <StepFrame
      step="diet"
      title={words.title}
      text={required ? words.requiredText : words.text}
      canGoOn={!isMissing}
      onNext={goOn}
    >
      <ChoiceList
        label={words.title}
        kind="checkbox"
        choices={diets.map((value) => ({
          value,
          title: nutrition.diets[value],
          description: words.descriptions[value],
          icon: ICONS[value],
        }))}
        chosen={chosen === null ? [] : [chosen]}
        onToggle={toggle}
      />
      {chosen !== null && <DietEffect diet={chosen} />}
      {isMissing && <p className={styles.error}>{general.required}</p>}
    </StepFrame>
  );
}
