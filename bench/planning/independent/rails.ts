/**
 * The rails of docs/nutrition.md, written down once more from its table: those of a plan, and those that a planned day can break
 * although its plan keeps them.
 */
import type { Contents } from "./read-files.ts";

/** What the rails read of a person, as they answered. */
export interface CheckedPerson {
  readonly gender: "FEMALE" | "MALE";
  readonly age: number;
  readonly heightInCm: number;
  readonly weightInKg: number;
  readonly activity: "SEDENTARY" | "MILDLY_ACTIVE" | "ACTIVE" | "VERY_ACTIVE";
  /** The goal weight that they were allowed to give. */
  readonly goalWeight: number;
  readonly dietType: string;
  /** What they said about their health; null for who would rather not say. */
  readonly conditions: readonly string[] | null;
}

type Energy = Pick<Contents, "kcal" | "protein" | "carbohydrates" | "fat">;

const MIN_KCAL = 1250;
const UNDERWEIGHT = 18.5;
/** Weekly goals are 0.25, 0.5, 0.75 and 1 kg of 7,700 kcal. */
const KCAL_A_DAY = [0.25, 0.5, 0.75, 1].map((kilograms) => (kilograms * 7700) / 7);
const ACTIVITY = { SEDENTARY: 1.2, MILDLY_ACTIVE: 1.375, ACTIVE: 1.55, VERY_ACTIVE: 1.725 };
const MIN_PROTEIN = 50;
const MIN_FAT = 30;
const KETOGENIC = 50;
const FEW_CARBOHYDRATES = 100;
/** Plans hold whole kcal and grams. */
const HALF = 0.5;

const NO_DEFICIT = ["PREGNANT", "BREASTFEEDING", "EATING_DISORDER"];
const LITTLE_PROTEIN = ["DIABETES", "KIDNEY_DISEASE"];

/** Mifflin-St Jeor times activity, kcal a day. */
function needOf({ gender, age, heightInCm, weightInKg, activity }: CheckedPerson): number {
  const atRest = 10 * weightInKg + 6.25 * heightInCm - 5 * age + (gender === "MALE" ? 5 : -161);
  return atRest * ACTIVITY[activity];
}

const bmiOf = ({ weightInKg, heightInCm }: CheckedPerson): number => weightInKg / (heightInCm / 100) ** 2;

/** Above BMI 30 protein goes by the weight of BMI 27.5. */
const proteinWeight = (person: CheckedPerson): number =>
  bmiOf(person) > 30 ? 27.5 * (person.heightInCm / 100) ** 2 : person.weightInKg;

const has = ({ conditions }: CheckedPerson, listed: readonly string[]): boolean =>
  conditions === null || conditions.some((one) => listed.includes(one));

const mayNotLose = (person: CheckedPerson): boolean =>
  bmiOf(person) <= UNDERWEIGHT || has(person, NO_DEFICIT);
const isAtRisk = (person: CheckedPerson): boolean => has(person, [...NO_DEFICIT, ...LITTLE_PROTEIN]);

/** The least energy of a day: 1,250 kcal, the need for who may not lose, else the largest weekly goal that leaves 1,250 kcal. */
function minEnergy(person: CheckedPerson): number {
  const need = needOf(person);
  if (mayNotLose(person)) return Math.max(MIN_KCAL, need);
  const deficits = KCAL_A_DAY.filter((deficit) => need - deficit >= MIN_KCAL);
  return Math.max(MIN_KCAL, need - (deficits.at(-1) ?? 0));
}

const minFat = (kcal: number): number => Math.max(MIN_FAT, (0.15 * kcal) / 9);
const mostProteinByShare = (kcal: number): number => (0.35 * kcal) / 4;
const mostProteinByWeight = (person: CheckedPerson): number => 2.2 * proteinWeight(person);
const mostProteinWithCondition = (person: CheckedPerson): number => 1.2 * proteinWeight(person);

type Rail = (person: CheckedPerson, energy: Energy) => boolean;

