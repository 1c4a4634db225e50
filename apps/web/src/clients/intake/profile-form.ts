import type { User, UserProfile } from "@plateful/contract";
import type {
  ActivityLevel,
  Allergen,
  Diet,
  EnergyMethod,
  Gender,
  MainGoal,
  ProteinProfile,
  Sustainability,
} from "@plateful/nutrition";
import { ageError, type Intolerance, intolerancesToProfile } from "@plateful/nutrition";
import { formatNumber, type Language } from "@plateful/phrases";
import { roundHalfUp, type WeightUnit } from "@plateful/quantities";
import {
  heightTexts,
  intolerancesOf,
  isWeightGood,
  readNumber,
  typedHeight,
  typedWeight,
  weightTexts,
} from "../../profile/index.ts";
import { type ExerciseRow, startExercises } from "./exercise-form.ts";

/** The part of a profile that plans follow from, as it stands in the fields of its form. */
export interface ProfileForm {
  /** Null until one is chosen, which nobody has to. */
  readonly goal: MainGoal | null;
  readonly gender: Gender | null;
  readonly age: string;
  readonly height: readonly string[];
  readonly weight: readonly string[];
  /** Percent as typed. */
  readonly bodyFat: string;
  /** False for what a profile begins with, which says nothing (ledger COACH-209). */
  readonly isFatMeasured: boolean;
  readonly activity: ActivityLevel;
  readonly diet: Diet;
  readonly intolerances: readonly Intolerance[];
  readonly allergens: readonly Allergen[];
  readonly exercises: readonly ExerciseRow[];
  readonly energyMethod: EnergyMethod;
  readonly sustainability: Sustainability;
  /** Null follows the organisation. */
  readonly proteinProfile: ProteinProfile | null;
}

/** Whether a coach reads pounds, feet and inches: never where the organisation allows metric units only (ledger PROF-025). */
const readsImperial = ({
  uses_imperial_measurements,
  organisation,
}: Pick<User, "uses_imperial_measurements" | "organisation">): boolean =>
  uses_imperial_measurements && organisation?.imperial_units_allowed !== false;

/** The units that a coach reads and types in (ledger COACH-022). */
export interface FormUnits {
  readonly weight: Extract<WeightUnit, "KILOGRAMS" | "POUNDS">;
  readonly isImperial: boolean;
}

export function unitsOfCoach(coach: Pick<User, "uses_imperial_measurements" | "organisation">): FormUnits {
  const isImperial = readsImperial(coach);
  return { weight: isImperial ? "POUNDS" : "KILOGRAMS", isImperial };
}

/** What a new profile starts with: 20 percent body fat, 70 kg or 155 lb (ledger COACH-024). */
const START = { bodyFat: 0.2, kilograms: 70, pounds: "155" } as const;
/** Percent of body fat that is accepted (ledger COACH-022). */
export const BODY_FAT_LIMITS = { min: 3, max: 60 } as const;

const percentText = (fraction: number, language: Language): string =>
  formatNumber(language, fraction * 100, { maximumFractionDigits: 1 });

/** What the client eats and does not eat. */
const startFood = (intake: UserProfile | null): Pick<ProfileForm, "diet" | "intolerances" | "allergens"> =>
  intake === null
    ? { diet: "OMNIVORE", intolerances: ["NO_INTOLERANCE"], allergens: [] }
    : { diet: intake.diet, intolerances: intolerancesOf(intake), allergens: intake.food_allergens };

export function startForm(intake: UserProfile | null, units: FormUnits, language: Language): ProfileForm {
  const start = units.isImperial ? [START.pounds] : weightTexts(START.kilograms, units.weight, language);
  return {
    goal: intake?.main_goal ?? null,
    gender: intake?.gender ?? null,
    age: intake?.age == null ? "" : String(intake.age),
    height: heightTexts(intake?.height_in_cm ?? null, units.isImperial, language),
    weight: intake === null ? start : weightTexts(intake.weight, units.weight, language),
    bodyFat: percentText(intake?.body_fat_percentage ?? START.bodyFat, language),
    isFatMeasured: intake?.body_fat_measured ?? false,
    activity: intake?.activity ?? "SEDENTARY",
    ...startFood(intake),
    exercises: startExercises(intake?.exercise_instances ?? [], language),
    energyMethod: intake?.energy_method ?? "AUTO",
    sustainability: intake?.sustainability ?? "OPTIMAL",
    proteinProfile: intake?.protein_profile ?? null,
  };
}

