import { Button } from "@mantine/core";
import type { EnergyUse } from "@plateful/contract";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { PATHS } from "../lib/address/paths.ts";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { useCurrentUser } from "../lib/person/current-user.ts";
import { NumbersOnly } from "../lib/person/NumbersOnly.tsx";
import { useTitle } from "../lib/site/use-title.ts";
import { PageHeader } from "../ui/navigation/PageHeader.tsx";
import { SectionCard } from "../ui/SectionCard.tsx";
import { SkeletonCard } from "../ui/SkeletonCard.tsx";
import { StatePanel } from "../ui/StatePanel.tsx";
import { EnergyChart } from "./EnergyChart.tsx";
import { EnergyEstimate } from "./EnergyEstimate.tsx";
import { EnergyEvidence } from "./EnergyEvidence.tsx";
import { EnergyPlan } from "./EnergyPlan.tsx";
import styles from "./EnergyUse.module.css";
import { energyUseQuery } from "./energy-use-query.ts";
import { type EnergyWords, useEnergyWords } from "./energy-words.ts";
import { ownProgress } from "./progress-person.ts";

function Learning({ use, words }: { use: EnergyUse; words: EnergyWords }) {
  const { energyUse: phrases } = usePhrases();
  const { first_estimate_kcal: first, missing } = use;
  return (
    <SectionCard title={phrases.notEnoughTitle}>
      <EnergyEvidence use={use} />
      <p>{missing.includes("PRECISION") ? phrases.restless : phrases.notEnoughText}</p>
      {first !== null && <p className={styles.quiet}>{phrases.firstUntil({ kcal: words.kcal(first) })}</p>}
    </SectionCard>
  );
}

function Found({ use, words }: { use: EnergyUse; words: EnergyWords }) {
  const { energyUse: phrases } = usePhrases();
  const { learned, state } = use;
  if (state === "NO_PLAN")
    return <StatePanel kind="empty" title={phrases.noPlan} text={phrases.noPlanText} />;
  const hasLogged = use.days.length > 0 || use.weigh_ins.length > 0;
  return (
    <div className={styles.columns}>
      {learned === null ? (
        <Learning use={use} words={words} />
      ) : (
        <EnergyEstimate learned={learned} firstEstimate={use.first_estimate_kcal} words={words} />
      )}
      {hasLogged && <EnergyChart use={use} words={words} />}
      {learned !== null && <EnergyEvidence use={use} />}
      <details className={styles.how}>
        <summary>{phrases.how}</summary>
        {phrases.howText.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </details>
      <EnergyPlan use={use} words={words} />
    </div>
  );
}

/** What a person's body uses, learned from four weeks of diary and weight, and what it means for the plan (ledger SAFE-016). */
export function EnergyUseScreen() {
  const { energyUse: phrases, general } = usePhrases();
  const user = useCurrentUser();
  const navigate = useNavigate();
  const words = useEnergyWords(ownProgress(user));
  const { data: use, isError, isFetching, refetch } = useQuery(energyUseQuery(user.id));
  useTitle(phrases.title);
  const onBack = () => void navigate({ to: PATHS.progress });
  return (
    <div className={styles.page}>
      <PageHeader title={phrases.title} back={{ label: general.back, onBack }} />
      {use !== undefined ? (
        <NumbersOnly>
          <Found use={use} words={words} />
        </NumbersOnly>
      ) : isError ? (
        <StatePanel
          kind="error"
          title={general.errorLoadingData}
          actions={
            <Button loading={isFetching} onClick={() => void refetch()}>
              {general.retry}
            </Button>
          }
        />
      ) : (
        <div role="status" aria-label={general.loading} className={styles.columns}>
          <SkeletonCard shape="overview" />
          <SkeletonCard shape="meal" />
        </div>
      )}
    </div>
  );
}
