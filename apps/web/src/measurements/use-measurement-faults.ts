import { MEASUREMENT_LIMITS as LIMITS } from "@plateful/nutrition";
import { formatNumber } from "@plateful/phrases";
import { useLanguage, usePhrases } from "../lib/language/LanguageProvider.tsx";
import type { MeasureUnits } from "./measure-units.ts";
import { MAX_INCHES, type MeasurementFaults, MIN_POUNDS } from "./measurement-form.ts";

/** Why a number is refused, with the limit in the unit of its field. */
export function useMeasurementFaults(units: MeasureUnits, faults: MeasurementFaults) {
  const { measurements, nutrition } = usePhrases();
  const language = useLanguage();
  const { form } = measurements;
  const isMetric = units.weight === "KILOGRAMS";
  const limits = {
    weight: {
      ...(isMetric ? LIMITS.weight : { min: MIN_POUNDS, max: LIMITS.weightInPounds.max }),
      unit: isMetric ? nutrition.units.kg : nutrition.units.lb,
    },
    waist: {
      min: 0,
      max: units.isWaistInInches ? MAX_INCHES : LIMITS.waist.max,
      unit: units.isWaistInInches ? nutrition.units.in : nutrition.units.cm,
    },
    sleep: { min: 0, max: LIMITS.sleep.max, unit: form.hours },
  };
  return (field: keyof typeof limits): string | null => {
    const { min, max, unit } = limits[field];
    const amount = (limit: number) => ({ limit: `${formatNumber(language, limit)} ${unit}` });
    const fault = faults[field];
    if (fault === undefined) return null;
    if (fault === "notANumber") return measurements.form.numberOnly;
    if (fault === "notPositive") return form.positive;
    return fault === "tooLow" ? form.atLeast(amount(min)) : form.atMost(amount(max));
  };
}