/** Each is true where the plan crosses it. */
export const PLAN_RAILS: Readonly<Record<string, Rail>> = {
  "less than the need at or below BMI 18.5": (person, { kcal }) =>
    bmiOf(person) <= UNDERWEIGHT && kcal < Math.round(needOf(person)),
  "a goal weight under BMI 18.5": ({ goalWeight, heightInCm }) =>
    goalWeight < UNDERWEIGHT * (heightInCm / 100) ** 2,
  "a day below 1,250 kcal": (_person, { kcal }) => kcal < MIN_KCAL,
  "a deficit beyond the largest weekly goal": (person, { kcal }) => kcal < Math.round(minEnergy(person)),
  "macros more than 5 % from the energy": (_person, { kcal, protein, carbohydrates, fat }) =>
    Math.abs(4 * protein + 4 * carbohydrates + 9 * fat - kcal) > 0.05 * kcal,
  "less than 50 g of protein": (_person, { protein }) => protein < MIN_PROTEIN,
  "less fat than 30 g or 15 % of the energy": (_person, { kcal, fat }) => fat < minFat(kcal) - HALF,
  "more protein than 35 % of the energy": (_person, { kcal, protein }) => protein > mostProteinByShare(kcal),
  "more protein than 2.2 g per kg": (person, { protein }) => protein > mostProteinByWeight(person),
  "pregnant, breastfeeding, an eating disorder: a deficit": (person, { kcal }) =>
    has(person, NO_DEFICIT) && kcal < Math.round(needOf(person)),
  "any condition: keto": (person, { carbohydrates }) =>
    isAtRisk(person) && (person.dietType === "KETO" || carbohydrates <= KETOGENIC),
  "diabetes, kidney disease: more than 1.2 g of protein per kg": (person, { protein }) =>
    has(person, LITTLE_PROTEIN) && protein > mostProteinWithCondition(person),
  "50 g of carbohydrates or fewer outside keto": ({ dietType }, { carbohydrates }) =>
    dietType !== "KETO" && carbohydrates <= KETOGENIC,
};

/** Told and not refused (docs/nutrition.md), so counted and no violation. */
export const isToldOfFewCarbohydrates: Rail = ({ dietType }, { carbohydrates }) =>
  !["LOW_CARB", "KETO"].includes(dietType) && carbohydrates < FEW_CARBOHYDRATES;

/** The rails that planned meals can break; a day may be off its targets by so much: energy, then grams. */
export const PLANNED_TOLERANCE = { kcal: 0.02, grams: 0.1 } as const;

const atLeast = (value: number, least: number, tolerance: number): boolean =>
  value >= least * (1 - tolerance);
const atMost = (value: number, most: number, tolerance: number): boolean => value <= most * (1 + tolerance);

/** Rails of a planned day, each with the tolerance that it is given; true where the day crosses it by more. */
export const dayRails = (tolerance: {
  readonly kcal: number;
  readonly grams: number;
}): Readonly<Record<string, Rail>> => ({
  "a day below 1,250 kcal": (_person, { kcal }) => !atLeast(kcal, MIN_KCAL, tolerance.kcal),
  "a day below the least energy of the person": (person, { kcal }) =>
    !atLeast(kcal, minEnergy(person), tolerance.kcal),
  "less than 50 g of protein": (_person, { protein }) => !atLeast(protein, MIN_PROTEIN, tolerance.grams),
  "less fat than 30 g or 15 % of the energy": (_person, { kcal, fat }) =>
    !atLeast(fat, minFat(kcal), tolerance.grams),
  "more protein than 35 % of the energy": (_person, { kcal, protein }) =>
    !atMost(protein, mostProteinByShare(kcal), tolerance.grams),
  "more protein than 2.2 g per kg": (person, { protein }) =>
    !atMost(protein, mostProteinByWeight(person), tolerance.grams),
  "diabetes, kidney disease: more than 1.2 g of protein per kg": (person, { protein }) =>
    has(person, LITTLE_PROTEIN) && !atMost(protein, mostProteinWithCondition(person), tolerance.grams),
  "keto: more than 50 g of carbohydrates": ({ dietType }, { carbohydrates }) =>
    dietType === "KETO" && carbohydrates > KETOGENIC,
  "any condition, or no keto: 50 g of carbohydrates or fewer": (person, { carbohydrates }) =>
    (person.dietType !== "KETO" || isAtRisk(person)) && carbohydrates <= KETOGENIC,
});
