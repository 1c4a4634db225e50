import { Button } from "@mantine/core";
import type { AnswerOf, CoachPlan, listCoachPlans } from "@plateful/contract";
import { type FormEvent, useState } from "react";
import { alertProblem } from "../lib/dialogs/alerts.ts";
import { useLanguage, usePhrases } from "../lib/language/LanguageProvider.tsx";
import { formatWholePrice } from "../lib/language/money.ts";
import { openLink } from "../lib/site/open-link.ts";
import { refusalText } from "../sign-in/index.ts";
import { ChoiceCard } from "../ui/fields/ChoiceCard.tsx";
import { UnitToggle } from "../ui/fields/UnitToggle.tsx";
import { SectionCard } from "../ui/SectionCard.tsx";
import { StatePanel } from "../ui/StatePanel.tsx";
import { billingDay } from "./billing-day.ts";
import styles from "./CoachBilling.module.css";
import { useCreateCoachCheckout } from "./coach-billing-queries.ts";
import {
  fitOf,
  freeMonths,
  type Interval,
  type PracticeSize,
  priceFor,
  suggestedPlan,
} from "./coach-offer.ts";
import { useCoachBillingPhrases } from "./use-coach-billing-phrases.ts";

type Offer = AnswerOf<typeof listCoachPlans>;

function useFitWords() {
  const words = useCoachBillingPhrases();
  return (plan: CoachPlan, size: PracticeSize, isSuggested: boolean): string | null => {
    const { over, coachesOver, more } = fitOf(plan, size);
    if (coachesOver > 0) return words.tooFewCoaches({ over: coachesOver });
    if (over > 0) return words.tooSmall({ over });
    if (isSuggested) return words.fits({ clients: size.clients });
    return more === null ? null : words.room({ more });
  };
}

interface PlanChoiceProps {
  plan: CoachPlan;
  interval: Interval;
  fit: string | null;
  isChecked: boolean;
  onChoose: () => void;
}

function PlanChoice({ plan, interval, fit, isChecked, onChoose }: PlanChoiceProps) {
  const words = useCoachBillingPhrases();
  const language = useLanguage();
  const price = priceFor(plan, interval);
  if (price === undefined) return null;
  const amount = formatWholePrice(language, price.amount, price.currency);
  const limits = [
    plan.max_coaches === null ? null : words.coaches({ count: plan.max_coaches }),
    plan.max_clients === null ? null : words.clients({ count: plan.max_clients }),
  ].filter((limit) => limit !== null);
  return (
    <ChoiceCard
      kind="radio"
      name="plan"
      value={plan.product}
      title={plan.name}
      isChecked={isChecked}
      onChange={onChoose}
    >
      <span className={styles.price}>
        {interval === "month" ? words.perMonth({ amount }) : words.perYear({ amount })}
      </span>
      {limits.length > 0 && <span className={styles.limits}>{limits.join(", ")}</span>}
      {fit !== null && <span className={styles.fit}>{fit}</span>}
    </ChoiceCard>
  );
}

function ChargeNote({ firstChargeAt }: { firstChargeAt: string | null }) {
  const words = useCoachBillingPhrases();
  const language = useLanguage();
  return (
    <p className={styles.note}>
      {firstChargeAt === null
        ? words.chargedToday
        : words.chargedOn({ date: billingDay(language, firstChargeAt) })}
    </p>
  );
}

/** The plans that a coach can choose from, and the way to pay for one (ledger BILL-036, BILL-037). */
export function CoachPlans({ offer }: { offer: Offer }) {
  const phrases = usePhrases();
  const words = useCoachBillingPhrases();
  const { plans, first_charge_at } = offer;
  const suggested = suggestedPlan(plans, offer);
  const [interval, setInterval] = useState<Interval>("month");
  const [product, setProduct] = useState(suggested?.product);
  const fitWords = useFitWords();
  const checkout = useCreateCoachCheckout();
  const chosen = plans.find((plan) => plan.product === product);
  const price = chosen === undefined ? undefined : priceFor(chosen, interval);
  if (plans.length === 0)
    return <StatePanel kind="empty" title={words.nothingForSale} text={words.nothingForSaleText} />;
  const pay = (event: FormEvent) => {
    event.preventDefault();
    if (price === undefined || checkout.isPending) return;
    checkout.mutate(price.id, {
      onSuccess: ({ checkout_url }) => openLink(checkout_url, phrases.general.linkFailed),
      onError: (error) => alertProblem(refusalText(error, phrases)),
    });
  };
  return (
    <SectionCard title={words.plan}>
      <form onSubmit={pay} className={styles.form}>
        <UnitToggle
          label={words.interval}
          isWide
          value={interval}
          options={[
            { value: "month", label: words.byMonth },
            { value: "year", label: words.byYear({ free: freeMonths(plans) }) },
          ]}
          onChange={setInterval}
        />
        <fieldset aria-label={words.plan} className={styles.plans}>
          {plans.map((plan) => (
            <PlanChoice
              key={plan.product}
              {...{ plan, interval }}
              fit={fitWords(plan, offer, plan === suggested)}
              isChecked={plan.product === product}
              onChoose={() => setProduct(plan.product)}
            />
          ))}
        </fieldset>
        <p className={styles.note}>{words.payNote}</p>
        <div className={styles.pay}>
          <Button type="submit" size="lg" disabled={price === undefined} loading={checkout.isPending}>
            {words.goOn({ plan: chosen?.name ?? "" })}
          </Button>
          <ChargeNote firstChargeAt={first_charge_at} />
        </div>
      </form>
    </SectionCard>
  );
}
