import { ACTIVITY_LEVELS } from "@plateful/nutrition";
import { IconArmchair, IconRun, IconTrekking, IconWalk } from "@tabler/icons-react";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { changeAnswers, useAnswers } from "./answers/answers-store.ts";
import { useNextStep } from "./answers/use-next-step.ts";
import { ChoiceList } from "./parts/ChoiceList.tsx";
import { StepFrame } from "./StepFrame.tsx";

const ICON = { size: 26, stroke: 1.75 } as const;
const ICONS = {
  SEDENTARY: <IconArmchair {...ICON} />,
  MILDLY_ACTIVE: <IconWalk {...ICON} />,
  ACTIVE: <IconTrekking {...ICON} />,
  VERY_ACTIVE: <IconRun {...ICON} />,
};

/** How much the body moves in an ordinary week (ledger ONB-010). */
export function ActivityLevelScreen() {
  const { onboarding, nutrition } = usePhrases();
  const { activityLevel } = useAnswers();
  const goOn = useNextStep("activity");
  const { title, text } = onboarding.activity;
  return (
    <StepFrame step="activity" title={title} text={text} canGoOn={activityLevel !== null} onNext={goOn}>
      <ChoiceList
        label={title}
        kind="radio"
        choices={ACTIVITY_LEVELS.map((value) => ({
          value,
          title: nutrition.activities[value],
          description: nutrition.activityDescriptions[value],
          icon: ICONS[value],
        }))}
        chosen={activityLevel === null ? [] : [activityLevel]}
        onToggle={(value) => changeAnswers({ activityLevel: value })}
      />
    </StepFrame>
  );
}
