import { Button } from "@mantine/core";
import { type DietType, type Macros, planOptions } from "@plateful/nutrition";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { PATHS } from "../lib/address/paths.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { useCurrentUser } from "../lib/person/current-user.ts";
import { useRailWords } from "../lib/person/use-rail-words.ts";
import { useAskConsent } from "../privacy/index.ts";
import { Notice } from "../ui/Notice.tsx";
import { changeAnswers, useAnswers } from "./answers/answers-store.ts";
import { withPlan } from "./answers/choose-plan.ts";
import { onboardingFlags } from "./answers/flags-of-user.ts";
import { macrosOf, previewOf, refusedOf, tenantOf } from "./answers/plan-of-answers.ts";
import { useNextStep } from "./answers/use-next-step.ts";
import { HealthAnswersSheet } from "./health/HealthAnswersSheet.tsx";
import { HealthAnswersState } from "./health/HealthAnswersState.tsx";
import { HealthCard } from "./health/HealthCard.tsx";
import { healthAnswersQuery, useScreening } from "./health/health-answers-query.ts";
import styles from "./NutritionalPlanScreen.module.css";
import { PlanOption } from "./PlanOption.tsx";
import { PlanSummary } from "./PlanSummary.tsx";
import { StepFrame } from "./StepFrame.tsx";

/** The plan, and the ways to divide it (ledger ONB-038 to ONB-048). The route has made sure that there is one. */
export function NutritionalPlanScreen() {
  const { onboarding, nutrition } = usePhrases();
  const words = onboarding.nutritionalPlan;
  const answers = useAnswers();
  const user = useCurrentUser();
  const navigate = useNavigate();
  const goOn = useNextStep("nutritionalPlan");
  const tenant = tenantOf(user, null);
  const offered = planOptions(answers.biometricData.gender ?? "MALE", onboardingFlags(user));
  const kept = answers.dietPreferences.dietType;
  const dietType: DietType = kept !== null && offered.includes(kept) ? kept : "RECOMMENDED";
  const screening = useScreening();
  const { data: health, refetch } = useQuery(healthAnswersQuery);
  const [isAsking, setAsking] = useState(false);
  const macros: Macros | null = macrosOf(answers, tenant, dietType, screening);
  const isOwn = dietType === "CHOOSE_YOUR_OWN";
  // Own numbers may have been entered before weight, activity or health were changed; keto is not for everybody.
  const refused = refusedOf(answers, tenant, macros, { dietType, screening });
  const preview = previewOf(answers, tenant, dietType, screening);
  const moves = isOwn ? [] : (preview?.moves ?? []);
  const isAdapted = screening !== undefined && screening.length > 0;
  const rail = useRailWords();
  const choose = (next: DietType) => {
    if (next === "CHOOSE_YOUR_OWN") void navigate({ to: PATHS.modifyPlan });
    else changeAnswers(withPlan(answers, next, macrosOf(answers, tenant, next, screening)));
  };
  const askConsent = useAskConsent("CYCLE");
  const submit = async () => {
    // Everybody is asked once, before there is a plan: whoever is faster than the answers waits for them.
    const known = health === undefined ? (await refetch()).data : health;
    if (known === null) setAsking(true);
    else if (known !== undefined) await accept();
  };
  const accept = async () => {
    // The cycle is asked about with its dates; menopause is told by this choice alone.
    if (dietType === "MENOPAUSE" && !(await askConsent())) return;
    if (kept !== dietType) changeAnswers(withPlan(answers, dietType, macros));
    goOn();
  };
  return (
    <StepFrame
      step="nutritionalPlan"
      title={words.title}
      text={words.text}
      nextLabel={words.continueWith({ plan: nutrition.dietTypes[dietType] })}
      canGoOn={macros !== null && refused.length === 0}
      onNext={() => void submit()}
      isWide
    >
      {refused.map((finding) => (
        <Notice
          key={finding.code}
          kind="warning"
          title={rail(finding)}
          action={
            isOwn && (
              <Button variant="default" onClick={() => choose("CHOOSE_YOUR_OWN")}>
                {onboarding.modify.title}
              </Button>
            )
          }
        />
      ))}
      <HealthAnswersState />
      {health !== undefined && (
        <HealthCard isAnswered={health !== null} isAdapted={isAdapted} onOpen={() => setAsking(true)} />
      )}
      <div className={styles.columns}>
        {macros !== null && (
          <PlanSummary
            macros={macros}
            need={preview?.need.tdee ?? null}
            moves={moves}
            isLossWithheld={isAdapted && moves.some(({ what }) => what === "ENERGY")}
          />
        )}
        <fieldset className={styles.options}>
          <legend className={styles.legend}>{words.choose}</legend>
          <div className={styles.grid}>
            {offered.map((option) => (
              <PlanOption
                key={option}
                dietType={option}
                macros={option === "CHOOSE_YOUR_OWN" ? null : macrosOf(answers, tenant, option, screening)}
                isChosen={option === dietType}
                onChoose={() => choose(option)}
              />
            ))}
          </div>
        </fieldset>
      </div>
      {isAsking && (
        <HealthAnswersSheet
          answers={health ?? null}
          onClose={() => setAsking(false)}
          onNothing={() => {
            setAsking(false);
            if (health === null) void accept();
          }}
        />
      )}
    </StepFrame>
  );
}
