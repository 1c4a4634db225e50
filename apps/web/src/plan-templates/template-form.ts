import type { BodyOf, createPlanTemplate, PlanShares, PlanTemplate } from "@plateful/contract";
import {
  isWholeDay,
  MAX_TEMPLATE_ENERGY,
  MAX_TEMPLATE_FAT,
  MAX_TEMPLATE_PROTEIN,
  MEAL_MOMENTS,
  type MealMoment,
  MIN_TEMPLATE_ENERGY,
  MIN_TEMPLATE_FAT,
  MIN_TEMPLATE_PROTEIN,
  mealSizesTotal,
} from "@plateful/nutrition";
import { roundHalfUp } from "@plateful/quantities";
import { readNumber } from "../profile/index.ts";

/** A template as it is typed. */
export interface TemplateDraft {
  readonly name: string;
  readonly note: string;
  readonly energy: string;
  readonly protein: string;
  readonly fat: string;
  readonly sizes: Readonly<Record<MealMoment, string>>;
  readonly isOfPractice: boolean;
}

export type NumberName = "energy" | "protein" | "fat";

export const LIMITS: Readonly<Record<NumberName, { min: number; max: number; decimals: number }>> = {
  energy: { min: MIN_TEMPLATE_ENERGY, max: MAX_TEMPLATE_ENERGY, decimals: 0 },
  protein: { min: MIN_TEMPLATE_PROTEIN, max: MAX_TEMPLATE_PROTEIN, decimals: 1 },
  fat: { min: MIN_TEMPLATE_FAT, max: MAX_TEMPLATE_FAT, decimals: 0 },
};

type Shares = Omit<PlanShares, "name">;

/** Where a new template starts: a mild deficit over three meals and a snack. */
const START: Shares = {
  energy_percent: 90,
  protein_per_kg: 1.6,
  fat_percent: 30,
  meals: [
    { meal_moment: "BREAKFAST", size: 25 },
    { meal_moment: "LUNCH", size: 30 },
    { meal_moment: "AFTERNOON_SNACK", size: 5 },
    { meal_moment: "DINNER", size: 40 },
  ],
};

/** @param write Writes a number in the reader's language. */
export function draftOf(
  { name, note, isOfPractice }: Pick<TemplateDraft, "name" | "note" | "isOfPractice">,
  shares: Shares | null,
  write: (value: number) => string,
): TemplateDraft {
  const { energy_percent, protein_per_kg, fat_percent, meals } = shares ?? START;
  const sizeOf = (moment: MealMoment) => meals.find(({ meal_moment }) => meal_moment === moment)?.size ?? 0;
  return {
    ...{ name, note, isOfPractice },
    energy: write(energy_percent),
    protein: write(protein_per_kg),
    fat: write(fat_percent),
    sizes: Object.fromEntries(MEAL_MOMENTS.map((moment) => [moment, write(sizeOf(moment))])) as Record<
      MealMoment,
      string
    >,
  };
}

/** The number that was typed, null when it is none or out of bounds. */
export function numberIn(draft: TemplateDraft, name: NumberName): number | null {
  const { min, max, decimals } = LIMITS[name];
  const value = readNumber(draft[name]);
  if (value === null) return null;
  const rounded = roundHalfUp(value, decimals);
  return rounded < min || rounded > max ? null : rounded;
}

/** Percent of the day; nothing typed is no meal. Null for what is no percentage. */
export function sizeIn({ sizes }: TemplateDraft, moment: MealMoment): number | null {
  if (sizes[moment].trim() === "") return 0;
  const value = readNumber(sizes[moment]);
  if (value === null || value < 0 || value > 100) return null;
  const rounded = roundHalfUp(value, 1);
  return rounded > 0 && rounded < 1 ? null : rounded;
}

const sizesIn = (draft: TemplateDraft) =>
  MEAL_MOMENTS.map((meal_moment) => ({ meal_moment, size: sizeIn(draft, meal_moment) ?? 0 }));

export const totalOf = (draft: TemplateDraft): number =>
  roundHalfUp(mealSizesTotal(sizesIn(draft).map(({ size }) => size)), 1);

export const isWhole = (draft: TemplateDraft): boolean => isWholeDay([totalOf(draft)]);

/** What is sent; null while something is missing or wrong. */
export function bodyOf(draft: TemplateDraft): BodyOf<typeof createPlanTemplate> | null {
  const [energy, protein, fat] = (["energy", "protein", "fat"] as const).map((name) => numberIn(draft, name));
  const areSizes = MEAL_MOMENTS.every((moment) => sizeIn(draft, moment) !== null);
  if (typeof energy !== "number" || typeof protein !== "number" || typeof fat !== "number") return null;
  if (draft.name.trim() === "" || !areSizes || !isWhole(draft)) return null;
  return {
    ...{ name: draft.name.trim(), note: draft.note.trim(), is_of_practice: draft.isOfPractice },
    ...{ energy_percent: energy, protein_per_kg: protein, fat_percent: fat },
    meals: sizesIn(draft).filter(({ size }) => size > 0),
  };
}

/** A template or its form as the calculations read it. */
export const sharesOf = (template: Omit<Shares, "meals"> & Pick<PlanTemplate, "meals">) => ({
  energyPercent: template.energy_percent,
  proteinPerKg: template.protein_per_kg,
  fatPercent: template.fat_percent,
  meals: template.meals.map(({ meal_moment, size }) => ({ moment: meal_moment, size })),
});
