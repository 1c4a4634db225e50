import { Button } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { type FormEvent, type ReactNode, useEffect, useRef } from "react";
import { usePhrases } from "../lib/LanguageProvider.tsx";
import { useTitle } from "../lib/use-title.ts";
import { classNames } from "../ui/class-names.ts";
import { ProgressHeader } from "../ui/ProgressHeader.tsx";
import { StickyActions } from "../ui/StickyActions.tsx";
import { useAnswers } from "./answers-store.ts";
import styles from "./StepFrame.module.css";
import { pathBefore, type Step, stepsFor } from "./steps.ts";

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

/** One question per page: where you are, the question, and the button that goes on. */
export function StepFrame(props: StepFrameProps) {
  const { step, title, text, canGoOn, isBusy = false } = props;
  const { general, onboarding } = usePhrases();
  const answers = useAnswers();
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  useTitle(title);
  // A new question is read out from its heading, not from wherever the last button stood.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const steps = stepsFor(answers);
  const number = steps.indexOf(step) + 1;
  const before = pathBefore(step, answers);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canGoOn && !isBusy) props.onNext();
  };
  return (
    <main className={classNames(styles.page, props.isWide && styles.wide)}>
      <ProgressHeader
        step={number}
        steps={steps.length}
        description={onboarding.step({ step: number, steps: steps.length })}
        backLabel={general.back}
        {...(before === null ? {} : { onBack: () => void navigate({ href: before }) })}
      />
      <form noValidate className={styles.form} onSubmit={submit}>
        <div className={styles.words}>
          <h1 ref={heading} tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          {text !== undefined && <p className={styles.text}>{text}</p>}
        </div>
        {props.children}
        <StickyActions>
          <Button type="submit" size="lg" fullWidth disabled={!canGoOn} loading={isBusy}>
            {props.nextLabel ?? general.next}
          </Button>
        </StickyActions>
      </form>
    </main>
  );
}
