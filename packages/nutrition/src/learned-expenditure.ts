import type { Kilograms } from "@plateful/quantities";
import { addDays, dayNumberOf } from "./calendar-date.ts";
import { MAX_ENERGY_NEED_KCAL } from "./energy-need.ts";
import type { Kcal } from "./vocabulary.ts";
import { KCAL_PER_KILOGRAM } from "./weekly-goal.ts";
import { fitWeightTrend, type WeightPoint } from "./weight-trend.ts";

/** Days that are looked at: four weeks, so that every weekday and a whole menstrual cycle count alike. */
export const LEARNING_DAYS = 28;
/** The fewest full days of them from which anything is learned. */
export const MIN_FULL_DAYS = 14;
/** The fewest days of them with a weigh-in. */
export const MIN_WEIGH_INS = 8;
/** The fewest days from the first weigh-in to the last: over a shorter time, water hides what fat does. */
export const MIN_WEIGH_IN_SPAN = 21;
/** Days without a weigh-in after which there is a gap; shown, not required. */
export const MAX_GAP_DAYS = 3;
/** A day counts as full from this share of the first estimate on: whoever logged less most likely forgot a meal. */
export const FULL_DAY_SHARE = 0.6;
/** The same where every planned meal was ticked: a small day, and nothing forgotten. */
export const TICKED_DAY_SHARE = 0.4;

/**
 * How far first estimates are off, as a share of them: one standard deviation. Mifflin-St Jeor is within 10 percent of the
 * measured rate at rest for four fifths of people (Frankenfield et al. 2005, J Am Diet Assoc 105:775); activity adds to it.
 */
const FIRST_ESTIMATE_ERROR = 0.12;
/** Half the range that is shown covers four people in five: 1.28 standard deviations to each side. */
const RANGE_DEVIATIONS = 1.28;
/** Half the range at most, as a share of the estimate: whoever's weight says less is offered nothing yet. */
const MAX_HALF_RANGE = 0.075;
const DAYS_PER_WEEK = 7;

/** What someone logged as eaten on a date, and whether every planned meal of it was ticked. */
export interface LoggedDay {
  readonly date: string;
  readonly kcal: Kcal;
  readonly isTicked: boolean;
}

/** A weight on a date of the person's own calendar, kg. */
export interface WeighIn {
  readonly date: string;
  readonly value: Kilograms;
}

export interface Logged {
  /** The date on which it is asked; today's meals are not complete yet and count for nothing. */
  readonly on: string;
  /** At most one entry a date. */
  readonly days: readonly LoggedDay[];
  /** At most one entry a date. */
  readonly weights: readonly WeighIn[];
  /** The energy need of the formulas, kcal a day (CALC-007 to CALC-013); null where it is unknown: then no day counts as full. */
  readonly firstEstimate: Kcal | null;
  /** Whether a menstrual cycle may move the weight. */
  readonly mayHaveCycle: boolean;
}

export const MISSING_EVIDENCE = ["FULL_DAYS", "WEIGH_INS", "WEIGH_IN_SPAN", "PRECISION"] as const;
/** What is not enough yet: counts, or, with all of them there, a weight that is too restless for what was weighed. */
export type MissingEvidence = (typeof MISSING_EVIDENCE)[number];

/** What was logged in the four weeks, as far as it counts. */
export interface Evidence {
  readonly fullDays: number;
  readonly weighIns: number;
  /** Days from the first weigh-in to the last, both included; 0 without any. */
  readonly weighInSpan: number;
  /** The most days in a row without a weigh-in, between two of them. */
  readonly longestGap: number;
}

/** Energy use as learned; kcal a day, unrounded. */
export interface ExpenditureEstimate {
  readonly kcal: Kcal;
  /** Four people in five are within. */
  readonly low: Kcal;
  readonly high: Kcal;
  /** Eaten on an average full day. */
  readonly eaten: Kcal;
  /** How the weight changes, kg a week; negative for a loss. */
  readonly kgPerWeek: Kilograms;
}

export interface LearnedExpenditure {
  /** The first date that was looked at, and the last. */
  readonly from: string;
  readonly until: string;
  readonly evidence: Evidence;
  /** What keeps it from being offered; empty when there is an estimate. */
  readonly missing: readonly MissingEvidence[];
  readonly estimate: ExpenditureEstimate | null;
}

/** True for a day on which what was logged is most likely all that was eaten. */
export const isFullDay = ({ kcal, isTicked }: Omit<LoggedDay, "date">, firstEstimate: Kcal): boolean =>
  kcal >= firstEstimate * (isTicked ? TICKED_DAY_SHARE : FULL_DAY_SHARE);

