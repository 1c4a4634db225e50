import { inDayOrder, MEAL_MOMENTS, type MealMoment, mealTimesError } from "@plateful/nutrition";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { changeAnswers, useAnswers } from "./answers/answers-store.ts";
import { useNextStep } from "./answers/use-next-step.ts";
import styles from "./message.module.css";
import { ChoiceList } from "./parts/ChoiceList.tsx";
import { StepFrame } from "./StepFrame.tsx";

/** The moments of a day at which to eat (ledger ONB-067 to ONB-069). */
export function MealTimesScreen() {
  const { onboarding, meals } = usePhrases();
  const { dietPreferences } = useAnswers();
  const goOn = useNextStep("mealTimes");
  const words = onboarding.mealTimes;
  const { mealTimes } = dietPreferences;
  const error = mealTimesError(mealTimes);
  const messages = {
    unknown: words.tooFew,
    too_few: words.tooFew,
    too_many: words.tooMany,
    required_meals: words.required,
  };
  const needsMain = !mealTimes.includes("LUNCH") || !mealTimes.includes("DINNER");
  const toggle = (moment: MealMoment) => {
    const next = mealTimes.includes(moment)
      ? mealTimes.filter((one) => one !== moment)
      : inDayOrder([...mealTimes, moment]);
    changeAnswers({ dietPreferences: { ...dietPreferences, mealTimes: next } });
  };
  return (
    <StepFrame step="mealTimes" title={words.title} text={words.text} canGoOn={error === null} onNext={goOn}>
      <ChoiceList
        label={words.title}
        kind="checkbox"
        choices={MEAL_MOMENTS.map((value) => ({ value, title: meals.moments[value] }))}
        chosen={mealTimes}
        onToggle={toggle}
      />
      {error !== null && (
        <p role="alert" className={styles.error}>
          {needsMain ? words.required : messages[error]}
        </p>
      )}
    </StepFrame>
  );
}
