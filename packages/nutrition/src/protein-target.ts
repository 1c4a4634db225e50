import type { Kilograms } from "@plateful/quantities";
import { required } from "./calculation-error.ts";
import { leanMass } from "./energy-need.ts";
import type { NutritionTenant } from "./nutrition-tenant.ts";
import type { Diet, Gender, Sustainability } from "./vocabulary.ts";

/** What the protein and fat targets read of a person. */
export interface MacroIntake {
  readonly weight: Kilograms | null;
  readonly gender: Gender | null;
  /** Fraction 0.03 to 0.60; null is really unknown and takes the fallback, so pass DEFAULT_BODY_FAT for the default. */
  readonly bodyFat: number | null;
  readonly diet?: Diet | null;
  readonly sustainability?: Sustainability | null;
  /** Most protein that a plan of this person may hold, grams; the target itself does not change (SAFE-003). */
  readonly maxProtein?: number;
}

const FALLBACK_GRAMS_PER_KG = 1.6;
const OPTIMAL_GRAMS_PER_KG = 1.8;
const SUSTAINABLE_GRAMS_PER_KG: Readonly<Record<Gender, number>> = { MALE: 1.6, FEMALE: 1.5 };
const GRAMS_PER_KG_LEAN_MASS = 2;
const LOW_PROTEIN_GRAMS_PER_KG = 0.83;
/** Above this body fat, lean mass is a truer measure of need than weight (CALC-028). */
const HIGH_BODY_FAT: Readonly<Record<Gender, number>> = { MALE: 0.2, FEMALE: 0.3 };

const VEGAN_MULTIPLIER = 2.4 / 1.8;
const VEGETARIAN_MULTIPLIER = 2 / 1.8;

/** How much more protein a diet asks for, as plant protein is used less well: quotients, not factors (CALC-029, CALC-030). */
export const dietProteinMultiplier = (diet: Diet | null | undefined): number => {
  if (diet === "VEGAN") return VEGAN_MULTIPLIER;
  const isVegetarian = diet === "VEGETARIAN" || diet === "LACTO_VEGETARIAN" || diet === "OVO_VEGETARIAN";
  return isVegetarian ? VEGETARIAN_MULTIPLIER : 1;
};

const highProtein = (
  weight: Kilograms,
  gender: Gender,
  bodyFat: number,
  sustainability: Sustainability,
): number => {
  if (bodyFat > HIGH_BODY_FAT[gender]) return GRAMS_PER_KG_LEAN_MASS * leanMass(weight, bodyFat);
  return weight * (sustainability === "OPTIMAL" ? OPTIMAL_GRAMS_PER_KG : SUSTAINABLE_GRAMS_PER_KG[gender]);
};

/**
 * Protein to aim at, grams per day, unrounded. Without gender or body fat 1.6 g per kg; a low-protein organisation takes
 * 0.83 g per kg over the lean share, never more than the high target. Source: CALC-027 to CALC-030, CALC-039 to CALC-044.
 */
export const proteinTarget = (
  intake: MacroIntake,
  tenant: Pick<NutritionTenant, "proteinProfile">,
): number => {
  const weight = required(intake.weight, "Weight is not defined");
  const { gender, bodyFat } = intake;
  const multiplier = dietProteinMultiplier(intake.diet);
  if (gender === null || bodyFat === null) return FALLBACK_GRAMS_PER_KG * weight * multiplier;
  const high = highProtein(weight, gender, bodyFat, intake.sustainability ?? "OPTIMAL");
  if (tenant.proteinProfile === "HIGH") return high * multiplier;
  return Math.min(high, (LOW_PROTEIN_GRAMS_PER_KG * weight) / (1 - bodyFat)) * multiplier;
};