const evidenceOf = (full: readonly LoggedDay[], dates: readonly number[]): Evidence => ({
  fullDays: full.length,
  weighIns: dates.length,
  weighInSpan: dates.length === 0 ? 0 : (dates.at(-1) ?? 0) - (dates[0] ?? 0) + 1,
  longestGap: Math.max(0, ...dates.slice(1).map((date, at) => date - (dates[at] ?? date) - 1)),
});

const missingOf = ({ fullDays, weighIns, weighInSpan }: Evidence): MissingEvidence[] => {
  const isThere: Readonly<Record<Exclude<MissingEvidence, "PRECISION">, boolean>> = {
    FULL_DAYS: fullDays >= MIN_FULL_DAYS,
    WEIGH_INS: weighIns >= MIN_WEIGH_INS,
    WEIGH_IN_SPAN: weighInSpan >= MIN_WEIGH_IN_SPAN,
  };
  return MISSING_EVIDENCE.filter((each) => each !== "PRECISION" && !isThere[each]);
};

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** How far the mean of the full days is from what was eaten on all of them: nothing is unknown when all 28 are full. */
const errorOfMean = (values: readonly number[], mean: number): number => {
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
  return Math.sqrt((variance / values.length) * Math.max(0, 1 - values.length / LEARNING_DAYS));
};

function estimateOf(
  full: readonly LoggedDay[],
  points: readonly WeightPoint[],
  { firstEstimate, mayHaveCycle }: { readonly firstEstimate: Kcal; readonly mayHaveCycle: boolean },
): ExpenditureEstimate {
  const kcals = full.map(({ kcal }) => kcal);
  const eaten = meanOf(kcals);
  const eatenError = errorOfMean(kcals, eaten);
  // What the first estimate lets expect of the weight, and how far it may be off.
  const expected = {
    perDay: (eaten - firstEstimate) / KCAL_PER_KILOGRAM,
    error: Math.hypot(FIRST_ESTIMATE_ERROR * firstEstimate, eatenError) / KCAL_PER_KILOGRAM,
  };
  const trend = fitWeightTrend(points, expected, mayHaveCycle);
  const kcal = Math.min(MAX_ENERGY_NEED_KCAL, Math.max(0, eaten - trend.perDay * KCAL_PER_KILOGRAM));
  const reach = RANGE_DEVIATIONS * Math.hypot(trend.error * KCAL_PER_KILOGRAM, eatenError);
  const kgPerWeek = trend.perDay * DAYS_PER_WEEK;
  return { kcal, low: Math.max(0, kcal - reach), high: kcal + reach, eaten, kgPerWeek };
}

/**
 * What a body uses in a day, kcal, learned from what was eaten and how the weight changed in the 28 days before a date: energy
 * eaten minus 7,700 kcal (CALC-019) for each kilogram that was gained. The weight is a straight line through weigh-ins, of which
 * far ones count less, beside the wave of a menstrual cycle; few or restless weigh-ins leave the estimate near the first one.
 * Nothing is learned from fewer than 14 full days, 8 weigh-ins or three weeks of weighing, nor where the range stays wide.
 *
 * It is the use *as logged*: who always logs a tenth too little is told a tenth too little of what they eat, and a plan in the
 * same units still does what it says. Accuracy and limits: docs/nutrition.md.
 *
 * @example 1850 kcal a day while losing 0.35 kg a week, first estimate 2390: about 2240
 */
export function learnExpenditure(logged: Logged): LearnedExpenditure {
  const { on, firstEstimate } = logged;
  const from = addDays(on, -LEARNING_DAYS);
  const until = addDays(on, -1);
  const days = logged.days.filter(({ date }) => date >= from && date <= until);
  const full = firstEstimate === null ? [] : days.filter((day) => isFullDay(day, firstEstimate));
  const points = logged.weights
    .filter(({ date }) => date >= from && date <= on)
    .map(({ date, value }) => ({ day: dayNumberOf(date) - dayNumberOf(from), value }))
    .sort((one, other) => one.day - other.day);
  const evidence = evidenceOf(
    full,
    points.map(({ day }) => day),
  );
  const missing = missingOf(evidence);
  if (firstEstimate === null || missing.length > 0) return { from, until, evidence, missing, estimate: null };
  const estimate = estimateOf(full, points, { firstEstimate, mayHaveCycle: logged.mayHaveCycle });
  return estimate.high - estimate.kcal > MAX_HALF_RANGE * estimate.kcal
    ? { from, until, evidence, missing: ["PRECISION"], estimate: null }
    : { from, until, evidence, missing: [], estimate };
}
