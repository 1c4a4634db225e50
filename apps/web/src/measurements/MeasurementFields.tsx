import { TextInput, VisuallyHidden } from "@mantine/core";
import type { ReactNode } from "react";
import { usePhrases } from "../lib/language/LanguageProvider.tsx";
import styles from "./MeasurementFields.module.css";
import type { MeasureUnits } from "./measure-units.ts";
import type { MeasurementFaults, MeasurementTexts } from "./measurement-form.ts";
import { useMeasurementFaults } from "./use-measurement-faults.ts";

type NumberField = "weight" | "pounds" | "waist" | "sleep";

interface MeasurementFieldsProps {
  texts: MeasurementTexts;
  units: MeasureUnits;
  faults: MeasurementFaults;
  onChange: (change: Partial<MeasurementTexts>) => void;
}

/** Weight, waist and sleep, each in the person's own unit (ledger MEAS-024, MEAS-025). */
export function MeasurementFields(props: MeasurementFieldsProps) {
  const { texts, units } = props;
  const { measurements, nutrition } = usePhrases();
  const { types, form } = measurements;
  const faultText = useMeasurementFaults(units, props.faults);
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
