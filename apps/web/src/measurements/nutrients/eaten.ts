import type { EatenNutrients } from "@plateful/contract";
import type { Nutrient } from "@plateful/nutrition";

export type Total = EatenNutrients["days"][number]["nutrients"][number];
type Reference = EatenNutrients["references"][number];

/** Below this share a shortfall may be one of knowledge. */
export const WELL_KNOWN = 0.7;
/** An average intake of this share of a reference suffices for most people. */
const NEARLY = 0.8;

export type ReachState = "ENOUGH" | "NEARLY" | "LOW" | "UNSURE";

/** A nutrient of a day, or of an average day, beside its reference. */
export interface NutrientLine {
  readonly nutrient: Nutrient;
  readonly total: Total;
  readonly reference: Reference;
}

const NOTHING = { amount: 0, known: 0 };

export const totalIn = (totals: readonly Total[], nutrient: Nutrient): Total =>
  totals.find((one) => one.nutrient === nutrient) ?? { nutrient, ...NOTHING };

/** The line of one nutrient; null where it has no reference. */
export function lineOf(eaten: EatenNutrients, nutrient: Nutrient): NutrientLine | null {
  const reference = eaten.references.find((one) => one.nutrient === nutrient);
  if (reference === undefined || eaten.average === null) return null;
  return { nutrient, reference, total: totalIn(eaten.average.nutrients, nutrient) };
}

/** Vitamins and minerals in the order in which they are read: those that people ask about first. */
const LISTED: readonly Nutrient[] = [
  "VITAMIN_D",
  "VITAMIN_B12",
  "FOLATE",
  "VITAMIN_C",
  "IRON",
  "CALCIUM",
  "MAGNESIUM",
  "IODINE",
  "POTASSIUM",
  "ZINC",
  "VITAMIN_A",
  "VITAMIN_B1",
  "VITAMIN_B2",
  "VITAMIN_B6",
  "VITAMIN_E",
];

/** Vitamins and minerals that something is known of, and those that nothing is known of. */
export function vitaminsAndMinerals(eaten: EatenNutrients) {
  const lines = LISTED.flatMap((nutrient) => lineOf(eaten, nutrient) ?? []);
  return {
    known: lines.filter(({ total }) => total.known > 0),
    unknown: lines.filter(({ total }) => total.known === 0).map(({ nutrient }) => nutrient),
  };
}

/** How an amount compares with what is to be reached. What is little and little known is neither. */
export function reachOf({ total, reference }: NutrientLine): ReachState {
  const share = total.amount / reference.amount;
  if (share >= 1) return "ENOUGH";
  if (share >= NEARLY) return "NEARLY";
  return total.known < WELL_KNOWN ? "UNSURE" : "LOW";
}

/** What the amount might be if the rest held as much as what is known. */
export const possibleAmount = ({ amount, known }: Pick<Total, "amount" | "known">): number =>
  known > 0 ? amount / known : amount;
