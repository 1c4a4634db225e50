import { effectiveOrganisation, simpleOnboardingComplete } from "@plateful/access";
import { SIMPLE_QUESTION_COUNT, SIMPLE_STEPS, type SimpleStep, simpleProgress } from "@plateful/nutrition";
import { useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { toAccessUser, useCurrentUser } from "../lib/person/current-user.ts";
import { QuestionFrame } from "../onboarding/index.ts";
import { PROBLEM_ID } from "./problem-id.ts";
import styles from "./SimpleStepFrame.module.css";
import { addressBefore } from "./step-paths.ts";

interface SimpleStepFrameProps {
  step: Exclude<SimpleStep, "welcomeVideo">;
  title: string;
  text: string;
  children: ReactNode;
  /** What is wrong with the answer, below the choices. */
  problem?: string | null;
  nextLabel?: string;
  canGoOn?: boolean;
  onNext: () => void;
}

/** A question of the short onboarding at its place (ledger SIM-002, SIM-005). */
export function SimpleStepFrame({ step, problem = null, children, ...props }: SimpleStepFrameProps) {
  const { simpleOnboarding } = usePhrases();
  const navigate = useNavigate();
  const person = toAccessUser(useCurrentUser());
  const number = SIMPLE_STEPS.indexOf(step);
  const before = addressBefore(step, {
    hasVideo: effectiveOrganisation(person)?.welcomeVideoEnabled === true,
    isRedone: simpleOnboardingComplete(person),
  });
  const place = { step: number, steps: SIMPLE_QUESTION_COUNT, percent: simpleProgress(number) };
  return (
    <QuestionFrame
      canGoOn
      {...props}
      step={place.step}
      steps={place.steps}
      progress={simpleOnboarding.step(place)}
      {...(before === null ? {} : { onBack: () => void navigate({ href: before }) })}
    >
      {children}
      {problem !== null && (
        <p id={PROBLEM_ID} role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </QuestionFrame>
  );
}
