import { useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { useAnswers } from "./answers/answers-store.ts";
import { pathBefore, type Step, stepsFor } from "./answers/steps.ts";
import { QuestionFrame } from "./QuestionFrame.tsx";

interface StepFrameProps {
  step: Step;
  title: string;
  text?: string;
  children: ReactNode;
  /** Words on the button; "Next" unless the question has better ones. */
  nextLabel?: string;
  canGoOn: boolean;
  isBusy?: boolean;
  onNext: () => void;
  isWide?: boolean;
}

/** A question of the full onboarding at its place among those that are asked. */
export function StepFrame({ step, ...props }: StepFrameProps) {
  const { onboarding } = usePhrases();
  const answers = useAnswers();
  const navigate = useNavigate();
  const steps = stepsFor(answers).length;
  const number = stepsFor(answers).indexOf(step) + 1;
  const before = pathBefore(step, answers);
  return (
    <QuestionFrame
      {...props}
      step={number}
      steps={steps}
      progress={onboarding.step({ step: number, steps })}
      {...(before === null ? {} : { onBack: () => void navigate({ href: before }) })}
    />
  );
}
