import { formatNumber } from "@plateful/phrases";
import {
  type Centimetres,
  cmToFeetInches,
  editedHeightCm,
  feetInchesError,
  HEIGHT_LIMITS,
  heightCmError,
} from "@plateful/quantities";
import { useLanguage, usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { NumberEntry } from "../../ui/fields/NumberEntry.tsx";
import { UnitToggle } from "../../ui/fields/UnitToggle.tsx";
import { heightRangeText } from "../answers/body-words.ts";
import { PairEntry } from "./PairEntry.tsx";
import { readNumber } from "./read-number.ts";

interface HeightEntryProps {
  /** The last valid height. */
  stored: Centimetres;
  /** What stands in the field; null when that is no valid height. */
  value: Centimetres | null;
  isImperial: boolean;
  canChangeUnit: boolean;
  onUnitChange: (isImperial: boolean) => void;
  onChange: (value: Centimetres | null) => void;
}

/** Height in centimetres, or in feet and inches (ledger ONB-015, ONB-016, ONB-024). */
export function HeightEntry(props: HeightEntryProps) {
  const { stored, value, isImperial, onUnitChange, onChange } = props;
  const phrases = usePhrases();
  const language = useLanguage();
  const { onboarding, nutrition } = phrases;
  const { stats } = onboarding;
  const unit = isImperial ? "FEET_AND_INCHES" : "CENTIMETRES";
  const error = value === null ? heightRangeText(unit, phrases) : null;
  const { min, max } = HEIGHT_LIMITS.centimetres;
  const toggle = props.canChangeUnit && (
    <UnitToggle
      label={stats.heightUnit}
      options={[
        { value: "CENTIMETRES", label: nutrition.units.cm },
        { value: "FEET_AND_INCHES", label: nutrition.units.ft },
      ]}
      value={unit}
      onChange={(next) => onUnitChange(next === "FEET_AND_INCHES")}
    />
  );
  if (isImperial) {
    const shown = cmToFeetInches(stored);
    return (
      <PairEntry
        label={stats.height}
        parts={[
          { unit: nutrition.units.ft, value: shown.feet },
          { unit: nutrition.units.in, value: shown.inches },
        ]}
        aside={toggle}
        error={error}
        onChange={(typed) => {
          const entered = typed === null ? null : { feet: typed[0], inches: typed[1] };
          const isGood = entered !== null && feetInchesError(entered) === null;
          onChange(isGood ? editedHeightCm(stored, entered) : null);
        }}
      />
    );
  }
  return (
    <NumberEntry
      label={stats.height}
      lessLabel={stats.less({ field: stats.height })}
      moreLabel={stats.more({ field: stats.height })}
      value={value}
      min={min}
      max={max}
      step={1}
      start={stored}
      unit={nutrition.units.cm}
      minText={`${min} ${nutrition.units.cm}`}
      maxText={`${max} ${nutrition.units.cm}`}
      format={(height) => formatNumber(language, height)}
      parse={readNumber}
      aside={toggle}
      error={error}
      onChange={(next) => onChange(next !== null && heightCmError(next) === null ? next : null)}
    />
  );
}
