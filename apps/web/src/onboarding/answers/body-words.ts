import { type GoalWeightError, minimumGoalWeight } from "@plateful/nutrition";
import { formatNumber, type Language, type Phrases } from "@plateful/phrases";
import {
  type Centimetres,
  HEIGHT_LIMITS,
  type HeightUnit,
  type Kilograms,
  kgToLb,
  namedMaximum,
  namedMinimum,
  roundHalfUp,
  shownWeight,
  WEIGHT_LIMITS,
  type WeightUnit,
} from "@plateful/quantities";

/** A weight in words of the chosen unit: "73.2 kg", "11 st 0.3 lb". */
export function weightText(
  kilograms: Kilograms,
  unit: WeightUnit,
  language: Language,
  phrases: Phrases,
): string {
  const { units } = phrases.nutrition;
  const shown = shownWeight(kilograms, unit);
  const number = (value: number) => formatNumber(language, value);
  if (shown.unit === "KILOGRAMS") return `${number(shown.kilograms)} ${units.kg}`;
  if (shown.unit === "POUNDS") return `${number(shown.pounds)} ${units.lb}`;
  return `${number(shown.stones)} ${units.st} ${number(shown.pounds)} ${units.lb}`;
}

/** What comes off in a week, in kg, or in pounds for whoever weighs themselves in pounds or stones: "0.45 kg", "1 lb". */
export function weeklyLossText(
  kilograms: Kilograms,
  unit: WeightUnit,
  language: Language,
  { nutrition: { units } }: Phrases,
): string {
  const number = (value: number, digits: number) => formatNumber(language, roundHalfUp(value, digits));
  return unit === "KILOGRAMS"
    ? `${number(kilograms, 2)} ${units.kg}`
    : `${number(kgToLb(kilograms), 1)} ${units.lb}`;
}

/** Why a weight is refused, with the limits of its unit; pounds and stones share the round pound limits. */
export function weightRangeText(unit: WeightUnit, language: Language, phrases: Phrases): string {
  const { units } = phrases.nutrition;
  const limits = unit === "KILOGRAMS" ? WEIGHT_LIMITS.kilograms : WEIGHT_LIMITS.pounds;
  const name = unit === "KILOGRAMS" ? units.kg : units.lb;
  const text = (value: number) => `${formatNumber(language, value)} ${name}`;
  return phrases.onboarding.stats.weightRange({ min: text(limits.min), max: text(limits.max) });
}

/** Why a height is refused. */
export function heightRangeText(unit: HeightUnit, phrases: Phrases): string {
  const { units } = phrases.nutrition;
  const isMetric = unit === "CENTIMETRES";
  const { min, max } = isMetric ? HEIGHT_LIMITS.centimetres : HEIGHT_LIMITS.feet;
  const name = isMetric ? units.cm : units.ft;
  return phrases.onboarding.stats.heightRange({ min: `${min} ${name}`, max: `${max} ${name}` });
}

interface GoalWords {
  readonly heightInCm: Centimetres;
  readonly unit: WeightUnit;
  readonly language: Language;
  readonly phrases: Phrases;
}

/** Why a goal weight is refused (ledger ONB-020 to ONB-023). */
export function goalWeightText(error: GoalWeightError, words: GoalWords): string {
  const { phrases, unit, language } = words;
  const { stats } = phrases.onboarding;
  const text = (kilograms: Kilograms) => weightText(kilograms, unit, language, phrases);
  const minimum = namedMinimum(minimumGoalWeight(words.heightInCm), unit);
  switch (error) {
    case "no_safe_weight_loss":
      return stats.noSafeLoss;
    case "required":
    case "not_positive":
      return phrases.general.required;
    case "too_low":
      return stats.goalTooLow({ weight: text(minimum) });
    case "too_high":
      return stats.goalTooHigh({ weight: text(namedMaximum(WEIGHT_LIMITS.kilograms.max, unit)) });
    case "not_below_weight":
      return stats.goalNotBelow;
  }
}

/** A height in centimetres as people write it. */
export const centimetresText = (height: Centimetres, language: Language, phrases: Phrases): string =>
  `${formatNumber(language, roundHalfUp(height, 1))} ${phrases.nutrition.units.cm}`;
