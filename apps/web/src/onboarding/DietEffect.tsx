import type { Macros, OnboardingDiet } from "@plateful/nutrition";
import { formatNumber } from "@plateful/phrases";
import { useQuery } from "@tanstack/react-query";
import { useLanguage, usePhrases } from "../lib/language/LanguageProvider.tsx";
import { useCurrentUser } from "../lib/person/current-user.ts";
import { useShowsNumbers } from "../lib/person/use-shows-numbers.ts";
import { Notice } from "../ui/Notice.tsx";
import { useAnswers } from "./answers/answers-store.ts";
import { macrosOf, tenantOf } from "./answers/plan-of-answers.ts";
import { HealthAnswersState } from "./health/HealthAnswersState.tsx";
import { healthAnswersQuery, useScreening } from "./health/health-answers-query.ts";

/** The four figures that a plan is shown by. */
const figuresOf = ({ kcal, protein, carbohydrates, fat }: Macros) => [kcal, protein, carbohydrates, fat];

/** What a diet changes of the plan that was chosen before it: plants need more protein (ledger ONB-104). */
export function DietEffect({ diet }: { diet: OnboardingDiet }) {
  const { onboarding } = usePhrases();
  const language = useLanguage();
  const answers = useAnswers();
  const showsNumbers = useShowsNumbers();
  const tenant = tenantOf(useCurrentUser(), null);
  const { data: health } = useQuery(healthAnswersQuery);
  const screening = useScreening();
  const { dietPreferences } = answers;
  const planWith = (dietaryPreference: OnboardingDiet | null) =>
    macrosOf(
      { ...answers, dietPreferences: { ...dietPreferences, dietaryPreference } },
      tenant,
      dietPreferences.dietType ?? "RECOMMENDED",
      screening,
    );
  // Without the answers about health the figures could be another plan's.
  if (health === undefined) return <HealthAnswersState />;
  const [before, now] = [planWith(null), planWith(diet)];
  if (before === null || now === null || `${figuresOf(before)}` === `${figuresOf(now)}`) return null;
  const number = (value: number) => formatNumber(language, value);
  const textOf = ({ kcal, protein, carbohydrates, fat }: Macros) =>
    onboarding.nutritionalPlan.gauge({
      kcal: number(kcal),
      protein: number(protein),
      carbs: number(carbohydrates),
      fat: number(fat),
    });
  return (
    <Notice kind="info" title={onboarding.diet.changesPlan}>
      {showsNumbers && (
        <>
          <p>{onboarding.diet.now({ plan: textOf(now) })}</p>
          <p>{onboarding.diet.without({ plan: textOf(before) })}</p>
        </>
      )}
    </Notice>
  );
}
