import type { NutritionDayPlan } from "@plateful/contract";
import { type MacroGrams, macroKcal } from "@plateful/nutrition";
import { roundHalfUp } from "@plateful/quantities";
import { readNumber } from "../parts/read-number.ts";

type Slot = NutritionDayPlan["meal_slot_specifications"][number];

/** What can be edited of a meal. */
export const SLOT_FIELDS = ["protein", "carbohydrates", "fat"] as const;
type SlotField = (typeof SLOT_FIELDS)[number];
/** The grams of a meal as they stand in their fields. */
export type SlotDraft = Readonly<Record<SlotField, string>>;

/** The most grams that a meal may have. */
export const MAX_GRAMS = 1000;

/** Grams as typed: from 0 upward, at most one decimal counts; null for anything else (ledger COACH-055, COACH-056). */
export function readGrams(text: string): number | null {
  const grams = readNumber(text);
  return grams === null || grams > MAX_GRAMS ? null : roundHalfUp(grams, 1);
}

/** The grams of a draft; null as long as one of them is no amount. */
export function draftGrams(draft: SlotDraft): MacroGrams | null {
  const [protein, carbohydrates, fat] = SLOT_FIELDS.map((field) => readGrams(draft[field]));
  if (protein == null || carbohydrates == null || fat == null) return null;
  return { protein, carbohydrates, fat };
}

/** The whole day of meals, with its energy from the grams. */
export function dayOf(meals: readonly MacroGrams[]): MacroGrams & { readonly kcal: number } {
  const sum = (field: SlotField) =>
    roundHalfUp(
      meals.reduce((total, meal) => total + meal[field], 0),
      1,
    );
  const grams = { protein: sum("protein"), carbohydrates: sum("carbohydrates"), fat: sum("fat") };
  return { ...grams, kcal: roundHalfUp(macroKcal(grams), 1) };
}

/** A meal slot as it is stored again: a moment keeps its place, its energy follows its grams. */
export const editedSlot = ({ meal_type, meal_moment, order, size }: Slot, grams: MacroGrams) => ({
  meal_type,
  meal_moment,
  order,
  size,
  ...grams,
  kcal: roundHalfUp(macroKcal(grams), 1),
});
