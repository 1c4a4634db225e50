import { SIMPLE_DIET_CHOICES } from "@plateful/nutrition";
import { IconFish, IconLeaf, IconMeat, IconPlant } from "@tabler/icons-react";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { ChoiceList } from "../onboarding/index.ts";
import { SimpleStepFrame } from "./SimpleStepFrame.tsx";
import { answer, useSimpleOnboarding } from "./state-store.ts";
import { useGoOn } from "./use-go-on.ts";

const ICON = { size: 26, stroke: 1.75 } as const;
const ICONS = {
  NONE: <IconMeat {...ICON} />,
  VEGETARIAN: <IconLeaf {...ICON} />,
  VEGAN: <IconPlant {...ICON} />,
  PESCATARIAN: <IconFish {...ICON} />,
};

/** A diet, or none, which is chosen at the start (ledger SIM-011). */
export function SimpleDietScreen() {
  const { simpleOnboarding } = usePhrases();
  const { diet } = useSimpleOnboarding();
  const goOn = useGoOn("diet");
  const words = simpleOnboarding.diet;
  return (
    <SimpleStepFrame step="diet" title={words.title} text={words.text} onNext={goOn}>
      <ChoiceList
        label={words.title}
        kind="radio"
        choices={SIMPLE_DIET_CHOICES.map((value) => ({
          value,
          title: simpleOnboarding.diets[value],
          description: simpleOnboarding.dietDescriptions[value],
          icon: ICONS[value],
        }))}
        chosen={[diet]}
        onToggle={(value) => answer({ diet: value })}
      />
    </SimpleStepFrame>
  );
}
