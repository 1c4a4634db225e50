import { MEAL_SIZE_STEP } from "./meal-sizes.ts";

const WHOLE_DAY = 100;

/**
 * Sizes in percent for meals of which only the energy is known: in steps of 5, none below 5, together 100. Equal shares
 * when no meal has any energy. What rounding leaves goes to the meals that lost most by it, the earlier of equals first.
 *
 * @example sizesOfEnergy([478, 573, 191, 669]) // [25, 30, 10, 35]
 */
export const sizesOfEnergy = (energies: readonly number[]): number[] => {
  const total = energies.reduce((sum, kcal) => sum + kcal, 0);
  const steps = WHOLE_DAY / MEAL_SIZE_STEP;
  const exact = energies.map((kcal) => (total > 0 ? kcal / total : 1 / energies.length) * steps);
  const chosen = exact.map((share) => Math.max(1, Math.floor(share)));
  const move = (by: 1 | -1) => {
    const gap = (at: number) => by * ((exact[at] ?? 0) - (chosen[at] ?? 0));
    const candidates = chosen.map((_, at) => at).filter((at) => by > 0 || (chosen[at] ?? 0) > 1);
    const [first] = candidates.toSorted((a, b) => gap(b) - gap(a));
    if (first !== undefined) chosen[first] = (chosen[first] ?? 0) + by;
  };
  const left = steps - chosen.reduce((sum, share) => sum + share, 0);
  for (let moved = 0; moved < Math.abs(left); moved += 1) move(left > 0 ? 1 : -1);
  return chosen.map((share) => share * MEAL_SIZE_STEP);
};
