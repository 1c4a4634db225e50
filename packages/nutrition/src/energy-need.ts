import { type Centimetres, type Kilograms, roundHalfUp } from "@plateful/quantities";
import { CalculationError, required } from "./calculation-error.ts";
import { type ExerciseInstance, type ExerciseTemplate, exerciseKcalPerDay } from "./exercise-energy.ts";
import type { ActivityLevel, EnergyMethod, Gender, Kcal } from "./vocabulary.ts";

/** A formula for the energy that a body uses at rest; AUTO has been decided. */
export type EnergyFormula = Exclude<EnergyMethod, "AUTO">;

/** What the energy calculation reads of a person. */
export interface EnergyIntake {
  readonly weight: Kilograms | null;
  readonly gender: Gender | null;
  readonly activity: ActivityLevel | null;
  /** Fraction 0.03 to 0.60; null counts as DEFAULT_BODY_FAT here. */
  readonly bodyFat: number | null;
  /** True when a coach or the person measured the body fat, rather than the default standing in. */
  readonly bodyFatMeasured?: boolean;
  readonly heightInCm?: Centimetres | null;
  /** Whole years. */
  readonly age?: number | null;
  readonly energyMethod?: EnergyMethod | null;
  readonly exercises?: readonly ExerciseInstance[];
}

/** More than anybody uses, day after day; a meal holds no more either (COACH-108). */
export const MAX_ENERGY_NEED_KCAL = 10_000;

/** What a person uses in a day, in kcal, unrounded. */
export interface EnergyNeed {
  readonly method: EnergyFormula;
  /** Basal or resting rate before activity; the fat target rests on it (CALC-032). */
  readonly baseRate: Kcal;
  readonly exercise: Kcal;
  readonly tdee: Kcal;
}

/** Body fat that counts for a person who never gave one (CALC-064). */
export const DEFAULT_BODY_FAT = 0.2;
/** Accepted body fat as a fraction, inclusive: 3 to 60 percent (CALC-064). */
export const BODY_FAT_LIMITS = { min: 0.03, max: 0.6 } as const;
/** Share of energy that digesting food costs; counted with Katch-McArdle only (CALC-004). */
export const THERMIC_EFFECT = 0.2;

const KATCH_MULTIPLIERS: Readonly<Record<Gender, Readonly<Record<ActivityLevel, number>>>> = {
  MALE: { SEDENTARY: 1, MILDLY_ACTIVE: 1.11, ACTIVE: 1.25, VERY_ACTIVE: 1.48 },
  FEMALE: { SEDENTARY: 1, MILDLY_ACTIVE: 1.12, ACTIVE: 1.27, VERY_ACTIVE: 1.45 },
};
const RESTING_MULTIPLIERS: Readonly<Record<ActivityLevel, number>> = {
  SEDENTARY: 1.2,
  MILDLY_ACTIVE: 1.375,
  ACTIVE: 1.55,
  VERY_ACTIVE: 1.725,
};

/** Weight without fat, in kg: 80 kg at 0.15 is 68 kg (CALC-001). */
export const leanMass = (weight: Kilograms, bodyFat: number): Kilograms => weight * (1 - bodyFat);

/** Katch-McArdle basal rate, 370 + 21.6 x lean mass, kcal per day: 68 kg lean is 1838.8 (CALC-002). */
export const basalRateKatch = (weight: Kilograms, bodyFat: number): Kcal =>
  370 + 21.6 * leanMass(weight, bodyFat);

/** Mifflin-St Jeor resting rate, kcal per day: a woman of 25, 170 cm and 70 kg has 1476.5 (CALC-009). */
export const restingRateMifflin = (
  gender: Gender,
  weight: Kilograms,
  heightInCm: Centimetres,
  age: number,
): Kcal => 10 * weight + 6.25 * heightInCm - 5 * age + (gender === "MALE" ? 5 : -161);

/** Harris-Benedict basal rate as revised in 1984, kcal per day: the same woman has 1513.293 (CALC-010). */
export const basalRateHarrisBenedict = (
  gender: Gender,
  weight: Kilograms,
  heightInCm: Centimetres,
  age: number,
): Kcal =>
  gender === "MALE"
    ? 88.362 + 13.397 * weight + 4.799 * heightInCm - 5.677 * age
    : 447.593 + 9.247 * weight + 3.098 * heightInCm - 4.33 * age;

