import { formatNumber } from "@plateful/phrases";
import {
  type EnteredWeight,
  editedWeightKg,
  type Kilograms,
  kgToStones,
  roundHalfUp,
  shownWeight,
  WEIGHT_LIMITS,
  type WeightUnit,
} from "@plateful/quantities";
import { IconChevronDown } from "@tabler/icons-react";
import { useLanguage, usePhrases } from "../../lib/language/LanguageProvider.tsx";
import { NumberEntry } from "../../ui/fields/NumberEntry.tsx";
import { PairEntry } from "./PairEntry.tsx";
import { readNumber } from "./read-number.ts";
import styles from "./WeightEntry.module.css";

interface WeightEntryProps {
  label: string;
  /** The last weight that was one. */
  stored: Kilograms;
  /** What stands in the field; null when it is no number. It may be out of range. */
  value: Kilograms | null;
  unit: WeightUnit;
  error: string | null;
  hint?: string | undefined;
  /** Opens the choice of units; without it there is none. */
  onUnitPress: (() => void) | undefined;
  onChange: (entered: EnteredWeight | null, kilograms: Kilograms | null) => void;
}

/** A weight in the chosen unit; the unit itself is chosen in a dialog (ledger ONB-017, ONB-025). */
export function WeightEntry(props: WeightEntryProps) {
  const { label, stored, value, unit, error, hint, onChange } = props;
  const { onboarding, nutrition } = usePhrases();
  const language = useLanguage();
  const { stats } = onboarding;
  const symbol = { KILOGRAMS: nutrition.units.kg, POUNDS: nutrition.units.lb, STONES: nutrition.units.st }[
    unit
  ];
  const enter = (entered: EnteredWeight | null) =>
    onChange(entered, entered === null ? null : editedWeightKg(stored, entered));
  const unitButton = props.onUnitPress && (
    <button
      type="button"
      className={styles.unit}
      aria-haspopup="dialog"
      aria-label={stats.changeUnit({ field: label, unit: symbol })}
      onClick={props.onUnitPress}
    >
      {symbol} <IconChevronDown size={18} aria-hidden="true" />
    </button>
  );
  if (unit === "STONES") {
    const shown = kgToStones(value ?? stored);
    return (
      <PairEntry
        label={label}
        parts={[
          { unit: nutrition.units.st, value: shown.stones },
          { unit: nutrition.units.lb, value: shown.pounds },
        ]}
        aside={unitButton}
        error={error}
        hint={hint}
        onChange={(typed) => enter(typed === null ? null : { unit, stones: typed[0], pounds: typed[1] })}
      />
    );
  }
  const inUnit = (kilograms: Kilograms) => {
    const shown = shownWeight(kilograms, unit);
    return shown.unit === "KILOGRAMS" ? shown.kilograms : shown.pounds;
  };
  const limits = unit === "KILOGRAMS" ? WEIGHT_LIMITS.kilograms : WEIGHT_LIMITS.pounds;
  const toEntered = (amount: number): EnteredWeight =>
    unit === "KILOGRAMS"
      ? { unit, kilograms: roundHalfUp(amount, 1) }
      : { unit: "POUNDS", pounds: roundHalfUp(amount, 1) };
  return (
    <NumberEntry
      label={label}
      lessLabel={stats.less({ field: label })}
      moreLabel={stats.more({ field: label })}
      value={value === null ? null : inUnit(value)}
      min={limits.min}
      max={limits.max}
      step={0.1}
      start={inUnit(stored)}
      unit={symbol}
      minText={`${limits.min} ${symbol}`}
      maxText={`${limits.max} ${symbol}`}
      format={(amount) =>
        formatNumber(language, amount, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
      }
      parse={readNumber}
      aside={unitButton}
      error={error}
      {...(hint === undefined ? {} : { hint })}
      onChange={(amount) => enter(amount === null ? null : toEntered(amount))}
    />
  );
}
