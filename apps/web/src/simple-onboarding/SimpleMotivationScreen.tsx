import { ONBOARDING_MOTIVATIONS } from "@plateful/nutrition";
import { IconBulb, IconClock, IconCoins, IconConfetti, IconHeart } from "@tabler/icons-react";
import { useState } from "react";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { ChoiceList } from "../onboarding/index.ts";
import { PROBLEM_ID } from "./problem-id.ts";
import { SimpleStepFrame } from "./SimpleStepFrame.tsx";
import { answer, useSimpleOnboarding } from "./state-store.ts";
import { useGoOn } from "./use-go-on.ts";

const ICON = { size: 26, stroke: 1.75 } as const;
const ICONS = {
  EAT_HEALTHIER: <IconHeart {...ICON} />,
  RECIPE_INSPIRATION: <IconBulb {...ICON} />,
  SAVE_TIME: <IconClock {...ICON} />,
  MAKE_EATING_FUN: <IconConfetti {...ICON} />,
  BUDGET_CONSCIOUS: <IconCoins {...ICON} />,
};

/** Why someone is here; exactly one reason (ledger SIM-009). */
export function SimpleMotivationScreen() {
  const { simpleOnboarding } = usePhrases();
  const { motivation } = useSimpleOnboarding();
  const [isAsked, setIsAsked] = useState(false);
  const goOn = useGoOn("motivation");
  const words = simpleOnboarding.motivation;
  const isMissing = isAsked && motivation === null;
  return (
    <SimpleStepFrame
      step="motivation"
      title={words.title}
      text={words.text}
      problem={isMissing ? words.missing : null}
      onNext={() => (motivation === null ? setIsAsked(true) : goOn())}
    >
      <ChoiceList
        label={words.title}
        kind="radio"
        choices={ONBOARDING_MOTIVATIONS.map((value) => ({
          value,
          title: simpleOnboarding.motivations[value],
          description: simpleOnboarding.motivationDescriptions[value],
          icon: ICONS[value],
        }))}
        problemId={isMissing ? PROBLEM_ID : null}
        chosen={motivation === null ? [] : [motivation]}
        onToggle={(value) => answer({ motivation: value })}
      />
    </SimpleStepFrame>
  );
}