/** By how much the rate at rest is multiplied for a day's activity (CALC-003, CALC-008). */
export const activityMultiplier = (method: EnergyFormula, gender: Gender, activity: ActivityLevel): number =>
  method === "KATCH_MCARDLE" ? KATCH_MULTIPLIERS[gender][activity] : RESTING_MULTIPLIERS[activity];

/**
 * The formula for a person. AUTO takes Katch-McArdle when body fat was really measured, or when age or height is
 * missing, and Mifflin otherwise; Harris-Benedict only by explicit choice (CALC-011).
 */
export const chooseEnergyMethod = (
  intake: Pick<EnergyIntake, "energyMethod" | "bodyFatMeasured" | "age" | "heightInCm">,
): EnergyFormula => {
  const method = intake.energyMethod ?? "AUTO";
  if (method !== "AUTO") return method;
  const knowsBody = typeof intake.age === "number" && typeof intake.heightInCm === "number";
  return intake.bodyFatMeasured || !knowsBody ? "KATCH_MCARDLE" : "MIFFLIN";
};

const baseRateBy = (method: EnergyFormula, gender: Gender, weight: Kilograms, intake: EnergyIntake): Kcal => {
  if (method === "KATCH_MCARDLE") return basalRateKatch(weight, intake.bodyFat ?? DEFAULT_BODY_FAT);
  const height = required(intake.heightInCm, "Height is not defined");
  const age = required(intake.age, "Age is not defined");
  return method === "MIFFLIN"
    ? restingRateMifflin(gender, weight, height, age)
    : basalRateHarrisBenedict(gender, weight, height, age);
};

/**
 * Total daily energy expenditure with its parts, kcal per day, unrounded: rate at rest x activity
 * (x 1.2 for Katch-McArdle) plus exercise, which carries no thermic share. Source: CALC-007 to CALC-013.
 * Throws a CalculationError when the intake or an input of the formula is missing; no activity counts as SEDENTARY.
 */
export const totalDailyEnergyExpenditure = (
  intake: EnergyIntake | null | undefined,
  templates: readonly ExerciseTemplate[] = [],
): EnergyNeed => {
  const known = required(intake, "No intake provided");
  const weight = required(known.weight, "Weight is not defined");
  const gender = required(known.gender, "Gender is not defined");
  const method = chooseEnergyMethod(known);
  const baseRate = baseRateBy(method, gender, weight, known);
  const exercise = exerciseKcalPerDay(known.exercises ?? [], templates, weight);
  const thermic = method === "KATCH_MCARDLE" ? 1 + THERMIC_EFFECT : 1;
  const multiplier = activityMultiplier(method, gender, known.activity ?? "SEDENTARY");
  return { method, baseRate, exercise, tdee: baseRate * multiplier * thermic + exercise };
};

/** Quick choices for the energy balance in percent; the third is the default (CALC-016). */
export const ENERGY_BALANCE_OPTIONS = [80, 90, 100, 105, 110] as const;
export const DEFAULT_ENERGY_BALANCE = 100;
/** What the form and the API accept as energy balance, percent, inclusive (CALC-015, CALC-016). */
export const ENERGY_BALANCE_LIMITS = { min: 10, max: 500 } as const;
const MIN_ENERGY_BALANCE = 0.01;

/** True for a percentage that the form accepts: 10 to 500 (CALC-016). */
export const isEnergyBalance = (percent: number): boolean =>
  percent >= ENERGY_BALANCE_LIMITS.min && percent <= ENERGY_BALANCE_LIMITS.max;

/** Plan energy from the need and an energy balance in percent: 2912.486 at 90 is 2621.24 (CALC-014, CALC-015). */
export const applyEnergyBalance = (tdee: Kcal, percent: number): Kcal => {
  if (!Number.isFinite(percent) || percent < MIN_ENERGY_BALANCE) {
    throw new CalculationError("Invalid energy balance");
  }
  return (tdee * percent) / 100;
};

/** Average energy per day over a week: plans weigh by the days that use them (CALC-061). */
export const weeklyAverage = (plans: readonly { readonly kcal: Kcal; readonly days: number }[]): Kcal =>
  plans.reduce((sum, { kcal, days }) => sum + kcal * days, 0) / 7;

/** The average as a whole percentage of the need: 2100 of 2333 is 90 (CALC-062). Throws without a need (CALC-063). */
export const energyBalancePercent = (average: Kcal, tdee: Kcal | null | undefined): number => {
  const need = required(tdee, "No energy expenditure calculated");
  if (need <= 0) throw new CalculationError("No energy expenditure calculated");
  return roundHalfUp((average / need) * 100);
};
