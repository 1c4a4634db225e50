import { TextInput, VisuallyHidden } from "@mantine/core";
import { MEASUREMENT_LIMITS as LIMITS } from "@plateful/nutrition";
import { formatNumber } from "@plateful/phrases";
import type { ReactNode } from "react";
import { useLanguage, usePhrases } from "../lib/LanguageProvider.tsx";
import styles from "./MeasurementFields.module.css";
import type { MeasureUnits } from "./measure-units.ts";
import { MAX_INCHES, type MeasurementFaults, type MeasurementTexts, MIN_POUNDS } from "./measurement-form.ts";

type NumberField = "weight" | "pounds" | "waist" | "sleep";

interface MeasurementFieldsProps {
  texts: MeasurementTexts;
  units: MeasureUnits;
  faults: MeasurementFaults;
  onChange: (change: Partial<MeasurementTexts>) => void;
}

/** Why a number is refused, with the limit in the unit of its field. */
function useFaultText({ units, faults }: Pick<MeasurementFieldsProps, "units" | "faults">) {
  const { general, measurements, nutrition } = usePhrases();
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
    if (fault === "notANumber") return general.numberOnly;
    if (fault === "notPositive") return form.positive;
    return fault === "tooLow" ? form.atLeast(amount(min)) : form.atMost(amount(max));
  };
}

/** Weight, waist and sleep, each in the person's own unit (ledger MEAS-024, MEAS-025). */
export function MeasurementFields(props: MeasurementFieldsProps) {
  const { texts, units } = props;
  const { measurements, nutrition } = usePhrases();
  const { types, form } = measurements;
  const faultText = useFaultText(props);
  const isStones = units.weight === "STONES";
  const { kg, lb, st, cm, in: inch } = nutrition.units;
  const weightUnit = { KILOGRAMS: kg, POUNDS: lb, STONES: st }[units.weight];
  const weightLabel = (unit: string) => (isStones ? `${types.WEIGHT} (${unit})` : types.WEIGHT);
  const field = (name: NumberField, label: string, unit: string, error: ReactNode) => (
    <TextInput
      label={label}
      data-autofocus={name === "weight" ? true : undefined}
      inputMode="decimal"
      autoComplete="off"
      maxLength={8}
      value={texts[name]}
      rightSection={unit}
      rightSectionWidth={64}
      error={error}
      onChange={(event) => props.onChange({ [name]: event.currentTarget.value })}
    />
  );
  const weightFault = faultText("weight");
  return (
    <>
      <div className={styles.pair}>
        {field("weight", weightLabel(weightUnit), weightUnit, weightFault)}
        {/* One sentence is seen for stones and pounds, below the stones, and heard at each. */}
        {isStones &&
          field("pounds", weightLabel(lb), lb, weightFault && <VisuallyHidden>{weightFault}</VisuallyHidden>)}
      </div>
      <div className={styles.pair}>
        {field("waist", types.WAIST_CIRCUMFERENCE, units.isWaistInInches ? inch : cm, faultText("waist"))}
        {field("sleep", types.SLEEP, form.hours, faultText("sleep"))}
      </div>
    </>
  );
}
