import type { Allergen, GroceryCategory, NutrientAmounts } from "@plateful/nutrition";

/** A product as a source describes it; figures are per 100 g, or per 100 ml of what is poured. */
export interface ImportedProduct {
  readonly sourceId: string;
  readonly name: { readonly en: string; readonly nl: string };
  readonly brand: string | null;
  /** 14 digits; null for a food that is not sold under a number. */
  readonly barcode: string | null;
  readonly unit: "g" | "ml";
  /** Left out where the source has no groups: then it stands among the other groceries. */
  readonly category?: GroceryCategory;
  readonly kcal: number;
  readonly protein: number;
  /** Without fibre; a source that counts it among them is converted by its reader. */
  readonly carbohydrates: number;
  readonly fat: number;
  readonly fiber: number | null;
  /** What the source states besides, in each nutrient's own unit. */
  readonly nutrients: NutrientAmounts;
  /** Allergens that the label names; it may hold others. Left out where the source says nothing of them. */
  readonly allergens?: readonly Allergen[];
  /** One serving in the unit; null when the source gives none. */
  readonly serving: number | null;
  readonly popularity: number;
}

/** Why a row is no product that people can be offered. */
const REJECTIONS = [
  "no-name",
  "no-code",
  "wrong-barcode",
  "in-store-barcode",
  "wrong-quantity",
  "figures-missing",
  "figures-impossible",
] as const;
export type Rejection = (typeof REJECTIONS)[number];

/** One row of an export: columns of its table, or the fields of its JSON. */
export type SourceRow = Readonly<Record<string, unknown>>;

const MAX_NAME_LENGTH = 200;
/** Pure fat has 900 kcal; a little above it is rounding. */
const MAX_KCAL = 930;
const MAX_GRAMS = 105;

/** The first of these fields that has a text. */
export function textOf(row: SourceRow, ...fields: readonly string[]): string | null {
  for (const field of fields) {
    const value = row[field];
    if (typeof value === "string" && value.trim() !== "") return value.trim().slice(0, MAX_NAME_LENGTH);
  }
  return null;
}

/** Figures of 100 g in kcal and grams; null = not known, and weighed as nothing. */
export interface WeighedFigures {
  readonly kcal: number;
  readonly protein: number;
  readonly carbohydrates: number;
  readonly fat: number;
  readonly fiber: number | null;
  readonly salt?: number | null;
}

/** Whether 100 g can be so: nothing below 0, no more energy than fat has, and no more than 100 g and rounding. */
export function areFiguresPossible(figures: WeighedFigures): boolean {
  const { kcal, protein, carbohydrates, fat, salt = null } = figures;
  return (
    Object.values(figures).every((figure) => figure === null || figure >= 0) &&
    kcal <= MAX_KCAL &&
    protein + carbohydrates + fat + (salt ?? 0) <= MAX_GRAMS
  );
}
