import { ONBOARDING_GOALS } from "@plateful/nutrition";
import { IconArrowsExchange, IconBarbell, IconTrendingDown } from "@tabler/icons-react";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { changeAnswers, useAnswers } from "./answers/answers-store.ts";
import { useNextStep } from "./answers/use-next-step.ts";
import { ChoiceList } from "./parts/ChoiceList.tsx";
import { StepFrame } from "./StepFrame.tsx";

const ICON = { size: 26, stroke: 1.75 } as const;
const ICONS = {
  LOSE_WEIGHT: <IconTrendingDown {...ICON} />,
  GAIN_MUSCLE: <IconBarbell {...ICON} />,
  RECOMPOSITION: <IconArrowsExchange {...ICON} />,
};

/** What the plan is for (ledger ONB-008). */
export function DIY1GoalScreen() {
  const { onboarding, nutrition } = usePhrases();
  const { goal } = useAnswers();
  const goOn = useNextStep("goal");
  const { title, text, descriptions } = onboarding.goal;
  return (
    <StepFrame step="goal" title={title} text={text} canGoOn={goal !== null} onNext={goOn}>
      <ChoiceList
        label={title}
        kind="radio"
        choices={ONBOARDING_GOALS.map((value) => ({
          value,
          title: nutrition.goals[value],
          description: descriptions[value],
          icon: ICONS[value],
        }))}
        chosen={goal === null ? [] : [goal]}
        onToggle={(value) => changeAnswers({ goal: value })}
      />
    </StepFrame>
  );
}
