import {
  COOKING_STYLES,
  type CookingStyle,
  cookingStylesError,
  toggleCookingStyle,
} from "@plateful/nutrition";
import { IconBolt, IconBowlSpoon, IconFridge, IconMoodSmile, IconUsers } from "@tabler/icons-react";
import { useState } from "react";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { ChoiceList } from "../onboarding/index.ts";
import { PROBLEM_ID } from "./problem-id.ts";
import { SimpleStepFrame } from "./SimpleStepFrame.tsx";
import { answer, useSimpleOnboarding } from "./state-store.ts";
import { useGoOn } from "./use-go-on.ts";

const ICON = { size: 26, stroke: 1.75 } as const;
const ICONS = {
  QUICK: <IconBolt {...ICON} />,
  EASY: <IconMoodSmile {...ICON} />,
  COMFORT: <IconBowlSpoon {...ICON} />,
  MEAL_PREP: <IconFridge {...ICON} />,
  FAMILY_FRIENDLY: <IconUsers {...ICON} />,
};

/** How someone likes to cook: one or two ways (ledger SIM-010). */
export function SimpleCookingStyleScreen() {
  const { simpleOnboarding } = usePhrases();
  const { cookingStyles } = useSimpleOnboarding();
  const [problem, setProblem] = useState<string | null>(null);
  const goOn = useGoOn("cookingStyle");
  const words = simpleOnboarding.cookingStyle;
  const toggle = (tapped: CookingStyle) => {
    const next = toggleCookingStyle(cookingStyles, tapped);
    setProblem(next === cookingStyles ? words.tooMany : null);
    answer({ cookingStyles: next });
  };
  const submit = () => {
    if (cookingStylesError(cookingStyles) === null) return goOn();
    setProblem(words.tooFew);
  };
  return (
    <SimpleStepFrame
      step="cookingStyle"
      title={words.title}
      text={words.text}
      problem={problem}
      onNext={submit}
    >
      <ChoiceList
        label={words.title}
        kind="checkbox"
        choices={COOKING_STYLES.map((value) => ({
          value,
          title: simpleOnboarding.cookingStyles[value],
          description: simpleOnboarding.cookingStyleDescriptions[value],
          icon: ICONS[value],
        }))}
        chosen={cookingStyles}
        problemId={problem === null ? null : PROBLEM_ID}
        onToggle={toggle}
      />
    </SimpleStepFrame>
  );
}
