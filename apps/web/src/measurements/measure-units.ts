import { MEASUREMENT_KINDS, type MeasuredQuantity, type UserProfile } from "@plateful/contract";
import { type MeasurementType, stressLevel } from "@plateful/nutrition";
import { formatNumber, type Language, type Phrases } from "@plateful/phrases";
import { cmToInches, kgToLb, kgToStones, roundHalfUp, type WeightUnit } from "@plateful/quantities";

/** How a person wants their measurements written. */
export interface MeasureUnits {
  readonly weight: WeightUnit;
  readonly isWaistInInches: boolean;
}

/** The units of a person; metric where their organisation allows no others. */
export const unitsOf = (intake: UserProfile | null, mayUseImperial: boolean): MeasureUnits =>
  intake === null || !mayUseImperial
    ? { weight: "KILOGRAMS", isWaistInInches: false }
    : { weight: intake.personal_weight_unit, isWaistInInches: intake.uses_imperial_measurements_for_height };

/** Writes measurements of one type in one language and one set of units. */
export interface MeasureWords {
  /** A stored value in the unit that is shown, unrounded, for drawing; stones are drawn as pounds. */
  readonly toAxis: (stored: number) => number;
  /** The same with one decimal, as people read it and reckon with it. */
  readonly toShown: (stored: number) => number;
  /** A number in the unit that is shown: "0.8". */
  readonly number: (value: number) => string;
  /** The same with its unit: "0.8 kg". */
  readonly amount: (value: number) => string;
  /** A number beside an axis, with a decimal only where it has one: "72". */
  readonly tickText: (value: number) => string;
  /** A stored value as it is read out: "71.4 kg", "11 st 3.4 lb", "Low". */
  readonly text: (stored: number) => string;
  /** The same, with number and unit apart for a headline. */
  readonly parts: (stored: number) => { readonly number: string; readonly unit: string };
}

const ONE_DECIMAL = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
const AT_MOST_ONE = { maximumFractionDigits: 1 };

interface Writing {
  /** The unit beside a number; empty for a level, which is a word. */
  readonly unit: (units: MeasureUnits, phrases: Phrases) => string;
  readonly axis: (units: MeasureUnits) => (stored: number) => number;
}

const asStored = (stored: number): number => stored;

/** How each quantity is written; a quantity without an entry does not compile. */
const WRITING: Readonly<Record<MeasuredQuantity, Writing>> = {
  MASS: {
    unit: ({ weight }, { nutrition }) => (weight === "KILOGRAMS" ? nutrition.units.kg : nutrition.units.lb),
    axis: ({ weight }) => (weight === "KILOGRAMS" ? asStored : kgToLb),
  },
  LENGTH: {
    unit: ({ isWaistInInches }, { nutrition }) => (isWaistInInches ? nutrition.units.in : nutrition.units.cm),
    axis: ({ isWaistInInches }) => (isWaistInInches ? cmToInches : asStored),
  },
  TIME: { unit: (_units, { measurements }) => measurements.form.hoursShort, axis: () => asStored },
  LEVEL: { unit: () => "", axis: () => asStored },
  SHARE: { unit: () => "%", axis: () => (fraction) => 100 * fraction },
};

function stonesParts(language: Language, { units }: Phrases["nutrition"]): MeasureWords["parts"] {
  return (stored) => {
    const { stones, pounds } = kgToStones(stored);
    const number = `${formatNumber(language, stones)} ${units.st} ${formatNumber(language, pounds, ONE_DECIMAL)}`;
    return { number, unit: units.lb };
  };
}

export function measureWords(
  type: MeasurementType,
  units: MeasureUnits,
  language: Language,
  phrases: Phrases,
): MeasureWords {
  const { quantity } = MEASUREMENT_KINDS[type];
  const unit = WRITING[quantity].unit(units, phrases);
  const toAxis = WRITING[quantity].axis(units);
  const toShown = (stored: number) => roundHalfUp(toAxis(stored), 1);
  const number = (value: number) => formatNumber(language, roundHalfUp(value, 1), ONE_DECIMAL);
  const join = (parts: { number: string; unit: string }) => `${parts.number} ${parts.unit}`.trim();
  const plain = (stored: number) =>
    quantity === "LEVEL"
      ? { number: phrases.measurements.stress[stressLevel(stored)], unit: "" }
      : { number: number(toShown(stored)), unit };
  const isStones = quantity === "MASS" && units.weight === "STONES";
  const parts = isStones ? stonesParts(language, phrases.nutrition) : plain;
  return {
    toAxis,
    toShown,
    number,
    amount: (value) => join({ number: number(value), unit }),
    tickText: (value) => formatNumber(language, value, AT_MOST_ONE),
    text: (stored) => join(parts(stored)),
    parts,
  };
}