/** Where clients answer for themselves no weight is suggested: one that nobody typed would set their plan (ledger COACH-202). */
export const startOwnForm = (units: FormUnits, language: Language): ProfileForm => ({
  ...startForm(null, units, language),
  weight: [""],
});

/**
 * What was typed while the client had no profile, laid over the one that was made meanwhile: fields that nobody touched show
 * what is stored, not what a new form begins with (ledger COACH-181).
 */
export function laidOver(
  typed: ProfileForm,
  intake: UserProfile,
  units: FormUnits,
  language: Language,
): ProfileForm {
  const [untouched, stored] = [startForm(null, units, language), startForm(intake, units, language)];
  const isTouched = (field: keyof ProfileForm) =>
    JSON.stringify(typed[field]) !== JSON.stringify(untouched[field]);
  const fields = Object.keys(typed) as (keyof ProfileForm)[];
  return Object.fromEntries(
    fields.map((field) => [field, isTouched(field) ? typed[field] : stored[field]]),
  ) as unknown as ProfileForm;
}

/** Percent of body fat from 3 to 60, one decimal; null for anything else. */
export function typedBodyFat(text: string): number | null {
  const percent = readNumber(text);
  if (percent === null || percent < BODY_FAT_LIMITS.min || percent > BODY_FAT_LIMITS.max) return null;
  return roundHalfUp(percent, 1);
}

/** The fields that are refused; age and height may stay empty, as they were before. */
export function problemsOf(form: ProfileForm, units: FormUnits) {
  const hasHeight = form.height.some((text) => text.trim() !== "");
  // These two formulas cannot do without (ledger CALC-012).
  const isNeeded = form.energyMethod === "MIFFLIN" || form.energyMethod === "HARRIS_BENEDICT";
  const hasAge = form.age.trim() !== "";
  return {
    gender: form.gender === null,
    age: hasAge ? ageError(readNumber(form.age)) !== null : isNeeded,
    height: (hasHeight || isNeeded) && typedHeight(form.height, units.isImperial, null) === null,
    weight: !isWeightGood(form.weight, units.weight),
    bodyFat: typedBodyFat(form.bodyFat) === null,
  };
}

/**
 * What is sent of a form without problems; null with them. A body fat percentage that someone enters, or says was measured,
 * counts as measured, so that the energy need follows from it (ledger PLAN-175); one that was left as the form begins does not,
 * whoever fills it in (COACH-185, COACH-209).
 */
export function changesOf(
  form: ProfileForm,
  intake: UserProfile | null,
  units: FormUnits,
  language: Language,
) {
  const { gender } = form;
  const weight = typedWeight(form.weight, units.weight, intake?.weight ?? null);
  const percent = typedBodyFat(form.bodyFat);
  if (gender === null || weight === null || percent === null) return null;
  if (Object.values(problemsOf(form, units)).some(Boolean)) return null;
  const answers = intolerancesToProfile(form.intolerances);
  const fatBefore = intake?.body_fat_percentage ?? START.bodyFat;
  const isSameFat = percentText(fatBefore, language) === form.bodyFat;
  const isSame = isSameFat && form.isFatMeasured === (intake?.body_fat_measured ?? false);
  const fat = isSameFat ? fatBefore : roundHalfUp(percent / 100, 3);
  return {
    main_goal: form.goal,
    gender,
    weight,
    age: readNumber(form.age),
    height_in_cm: typedHeight(form.height, units.isImperial, intake?.height_in_cm ?? null),
    activity: form.activity,
    diet: form.diet,
    food_intolerances_gluten: answers.gluten,
    food_intolerances_lactose: answers.lactose,
    food_intolerances_nut: answers.nut,
    food_intolerances_crustaceans_shellfish: answers.crustaceansShellfish,
    food_allergens: [...form.allergens],
    energy_method: form.energyMethod,
    sustainability: form.sustainability,
    protein_profile: form.proteinProfile,
    ...(isSame ? {} : { body_fat_percentage: fat, body_fat_measured: form.isFatMeasured }),
  };
}

/** What a new form would send before anybody changed it; a gender it has none, without which nothing is sent. */
export function untouchedProfile(units: FormUnits, language: Language) {
  const form = { ...startForm(null, units, language), gender: "FEMALE" } as const;
  return { ...changesOf(form, null, units, language), gender: null };
}
