import { Button } from "@mantine/core";
import { openStep, PLAN_STEPS, type PlanStep } from "@plateful/nutrition";
import { IconArrowLeft, IconArrowRight } from "@tabler/icons-react";
import { Navigate, useNavigate } from "@tanstack/react-router";
import { type FormEvent, type ReactNode, useEffect, useRef } from "react";
import { useIsDesktop } from "../lib/device/use-media.ts";
import { useTitle } from "../lib/site/use-title.ts";
import { DaySummary } from "./DaySummary.tsx";
import { DraftFits } from "./DraftFits.tsx";
import { EditorNotices } from "./EditorNotices.tsx";
import { usePlanEditor } from "./editor-context.ts";
import styles from "./PlanEditor.module.css";
import { DesktopHeader, PhoneHeader } from "./StepHeader.tsx";
import { useEditorPhrases } from "./use-editor-phrases.ts";

interface StepPageProps {
  step: PlanStep;
  title: string;
  text?: string;
  canGoOn: boolean;
  onNext: () => void;
  nextLabel?: string;
  /** Where the way back leads, when that is not the step before. */
  backAddress?: string;
  children: ReactNode;
}

/** Where the step before stands; from the first step back to the client. */
function useBackAddress(step: PlanStep): string {
  const { addressOf, clientAddress } = usePlanEditor();
  const before = PLAN_STEPS[PLAN_STEPS.indexOf(step) - 1];
  return before === undefined ? clientAddress : addressOf(before);
}

function StepForm({ step, title, text, canGoOn, onNext, nextLabel, backAddress, children }: StepPageProps) {
  const { general } = useEditorPhrases();
  const { isSaving } = usePlanEditor();
  const isDesktop = useIsDesktop();
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useBackAddress(step);
  const back = () => void navigate({ href: backAddress ?? before });
  useTitle(title);
  // A new step is read out from its heading, not from wherever the last button stood.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canGoOn && !isSaving) onNext();
  };
  return (
    <div className={styles.editor}>
      {isDesktop ? (
        <DesktopHeader step={step} />
      ) : (
        <PhoneHeader step={step} title={title} heading={heading} onBack={back} />
      )}
      <main className={styles.page}>
        <form noValidate className={styles.form} onSubmit={submit}>
          <div className={styles.intro}>
            {isDesktop && (
              <h1 ref={heading} tabIndex={-1} className={styles.title}>
                {title}
              </h1>
            )}
            {text !== undefined && <p className={styles.text}>{text}</p>}
          </div>
          <EditorNotices />
          {children}
          {!isDesktop && step !== "energy-balance" && <DraftFits />}
          <div className={styles.actions}>
            {isDesktop && (
              <Button
                size="lg"
                variant="default"
                leftSection={<IconArrowLeft size={20} aria-hidden="true" />}
                onClick={back}
              >
                {general.back}
              </Button>
            )}
            <Button
              type="submit"
              size="lg"
              disabled={!canGoOn}
              loading={isSaving}
              {...(nextLabel === undefined
                ? { rightSection: <IconArrowRight size={20} aria-hidden="true" /> }
                : {})}
            >
              {nextLabel ?? general.next}
            </Button>
          </div>
        </form>
        {isDesktop && (
          <aside className={styles.beside}>
            <DaySummary step={step} />
            {step !== "energy-balance" && <DraftFits />}
          </aside>
        )}
      </main>
    </div>
  );
}

/** A step of the plan editor; one that cannot be opened yet leads to what is missing (ledger COACH-041, PLAN-173). */
export function StepPage(props: StepPageProps) {
  const { plan, addressOf } = usePlanEditor();
  const allowed = openStep(props.step, plan);
  if (allowed !== props.step) return <Navigate to={addressOf(allowed)} replace />;
  return <StepForm {...props} />;
}
