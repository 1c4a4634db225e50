import { Button } from "@mantine/core";
import type { EnergyUse } from "@plateful/contract";
import { addDays, LEARNING_DAYS } from "@plateful/nutrition";
import { IconArrowRight } from "@tabler/icons-react";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { Notice } from "../ui/Notice.tsx";
import { SectionCard } from "../ui/SectionCard.tsx";
import { StickyActions } from "../ui/StickyActions.tsx";
import styles from "./EnergyUse.module.css";
import type { EnergyWords } from "./energy-words.ts";
import { useDecideEnergyUse } from "./use-decide-energy-use.ts";

interface EnergyPlanProps {
  use: EnergyUse;
  words: EnergyWords;
}

/** What was decided, or that there is nothing to decide. */
function Settled({ use, words }: EnergyPlanProps) {
  const { energyUse: phrases } = usePhrases();
  const { state, decided_on: on, plan } = use;
  if (state === "FITS")
    return (
      <Notice kind="ok" title={phrases.fits}>
        {plan?.limited_by === "CARE" ? phrases.care : phrases.fitsText}
      </Notice>
    );
  if (on === null) return null;
  const date = words.day(on);
  return (
    <Notice kind="ok" title={state === "ACCEPTED" ? phrases.acceptedOn({ date }) : phrases.keptOn({ date })}>
      {phrases.again({ date: words.day(addDays(on, LEARNING_DAYS)) })}
    </Notice>
  );
}

function Decision({ use, words }: EnergyPlanProps) {
  const { energyUse: phrases } = usePhrases();
  const decide = useDecideEnergyUse(use);
  const { plan } = use;
  if (plan === null) return null;
  const isBusy = (decision: typeof decide.variables) => decide.isPending && decide.variables === decision;
  return (
    <StickyActions isAboveTabs>
      <div className={styles.buttons}>
        <Button
          variant="default"
          disabled={decide.isPending}
          loading={isBusy("KEPT")}
          onClick={() => decide.mutate("KEPT")}
        >
          {phrases.keep({ kcal: words.kcal(plan.kcal) })}
        </Button>
        <Button
          disabled={decide.isPending}
          loading={isBusy("ACCEPTED")}
          onClick={() => decide.mutate("ACCEPTED")}
        >
          {phrases.use({ kcal: words.kcal(plan.new_kcal) })}
        </Button>
      </div>
    </StickyActions>
  );
}

/** What the learned use means for the plan, and the person's or the coach's decision about it (ledger SAFE-014, SAFE-015). */
export function EnergyPlan({ use, words }: EnergyPlanProps) {
  const { energyUse: phrases, nutrition } = usePhrases();
  const { plan, state } = use;
  if (plan === null || state !== "PROPOSED") return <Settled use={use} words={words} />;
  const from = words.kcal(plan.kcal);
  const to = words.kcal(plan.new_kcal);
  const pace = plan.kg_per_week;
  const reason =
    plan.limited_by === "FLOOR"
      ? phrases.floor
      : plan.limited_by === "CARE"
        ? phrases.care
        : pace === null
          ? phrases.keepsGoal
          : phrases.keepsPace({ amount: words.pace(pace) });
  return (
    <>
      <SectionCard>
        <div className={styles.plan}>
          <div>
            <h2 className={styles.planTitle}>{phrases.plan}</h2>
            <p role="img" aria-label={phrases.becomes({ from, to })} className={styles.step}>
              <span className={styles.before}>{from}</span>
              <IconArrowRight size={22} stroke={1.75} aria-hidden="true" />
              <b>{to}</b>
              <span className={styles.unit}>{nutrition.units.kcal}</span>
            </p>
          </div>
          <p className={styles.quiet}>{reason}</p>
        </div>
      </SectionCard>
      {use.decided_by === "COACH" ? (
        <Notice kind="info" title={phrases.askCoach}>
          {phrases.askCoachText}
        </Notice>
      ) : (
        <Decision use={use} words={words} />
      )}
    </>
  );
}
