import { CYCLE_PHASES, cycleInfo, isPeriodOverdue } from "@plateful/nutrition";
import { FocusParts } from "../lib/food/FocusParts.tsx";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { localDate } from "../lib/language/local-date.ts";
import { Pill } from "../ui/Pill.tsx";
import { SectionCard } from "../ui/SectionCard.tsx";
import { useAnswers } from "./answers/answers-store.ts";
import { useNextStep } from "./answers/use-next-step.ts";
import styles from "./MenstrualCycleDetailsScreen.module.css";
import { moreInfoUrl } from "./parts/more-info-url.ts";
import { StepFrame } from "./StepFrame.tsx";

/** Where the person is in her cycle, and what each phase means (ledger ONB-065). */
export function MenstrualCycleDetailsScreen() {
  const { onboarding, nutrition, general } = usePhrases();
  const { cycle } = onboarding;
  const { menstrualCycle, biometricData } = useAnswers();
  const goOn = useNextStep("cycleDetails");
  const today = localDate();
  const own = {
    gender: biometricData.gender,
    startDate: menstrualCycle?.lastMenstrualPeriodStartDate ?? null,
    cycleLength: menstrualCycle?.menstrualCycleLength ?? null,
  };
  const info = cycleInfo(own, today);
  return (
    <StepFrame step="cycleDetails" title={cycle.detailsTitle} canGoOn onNext={goOn}>
      {info !== null && (
        <SectionCard>
          <div className={styles.now}>
            <Pill tone="cycle">{nutrition.cyclePhases[info.phase]}</Pill>
            <p className={styles.day}>
              {cycle.day({ day: info.currentDayInCycle, length: info.numberOfDaysInCycle })}
            </p>
            <p>{cycle.untilNext({ count: info.daysUntilNextPeriod })}</p>
          </div>
        </SectionCard>
      )}
      {isPeriodOverdue(own, today) && (
        <SectionCard>
          <p className={styles.unknown}>{cycle.phaseUnknown}</p>
        </SectionCard>
      )}
      <SectionCard>
        <dl className={styles.phases}>
          {CYCLE_PHASES.map((phase) => (
            <div key={phase}>
              <dt>{nutrition.cyclePhases[phase]}</dt>
              <dd>
                <p>{cycle.phaseTexts[phase]}</p>
                {(phase === "MENSTRUATION" || phase === "LUTEAL") && <FocusParts focus={phase} />}
              </dd>
            </div>
          ))}
        </dl>
      </SectionCard>
      <a
        className={styles.more}
        href={moreInfoUrl("CYCLE_DIET")}
        target="_blank"
        rel="noopener"
        aria-label={`${cycle.readMore}, ${general.opensInNewTab}`}
      >
        {cycle.readMore}
      </a>
    </StepFrame>
  );
}
