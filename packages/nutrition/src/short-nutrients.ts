import type { Screening } from "./assess-plan.ts";
import type { NutrientReference } from "./nutrient-reference.ts";
import { type Nutrient, type NutrientPart, type NutrientTotal, sumNutrients } from "./nutrients.ts";
import type { Kcal } from "./vocabulary.ts";

/** Known for less of the energy than this, a shortfall may be one of knowledge alone. */
export const WELL_KNOWN = 0.7;
/** Of the planned energy; less was hardly everything that was eaten, and says nothing about what the day lacked. */
const WELL_LOGGED = 0.7;
/** Nobody notices a twentieth of a reference. */
const SHORT_BELOW = 0.95;
const MAX_SHORT = 3;

/** What a person falls short of on an average day, in the nutrient's unit. */
export interface ShortNutrient {
  readonly nutrient: Nutrient;
  /** As far as it is known. */
  readonly amount: number;
  /** Share of the energy for which it is known, 0 to 1. */
  readonly known: number;
  readonly reference: number;
  /** What is left to the reference if the unknown rest holds as much as what is known; above 0. */
  readonly missing: number;
}

/** Whether so much of a day was logged that it tells what the day lacked (NUTR-006). */
export const isWellLogged = (kcal: Kcal, plannedKcal: Kcal): boolean =>
  plannedKcal > 0 && kcal >= WELL_LOGGED * plannedKcal;

/** The amount if the unknown rest holds as much as what is known; null where too little is known to say. */
export const likelyAmount = ({ amount, known }: NutrientTotal): number | null =>
  known < WELL_KNOWN ? null : amount / known;

/**
 * The nutrients that an average day falls short of, at most three, most lacking first (NUTR-006). One that is known for too
 * little of the energy is never among them, nor is one that may well be reached by what is not known.
 */
export function shortNutrients(
  parts: readonly NutrientPart[],
  days: number,
  references: readonly NutrientReference[],
): ShortNutrient[] {
  const totals = sumNutrients(parts);
  return references
    .filter(({ kind }) => kind === "MIN")
    .flatMap(({ nutrient, amount: reference }): ShortNutrient[] => {
      const { amount, known } = totals[nutrient];
      const likely = likelyAmount({ amount: amount / days, known });
      if (likely === null || likely >= SHORT_BELOW * reference) return [];
      return [{ nutrient, amount: amount / days, known, reference, missing: reference - likely }];
    })
    .toSorted((a, b) => b.missing / b.reference - a.missing / a.reference)
    .slice(0, MAX_SHORT);
}

/** The nutrients of which an average day has more than it should. */
export function passedNutrients(
  parts: readonly NutrientPart[],
  days: number,
  references: readonly NutrientReference[],
): Nutrient[] {
  const totals = sumNutrients(parts);
  return references
    .filter(({ nutrient, amount, kind }) => kind === "MAX" && totals[nutrient].amount / days > amount)
    .map(({ nutrient }) => nutrient);
}

/**
 * The nutrients of which a person may be told to eat more; null for none at all. With a kidney disease potassium may do harm, so
 * what to eat is left to a dietitian; during pregnancy vitamin A may (NUTR-006). Whoever would rather not say is advised as
 * carefully as for both of them.
 */
export function advisableNutrients(
  screening: Screening | undefined,
): ((nutrient: Nutrient) => boolean) | null {
  if (screening === undefined) return () => true;
  if (screening === "NOT_SAID") return (nutrient) => nutrient !== "POTASSIUM" && nutrient !== "VITAMIN_A";
  if (screening.includes("KIDNEY_DISEASE")) return null;
  return (nutrient) => nutrient !== "VITAMIN_A" || !screening.includes("PREGNANT");
}
