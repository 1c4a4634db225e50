import { SIMPLE_MEAL_TIMES, simpleMealTimesError, toggleSimpleMealTime } from "@plateful/nutrition";
import { IconApple, IconCoffee, IconSalad, IconSoup } from "@tabler/icons-react";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { ChoiceList } from "../onboarding/index.ts";
import { PROBLEM_ID } from "./problem-id.ts";
import { SimpleStepFrame } from "./SimpleStepFrame.tsx";
import { answer, useSimpleOnboarding } from "./state-store.ts";
import { useGoOn } from "./use-go-on.ts";

const ICON = { size: 26, stroke: 1.75 } as const;
const ICONS = {
  BREAKFAST: <IconCoffee {...ICON} />,
  LUNCH: <IconSalad {...ICON} />,
  SNACK: <IconApple {...ICON} />,
  DINNER: <IconSoup {...ICON} />,
};

/** The meals to plan for: two or more, dinner among them (ledger SIM-014, SIM-015). */
export function SimpleMealTimesScreen() {
  const { simpleOnboarding, meals } = usePhrases();
  const { mealTimes } = useSimpleOnboarding();
  const goOn = useGoOn("mealTimes");
  const words = simpleOnboarding.mealTimes;
  const error = simpleMealTimesError(mealTimes);
  const problems = { too_few: words.tooFew, no_dinner: words.noDinner };
  return (
    <SimpleStepFrame
      step="mealTimes"
      title={words.title}
      text={words.text}
      problem={error === null ? null : problems[error]}
      nextLabel={words.submit}
      canGoOn={error === null}
      onNext={goOn}
    >
      <ChoiceList
        label={words.title}
        kind="checkbox"
        choices={SIMPLE_MEAL_TIMES.map((value) => ({
          value,
          title: meals.types[value],
          icon: ICONS[value],
        }))}
        chosen={mealTimes}
        problemId={error === null ? null : PROBLEM_ID}
        onToggle={(tapped) => answer({ mealTimes: toggleSimpleMealTime(mealTimes, tapped) })}
      />
    </SimpleStepFrame>
  );
}
