import { IconCheck } from "@tabler/icons-react";
import { type ReactNode, useEffect, useRef } from "react";
import { PATHS } from "../../lib/address/paths.ts";
import { usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { useCurrentUser } from "../../lib/person/current-user.ts";
import { useHasRight } from "../../lib/person/own-rights.ts";
import { PracticeForm } from "../../organisations/index.ts";
import { classNames } from "../../ui/base/class-names.ts";
import { AppLink } from "../../ui/navigation/AppLink.tsx";
import { PracticePlate } from "../../ui/plates/PracticePlate.tsx";
import { AddClient } from "./AddClient.tsx";
import styles from "./FirstSteps.module.css";

/** Places at an empty plate, of which the first is being laid. */
const PLACES = 12;

interface StepProps {
  number: number;
  title: string;
  text: string;
  state: "done" | "now" | "later";
  aside?: ReactNode;
  children?: ReactNode;
}

function Step({ number, title, text, state, aside, children }: StepProps) {
  const { practice } = usePhrases();
  return (
    <li
      className={classNames(styles.step, styles[state])}
      aria-current={state === "now" ? "step" : undefined}
    >
      <span aria-hidden="true" className={styles.mark}>
        {state === "done" ? <IconCheck size={22} stroke={2.5} /> : number}
      </span>
      <div className={styles.words}>
        <h3>{state === "done" ? practice.firstSteps.done({ step: title }) : title}</h3>
        <p>{text}</p>
        {children}
      </div>
      {aside}
    </li>
  );
}

/** Once the form of a step is gone, the keyboard goes on with the step that follows (ledger COACH-222). */
function useFocusOnNext(isNamed: boolean) {
  const steps = useRef<HTMLOListElement>(null);
  const wasNamed = useRef(isNamed);
  useEffect(() => {
    if (isNamed && !wasNamed.current)
      steps.current?.querySelector<HTMLElement>("[aria-current=step] button")?.focus();
    wasNamed.current = isNamed;
  }, [isNamed]);
  return steps;
}

/** What a colleague can do who may not add clients: look around, until one of them is theirs (ledger COACH-211). */
function ColleagueSteps() {
  const words = usePhrases().practice.firstSteps.colleague;
  const mayPlan = useHasRight("EDIT_PLANS");
  const look = mayPlan
    ? { ...words.templates, href: PATHS.templates }
    : { ...words.recipes, href: PATHS.recipes };
  const linkTo = (href: string, action: string) => (
    <AppLink href={href} className={styles.change}>
      {action}
    </AppLink>
  );
  return (
    <>
      <p className={styles.text}>{words.text}</p>
      <ol className={styles.steps}>
        <Step number={1} {...words.team} state="now" aside={linkTo(PATHS.team, words.team.action)} />
        <Step
          number={2}
          title={look.title}
          text={look.text}
          state="now"
          aside={linkTo(look.href, look.action)}
        />
        <Step number={3} {...words.client} state="later" />
      </ol>
    </>
  );
}

/** What the coach of a practice does first: name it, invite, plan. */
function OwnSteps({ isNamed }: { isNamed: boolean }) {
  const { practice } = usePhrases();
  const words = practice.firstSteps;
  const mayBrand = useHasRight("BRAND");
  const steps = useFocusOnNext(isNamed);
  return (
    <>
      <p className={styles.text}>{words.text}</p>
      <ol ref={steps} className={styles.steps}>
        <Step
          number={1}
          title={words.brand.title}
          text={isNamed ? words.brand.done : words.brand.text}
          state={isNamed ? "done" : "now"}
          {...(isNamed ? {} : { children: <PracticeForm /> })}
          {...(isNamed && mayBrand
            ? {
                aside: (
                  <AppLink href={PATHS.coachAccount} className={styles.change}>
                    {words.brand.action}
                  </AppLink>
                ),
              }
            : {})}
        />
        <Step
          number={2}
          title={words.invite.title}
          text={words.invite.text}
          state={isNamed ? "now" : "later"}
          {...(isNamed ? { children: <AddClient isFloating={false} /> } : {})}
        />
        <Step number={3} title={words.plan.title} text={words.plan.text} state="later" />
      </ol>
    </>
  );
}

/** What a coach without clients does first; the list takes over with the first of them (ledger COACH-116). */
export function FirstSteps() {
  const { clients, practice } = usePhrases();
  const words = practice.firstSteps;
  const isNamed = useCurrentUser().organisation !== null;
  const mayInvite = useHasRight("INVITE");
  return (
    <section className={styles.page}>
      <div className={styles.plate}>
        <PracticePlate waiting={0} done={1} total={PLACES} description={words.plate} />
        <span aria-hidden="true">{words.clients}</span>
      </div>
      <h2 className={styles.title}>{clients.noneActive}</h2>
      {isNamed && !mayInvite ? <ColleagueSteps /> : <OwnSteps isNamed={isNamed} />}
    </section>
  );
}
