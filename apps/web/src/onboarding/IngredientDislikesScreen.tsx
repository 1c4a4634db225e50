import { dislikeOptions, type IngredientDislike } from "@plateful/nutrition";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { PATHS } from "../lib/address/paths.ts";
import { alertProblem } from "../lib/dialogs/alerts.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { useCurrentUser } from "../lib/person/current-user.ts";
import { changeAnswers, useAnswers } from "./answers/answers-store.ts";
import { useCompleteOnboarding } from "./answers/use-complete-onboarding.ts";
import { ChoiceList } from "./parts/ChoiceList.tsx";
import { SetupInterstitial } from "./SetupInterstitial.tsx";
import { StepFrame } from "./StepFrame.tsx";

/** The last question; its button makes the plan (ledger ONB-075 to ONB-082). */
export function IngredientDislikesScreen() {
  const { onboarding, nutrition } = usePhrases();
  const { dietPreferences } = useAnswers();
  const user = useCurrentUser();
  const navigate = useNavigate();
  const complete = useCompleteOnboarding(user);
  const [isMaking, setIsMaking] = useState(false);
  const words = onboarding.dislikes;
  const chosen = dietPreferences.ingredientDislikes;
  const toggle = (dislike: IngredientDislike) =>
    changeAnswers({
      dietPreferences: {
        ...dietPreferences,
        ingredientDislikes: chosen.includes(dislike)
          ? chosen.filter((one) => one !== dislike)
          : [...chosen, dislike],
      },
    });
  const submit = () => {
    setIsMaking(true);
    complete.mutate("PLAN", {
      onError: () => void alertProblem(onboarding.setupFailed),
      // The set-up always ends on the same screen, whether it worked or not (ledger ONB-082).
      onSettled: () => void navigate({ to: PATHS.onboardingDone, replace: true }),
    });
  };
  if (isMaking) return <SetupInterstitial title={onboarding.setupTitle} messages={onboarding.setup} />;
  return (
    <StepFrame
      step="dislikes"
      title={words.title}
      text={words.text}
      nextLabel={words.submit}
      canGoOn
      onNext={submit}
    >
      <ChoiceList
        label={words.title}
        kind="checkbox"
        choices={dislikeOptions(dietPreferences.dietaryPreference).map((value) => ({
          value,
          title: nutrition.dislikes[value],
        }))}
        chosen={chosen}
        onToggle={toggle}
      />
    </StepFrame>
  );
}
