import type { Kcal } from "./vocabulary.ts";

/** What is counted besides energy and macronutrients, in the order in which a label and then a table name them (NUTR-001). */
export const NUTRIENTS = [
  "FIBER",
  "SUGARS",
  "SATURATED_FAT",
  "SALT",
  "CALCIUM",
  "IRON",
  "MAGNESIUM",
  "POTASSIUM",
  "ZINC",
  "IODINE",
  "VITAMIN_A",
  "VITAMIN_B1",
  "VITAMIN_B2",
  "VITAMIN_B6",
  "FOLATE",
  "VITAMIN_B12",
  "VITAMIN_C",
  "VITAMIN_D",
  "VITAMIN_E",
] as const;
export type Nutrient = (typeof NUTRIENTS)[number];

export const NUTRIENT_UNITS = ["g", "mg", "µg"] as const;
export type NutrientUnit = (typeof NUTRIENT_UNITS)[number];

const UNIT_OF: Readonly<Record<Nutrient, NutrientUnit>> = {
  FIBER: "g",
  SUGARS: "g",
  SATURATED_FAT: "g",
  SALT: "g",
  CALCIUM: "mg",
  IRON: "mg",
  MAGNESIUM: "mg",
  POTASSIUM: "mg",
  ZINC: "mg",
  IODINE: "µg",
  VITAMIN_A: "µg",
  VITAMIN_B1: "mg",
  VITAMIN_B2: "mg",
  VITAMIN_B6: "mg",
  FOLATE: "µg",
  VITAMIN_B12: "µg",
  VITAMIN_C: "mg",
  VITAMIN_D: "µg",
  VITAMIN_E: "mg",
};

/** The unit in which a nutrient is stored, sent and shown; vitamin A in µg RAE, folate in µg DFE. */
export const nutrientUnit = (nutrient: Nutrient): NutrientUnit => UNIT_OF[nutrient];

/** Amounts by nutrient, each in its own unit; what is left out is not known, and never 0. */
export type NutrientAmounts = Readonly<Partial<Record<Nutrient, number>>>;

/** A part of what was eaten: its energy, and what is known of its nutrients. */
export interface NutrientPart {
  readonly kcal: Kcal;
  readonly amounts: NutrientAmounts;
}

/** The known amount of a nutrient, and for which share of the energy it is known, from 0 to 1. */
export interface NutrientTotal {
  readonly amount: number;
  readonly known: number;
}

/**
 * What parts hold of each nutrient together. The share known goes by energy: a food of which nothing is known weighs as much as
 * it was eaten. Parts without energy add their amounts and say nothing about the share (NUTR-002).
 */
export function sumNutrients(parts: readonly NutrientPart[]): Readonly<Record<Nutrient, NutrientTotal>> {
  const kcal = parts.reduce((sum, part) => sum + part.kcal, 0);
  const totalOf = (nutrient: Nutrient): NutrientTotal => {
    let amount = 0;
    let knownKcal = 0;
    for (const part of parts) {
      const own = part.amounts[nutrient];
      if (own === undefined) continue;
      amount += own;
      knownKcal += part.kcal;
    }
    return { amount, known: kcal > 0 ? knownKcal / kcal : 0 };
  };
  return Object.fromEntries(NUTRIENTS.map((nutrient) => [nutrient, totalOf(nutrient)])) as Record<
    Nutrient,
    NutrientTotal
  >;
}

/** Amounts of another weight: those of 100 g times a share, for instance. */
export const scaleNutrients = (amounts: NutrientAmounts, share: number): NutrientAmounts =>
  Object.fromEntries(Object.entries(amounts).map(([nutrient, amount]) => [nutrient, amount * share]));
