import { goalWeightError, minimumGoalWeight } from "@plateful/nutrition";
import { enteredWeightError, namedMinimum, shownWeight, type WeightUnit } from "@plateful/quantities";
import { useState } from "react";
import { useLanguage, usePhrases } from "../lib/language/LanguageProvider.tsx";
import { SectionCard } from "../ui/SectionCard.tsx";
import { changeAnswers, useAnswers } from "./answers/answers-store.ts";
import { goalWeightText, weightRangeText, weightText } from "./answers/body-words.ts";
import { useImperialAllowed } from "./answers/unit-tenant.ts";
import { useNextStep } from "./answers/use-next-step.ts";
import { HeightEntry } from "./parts/HeightEntry.tsx";
import { WeightEntry } from "./parts/WeightEntry.tsx";
import { StepFrame } from "./StepFrame.tsx";
import { WeightUnitDialog } from "./WeightUnitDialog.tsx";

/** Height, weight and goal weight; the metric values are the truth, whatever unit is shown (ledger ONB-013 to ONB-029). */
export function PhysicalStatsScreen() {
  const phrases = usePhrases();
  const language = useLanguage();
  const { stats } = phrases.onboarding;
  const { goal, physicalStats, preferences } = useAnswers();
  const [isHeightBad, setIsHeightBad] = useState(false);
  const [weight, setWeight] = useState<number | null>(physicalStats.weightInKg);
  const [goalWeight, setGoalWeight] = useState<number | null>(physicalStats.goalWeight);
  const [isChoosingUnit, setIsChoosingUnit] = useState(false);
  const goOn = useNextStep("physicalStats");
  const { heightInCm } = physicalStats;
  const isImperialAllowed = useImperialAllowed();
  const unit = isImperialAllowed ? preferences.personalWeightUnit : "KILOGRAMS";
  const isHeightImperial = isImperialAllowed && preferences.usesImperialUnitsForHeight;

  const store = (change: Partial<typeof physicalStats>) =>
    changeAnswers({ physicalStats: { ...physicalStats, ...change } });
  const setUnit = (personalWeightUnit: WeightUnit) =>
    changeAnswers({ preferences: { ...preferences, personalWeightUnit } });

  const isWeightBad = weight === null || enteredWeightError(shownWeight(weight, unit)) !== null;
  const goalError = goalWeightError({
    goal: goal ?? "RECOMPOSITION",
    heightInCm,
    weightInKg: weight ?? physicalStats.weightInKg,
    goalWeight,
  });
  const minimum = namedMinimum(minimumGoalWeight(heightInCm), unit);
  const openUnits = isImperialAllowed ? () => setIsChoosingUnit(true) : undefined;
  return (
    <StepFrame
      step="physicalStats"
      title={stats.title}
      canGoOn={!isHeightBad && !isWeightBad && goalError === null}
      onNext={goOn}
    >
      <SectionCard>
        <HeightEntry
          key={String(isHeightImperial)}
          stored={heightInCm}
          value={isHeightBad ? null : heightInCm}
          isImperial={isHeightImperial}
          canChangeUnit={isImperialAllowed}
          onUnitChange={(usesImperialUnitsForHeight) => {
            setIsHeightBad(false);
            changeAnswers({ preferences: { ...preferences, usesImperialUnitsForHeight } });
          }}
          onChange={(height) => {
            setIsHeightBad(height === null);
            if (height !== null) store({ heightInCm: height });
          }}
        />
      </SectionCard>
      <SectionCard>
        <WeightEntry
          key={unit}
          label={stats.weight}
          stored={physicalStats.weightInKg}
          value={weight}
          unit={unit}
          error={isWeightBad ? weightRangeText(unit, language, phrases) : null}
          onUnitPress={openUnits}
          onChange={(entered, kilograms) => {
            setWeight(kilograms);
            const isGood = entered !== null && enteredWeightError(entered) === null;
            if (isGood && kilograms !== null) store({ weightInKg: kilograms });
          }}
        />
      </SectionCard>
      <SectionCard>
        <WeightEntry
          key={unit}
          label={stats.goalWeight}
          stored={physicalStats.goalWeight}
          value={goalWeight}
          unit={unit}
          error={
            goalError === null ? null : goalWeightText(goalError, { heightInCm, unit, language, phrases })
          }
          hint={stats.healthyFrom({ weight: weightText(minimum, unit, language, phrases) })}
          onUnitPress={openUnits}
          onChange={(_entered, kilograms) => {
            setGoalWeight(kilograms);
            if (kilograms !== null && kilograms > 0) store({ goalWeight: kilograms });
          }}
        />
      </SectionCard>
      <WeightUnitDialog
        isOpen={isChoosingUnit}
        unit={unit}
        onClose={() => setIsChoosingUnit(false)}
        onChoose={setUnit}
      />
    </StepFrame>
  );
}
