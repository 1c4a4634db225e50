import type { TriageClient } from "@plateful/contract";
import { type Macros, shiftDayEnergy } from "@plateful/nutrition";

/** The macros of an average day after a change of its energy, as the server will work them out for each day (COACH-095). */
export function macrosAfter(
  { kcal, protein, carbohydrates, fat }: NonNullable<TriageClient["energy"]>,
  limitsCarbohydrates: boolean,
  change: number,
): Macros {
  const day: Macros = { kcal, protein, carbohydrates, fat };
  const takers = limitsCarbohydrates ? "fat" : "carbohydrates-and-fat";
  return shiftDayEnergy([day], change, takers)?.[0] ?? { ...day, kcal: kcal + change };
}
