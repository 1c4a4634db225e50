import { isStepGood, PLAN_STEPS, type PlanStep } from "@plateful/nutrition";
import { IconCheck, IconChevronLeft, IconX } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import type { ReactNode, Ref } from "react";
import { Avatar } from "../clients/index.ts";
import { displayName, initialsOf } from "../lib/language/person-name.ts";
import { classNames } from "../ui/base/class-names.ts";
import { IconButton } from "../ui/base/IconButton.tsx";
import { AppLink } from "../ui/navigation/AppLink.tsx";
import { usePlanEditor } from "./editor-context.ts";
import styles from "./StepHeader.module.css";
import { useEditorPhrases } from "./use-editor-phrases.ts";

function Close() {
  const { planEditor: words } = useEditorPhrases();
  const { clientAddress } = usePlanEditor();
  const navigate = useNavigate();
  return (
    <IconButton label={words.close} onClick={() => void navigate({ href: clientAddress })}>
      <IconX size={24} stroke={1.75} />
    </IconButton>
  );
}

/** A step in the row: its number, or a tick once it is passed, and a link when it can be opened. */
function StepMark({ step, current }: { step: PlanStep; current: PlanStep }) {
  const { planEditor: words } = useEditorPhrases();
  const { plan, addressOf } = usePlanEditor();
  const at = PLAN_STEPS.indexOf(step);
  const isPassed = at < PLAN_STEPS.indexOf(current);
  const isOpen = PLAN_STEPS.slice(0, at).every((before) => isStepGood(before, plan));
  const content: ReactNode = (
    <>
      <span aria-hidden="true" className={styles.number}>
        {isPassed ? <IconCheck size={16} stroke={2.6} /> : at + 1}
      </span>
      {words.stepNames[step]}
    </>
  );
  const look = classNames(styles.step, isPassed && styles.passed, step === current && styles.current);
  if (step === current)
    return (
      <span aria-current="step" className={look}>
        {content}
      </span>
    );
  return isOpen ? (
    <AppLink href={addressOf(step)} className={look}>
      {content}
    </AppLink>
  ) : (
    <span className={look}>{content}</span>
  );
}

/** On a desktop: whose plan this is, all steps, and the way out. */
export function DesktopHeader({ step }: { step: PlanStep }) {
  const { planEditor: words } = useEditorPhrases();
  const { client, plan } = usePlanEditor();
  return (
    <header className={styles.wide}>
      <div className={styles.who}>
        <Avatar id={client.id} initials={initialsOf(client)} />
        <p className={styles.names}>
          <b>{displayName(client)}</b>
          <span>{plan.name.trim() || words.newPlan}</span>
        </p>
      </div>
      <nav aria-label={words.steps}>
        <ol className={styles.steps}>
          {PLAN_STEPS.map((one) => (
            <li key={one}>
              <StepMark step={one} current={step} />
            </li>
          ))}
        </ol>
      </nav>
      <Close />
    </header>
  );
}

interface PhoneHeaderProps {
  step: PlanStep;
  title: string;
  heading: Ref<HTMLHeadingElement>;
  onBack: () => void;
}

/** On a phone: the way back, the step, and the way out. */
export function PhoneHeader({ step, title, heading, onBack }: PhoneHeaderProps) {
  const { planEditor: words, general } = useEditorPhrases();
  const { client } = usePlanEditor();
  const number = PLAN_STEPS.indexOf(step) + 1;
  const steps = PLAN_STEPS.length;
  const progress = words.progress({ step: number, steps, name: displayName(client) });
  return (
    <header className={styles.narrow}>
      <div className={styles.bar}>
        <IconButton label={general.back} onClick={onBack}>
          <IconChevronLeft size={24} />
        </IconButton>
        <div className={styles.words}>
          <h1 ref={heading} tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          <p>{progress}</p>
        </div>
        <Close />
      </div>
      <div
        role="progressbar"
        aria-label={progress}
        aria-valuemin={0}
        aria-valuemax={steps}
        aria-valuenow={number}
        className={styles.segments}
      >
        {PLAN_STEPS.map((one, at) => (
          <i key={one} className={classNames(at < number && styles.done)} />
        ))}
      </div>
    </header>
  );
}
