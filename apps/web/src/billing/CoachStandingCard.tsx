import type { CoachPlan, User } from "@plateful/contract";
import type { ReactNode } from "react";
import { useLanguage, usePhrases } from "../lib/language/LanguageProvider.tsx";
import { formatWholePrice } from "../lib/language/money.ts";
import { Notice } from "../ui/Notice.tsx";
import { PracticePlate } from "../ui/plates/PracticePlate.tsx";
import { BillingButton } from "./BillingButton.tsx";
import { billingDay } from "./billing-day.ts";
import styles from "./CoachBilling.module.css";
import { type CoachStanding, TRIAL_DAYS } from "./coach-standing.ts";
import { useCoachBillingPhrases } from "./use-coach-billing-phrases.ts";

interface Words {
  readonly title: string;
  readonly text: string;
}

/** What the head of the screen says; `plans` tell what a subscription is called. */
function useStandingWords(standing: CoachStanding, plans: readonly CoachPlan[]): Words {
  const words = useCoachBillingPhrases();
  const language = useLanguage();
  const day = (moment: string) => billingDay(language, moment);
  switch (standing.kind) {
    case "trial":
      return { title: words.trial.title({ date: day(standing.endsAt) }), text: words.trial.text };
    case "over":
      return { title: words.over.title({ date: day(standing.endedAt) }), text: words.over.text };
    case "none":
    case "free":
      return words[standing.kind];
  }
  const { current_period_end, cancel_at, items } = standing.subscription;
  const paid = items[0]?.plan;
  const plan = plans.find(({ product }) => product === paid?.product)?.name ?? words.yourPlan;
  const facts = {
    date: current_period_end === null ? "" : day(current_period_end),
    amount: paid === undefined ? "" : formatWholePrice(language, paid.amount, paid.currency),
  };
  switch (standing.kind) {
    case "chosen":
      return { title: words.chosen.title({ plan }), text: words.chosen.text(facts) };
    case "active":
      return { title: words.active.title({ plan }), text: words.active.text(facts) };
    case "ending":
      return { title: words.ending.title({ date: day(cancel_at ?? "") }), text: words.ending.text };
    case "late":
      return words.late;
    case "ended":
      return words.ended;
  }
}

function DaysPlate({ daysLeft }: { daysLeft: number }) {
  const words = useCoachBillingPhrases();
  return (
    <div className={styles.plate}>
      <PracticePlate
        waiting={daysLeft}
        done={0}
        total={Math.max(TRIAL_DAYS, daysLeft)}
        description={words.daysLeft({ count: daysLeft })}
      />
      <span aria-hidden="true">{words.daysLeft({ count: daysLeft }).replace(/^\D*\d+\s/, "")}</span>
    </div>
  );
}

interface CoachStandingCardProps {
  user: User;
  standing: CoachStanding;
  plans: readonly CoachPlan[];
}

/** How it stands with the trial or the subscription: the date first, then what follows from it. */
export function CoachStandingCard({ user, standing, plans }: CoachStandingCardProps) {
  const words = useCoachBillingPhrases();
  const { billing } = usePhrases();
  const { title, text } = useStandingWords(standing, plans);
  const isManaged = standing.kind === "chosen" || standing.kind === "active" || standing.kind === "ending";
  const plate: ReactNode =
    standing.kind === "trial" ? (
      <DaysPlate daysLeft={standing.daysLeft} />
    ) : standing.kind === "over" || standing.kind === "ended" ? (
      <DaysPlate daysLeft={0} />
    ) : null;
  if (standing.kind === "late")
    return (
      <Notice kind="error" title={title} action={<BillingButton user={user} label={words.late.action} />}>
        {text}
      </Notice>
    );
  return (
    <section className={styles.standing}>
      {plate}
      <div className={styles.words}>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      {isManaged && <BillingButton user={user} label={billing.manage} />}
    </section>
  );
}
