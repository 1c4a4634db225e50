import { roundHalfUp } from "@plateful/quantities";
import { KCAL_PER_GRAM } from "./macro-energy.ts";
import type { Kcal, Macros } from "./vocabulary.ts";

/** Step in which a coach changes the energy of a plan from the board, kcal (COACH-095). */
export const ENERGY_STEP_KCAL = 25;
/** Most steps in one go: 500 kcal a day. */
export const MAX_ENERGY_STEPS = 20;

/** Which macronutrients take up the change: fat alone where carbohydrates are limited. */
export type EnergyTakers = "carbohydrates-and-fat" | "fat";

const takenBy =
  (takers: EnergyTakers) =>
  ({ carbohydrates, fat }: Macros): Kcal =>
    fat * KCAL_PER_GRAM.fat +
    (takers === "carbohydrates-and-fat" ? carbohydrates * KCAL_PER_GRAM.carbohydrates : 0);

/** Which share of a change of the day each of its meals takes up, 0 to 1; all 0 when nothing can take it up. */
export function sharesOfShift(slots: readonly Macros[], takers: EnergyTakers): number[] {
  const taken = slots.map(takenBy(takers));
  const total = taken.reduce((sum, each) => sum + each, 0);
  return taken.map((each) => (total > 0 ? each / total : 0));
}

/**
 * The meals of a day with another energy for the day: protein stays, carbohydrates and fat change in proportion, and so
 * does each meal. Kcal and grams to one decimal, as they are stored. Null when there is nothing that could take the change.
 *
 * @example a day of 85 P, 150 C, 60 F (1480 kcal) at +114 has 165 C and 66 F (1594 kcal)
 */
export function shiftDayEnergy<Slot extends Macros>(
  slots: readonly Slot[],
  change: Kcal,
  takers: EnergyTakers,
): Slot[] | null {
  const takesCarbohydrates = takers === "carbohydrates-and-fat";
  const takes = takenBy(takers);
  const before = slots.reduce((sum, slot) => sum + takes(slot), 0);
  const factor = (before + change) / before;
  if (!(before > 0) || factor <= 0) return null;
  return slots.map((slot) => {
    const carbohydrates = takesCarbohydrates
      ? roundHalfUp(slot.carbohydrates * factor, 1)
      : slot.carbohydrates;
    const fat = roundHalfUp(slot.fat * factor, 1);
    // Not from the rounded grams: their rounding would change the day by more or less than was asked for.
    const kcal = slot.kcal + (change * takes(slot)) / before;
    return { ...slot, carbohydrates, fat, kcal: roundHalfUp(kcal, 1) };
  });
}
