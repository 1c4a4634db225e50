import { Button } from "@mantine/core";
import { type FormEvent, type ReactNode, useEffect, useRef } from "react";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { useTitle } from "../lib/site/use-title.ts";
import { classNames } from "../ui/base/class-names.ts";
import { ProgressHeader } from "../ui/navigation/ProgressHeader.tsx";
import { StickyActions } from "../ui/StickyActions.tsx";
import styles from "./QuestionFrame.module.css";

interface QuestionFrameProps {
  step: number;
  steps: number;
  /** "Step 4 of 9". */
  progress: string;
  title: string;
  text?: string;
  children: ReactNode;
  /** Words on the button; "Next" unless the question has better ones. */
  nextLabel?: string;
  canGoOn: boolean;
  isBusy?: boolean;
  onNext: () => void;
  /** Left out on the first question. */
  onBack?: () => void;
  isWide?: boolean;
}

/** One question per page: where you are, the question, and the button that goes on. */
export function QuestionFrame(props: QuestionFrameProps) {
  const { title, text, canGoOn, isBusy = false, onBack } = props;
  const { general } = usePhrases();
  const heading = useRef<HTMLHeadingElement>(null);
  useTitle(title);
  // A new question is read out from its heading, not from wherever the last button stood.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canGoOn && !isBusy) props.onNext();
  };
  return (
    <main className={classNames(styles.page, props.isWide && styles.wide)}>
      <ProgressHeader
        step={props.step}
        steps={props.steps}
        description={props.progress}
        backLabel={general.back}
        {...(onBack === undefined ? {} : { onBack })}
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
