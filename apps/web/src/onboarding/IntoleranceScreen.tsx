import { areIntolerancesValid, INTOLERANCES, toggleIntolerance } from "@plateful/nutrition";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { changeAnswers, useAnswers } from "./answers/answers-store.ts";
import { useNextStep } from "./answers/use-next-step.ts";
import { ChoiceList } from "./parts/ChoiceList.tsx";
import { StepFrame } from "./StepFrame.tsx";

/** What must not be in the food (ledger ONB-072, ONB-073). */
export function IntoleranceScreen() {
  const { onboarding, nutrition } = usePhrases();
  const { dietPreferences } = useAnswers();
  const goOn = useNextStep("intolerances");
  const words = onboarding.intolerances;
  const { intolerances } = dietPreferences;
  return (
    <StepFrame
      step="intolerances"
      title={words.title}
      text={words.text}
      canGoOn={areIntolerancesValid(intolerances)}
      onNext={goOn}
    >
      <ChoiceList
        label={words.title}
        kind="checkbox"
        choices={INTOLERANCES.map((value) => ({ value, title: nutrition.intolerances[value] }))}
        chosen={intolerances}
        onToggle={(tapped) =>
          changeAnswers({
            dietPreferences: { ...dietPreferences, intolerances: toggleIntolerance(intolerances, tapped) },
          })
        }
      />
    </StepFrame>
  );
}
