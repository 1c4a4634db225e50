import { lastCalendarDay, periodStartError } from "@plateful/nutrition";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { localDate } from "../lib/language/local-date.ts";
import { useAskConsent } from "../privacy/index.ts";
import { SectionCard } from "../ui/SectionCard.tsx";
import { changeAnswers, useAnswers } from "./answers/answers-store.ts";
import { useNextStep } from "./answers/use-next-step.ts";
import { MonthCalendar } from "./parts/MonthCalendar.tsx";
import { StepFrame } from "./StepFrame.tsx";

/** The first day of the last period (ledger ONB-059 to ONB-061). */
export function MenstrualCycleDatesScreen() {
  const { cycle } = usePhrases().onboarding;
  const { menstrualCycle } = useAnswers();
  const goOn = useNextStep("cycleDates");
  const askConsent = useAskConsent("CYCLE");
  const next = async () => {
    if (await askConsent()) goOn();
  };
  const today = localDate();
  const start = menstrualCycle?.lastMenstrualPeriodStartDate ?? null;
  return (
    <StepFrame
      step="cycleDates"
      title={cycle.datesTitle}
      text={cycle.datesText}
      canGoOn={periodStartError(start, today) === null}
      onNext={() => void next()}
    >
      <SectionCard>
        <MonthCalendar
          label={cycle.datesTitle}
          value={start}
          today={today}
          last={lastCalendarDay(today)}
          onChange={(date) =>
            changeAnswers({
              menstrualCycle: {
                lastMenstrualPeriodStartDate: date,
                menstrualCycleLength: menstrualCycle?.menstrualCycleLength ?? null,
              },
            })
          }
        />
      </SectionCard>
    </StepFrame>
  );
}
