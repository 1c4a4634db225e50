import {
  CYCLE_LENGTH_CHOICES,
  chosenCycleLength,
  cycleLengthError,
  DEFAULT_CYCLE_LENGTH,
} from "@plateful/nutrition";
import { useEffect, useRef, useState } from "react";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import { classNames } from "../ui/base/class-names.ts";
import { ChoiceCard } from "../ui/fields/ChoiceCard.tsx";
import { changeAnswers, useAnswers } from "./answers/answers-store.ts";
import { useNextStep } from "./answers/use-next-step.ts";
import styles from "./OnboardingMenstrualCycleSpacingScreen.module.css";
import { StepFrame } from "./StepFrame.tsx";

const { min, max } = CYCLE_LENGTH_CHOICES;
const LENGTHS = Array.from({ length: max - min + 1 }, (_, index) => min + index);

/** How many days a cycle has, or that this is not known (ledger ONB-062 to ONB-064). */
export function OnboardingMenstrualCycleSpacingScreen() {
  const { cycle } = usePhrases().onboarding;
  const { menstrualCycle } = useAnswers();
  const goOn = useNextStep("cycleSpacing");
  const list = useRef<HTMLDivElement>(null);
  const [days, setDays] = useState(menstrualCycle?.menstrualCycleLength ?? DEFAULT_CYCLE_LENGTH);
  const [knowsCycleLength, setKnowsCycleLength] = useState(true);
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>("[data-chosen]");
    if (chosen && list.current)
      list.current.scrollTop = chosen.offsetTop - list.current.clientHeight / 2 + 24;
  }, []);
  const isRefused = knowsCycleLength && cycleLengthError(days) !== null;
  const submit = () => {
    changeAnswers({
      menstrualCycle: {
        lastMenstrualPeriodStartDate: menstrualCycle?.lastMenstrualPeriodStartDate ?? null,
        menstrualCycleLength: chosenCycleLength(knowsCycleLength ? days : null),
      },
    });
    goOn();
  };
  return (
    <StepFrame
      step="cycleSpacing"
      title={cycle.spacingTitle}
      text={cycle.spacingText}
      canGoOn={!isRefused}
      onNext={submit}
    >
      <fieldset className={styles.field}>
        <legend className={styles.legend}>{cycle.spacingTitle}</legend>
        <div ref={list} className={styles.list}>
          {LENGTHS.map((length) => {
            const isChosen = knowsCycleLength && length === days;
            return (
              <label
                key={length}
                data-chosen={isChosen || undefined}
                className={classNames(styles.row, isChosen && styles.chosen)}
              >
                <input
                  type="radio"
                  name="cycle-length"
                  value={length}
                  checked={isChosen}
                  className={styles.input}
                  onChange={() => {
                    setDays(length);
                    setKnowsCycleLength(true);
                  }}
                />
                {cycle.days({ count: length })}
              </label>
            );
          })}
        </div>
      </fieldset>
      {isRefused && (
        <div role="alert" className={styles.error}>
          <p>{cycle.range}</p>
          <p>{cycle.rangeAdvice}</p>
        </div>
      )}
      <ChoiceCard
        kind="checkbox"
        name="cycle-unknown"
        value="unknown"
        title={cycle.notSure}
        isChecked={!knowsCycleLength}
        onChange={(isUnknown) => setKnowsCycleLength(!isUnknown)}
      />
    </StepFrame>
  );
}
