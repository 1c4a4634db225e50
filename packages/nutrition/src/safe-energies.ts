import { minEnergy, type RailPerson } from "./assess-plan.ts";
import type { Kcal } from "./vocabulary.ts";

const STEP_KCAL = 10;
/** Two plans that differ by less are no choice. */
const MIN_APART_KCAL = 60;

const upToStep = (kcal: Kcal): Kcal => Math.ceil(kcal / STEP_KCAL) * STEP_KCAL;

/**
 * What to offer whoever asked for less energy than is safe, kcal per day in steps of 10, ascending: the minimum (SAFE-002), and
 * the energy half way between it and the need where that is another plan. A need of 2,000 kcal with a minimum of 1,500 gives
 * 1,500 and 1,750; a person who must not lose weight gets one, the need.
 */
export const safeEnergies = (person: RailPerson): readonly [Kcal, ...Kcal[]] => {
  const min = minEnergy(person);
  const least = upToStep(min);
  if (person.need === null) return [least];
  const easier = upToStep((min + person.need) / 2);
  return easier - least < MIN_APART_KCAL ? [least] : [least, easier];
};
