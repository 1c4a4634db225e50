import { minEnergy, type RailPerson } from "./assess-plan.ts";
import type { Kcal, MainGoal } from "./vocabulary.ts";
import { goalFactor, KCAL_PER_KILOGRAM } from "./weekly-goal.ts";

const DAYS_PER_WEEK = 7;

/** What someone chose: the goal, and the pace in kg a week, negative for a loss; null for none. */
export interface ChosenPace {
  readonly goal: MainGoal;
  readonly kgPerWeek: number | null;
}

/** The energy that a plan should have by what was learned, and what kept it from going further; kcal a day, unrounded. */
export interface LearnedPlan {
  readonly kcal: Kcal;
  readonly limitedBy: "FLOOR" | "CARE" | null;
}

/**
 * The energy of a plan that keeps the chosen pace by a learned energy use: a loss saves 7,700 kcal (CALC-019) for each kilogram of the
 * pace, every other goal multiplies (CALC-018, CALC-020). Never below the minimum that is safe by the first estimate nor by
 * what was learned (SAFE-002), and no lower than the plan is for whoever must not lose weight.
 *
 * @example 2240 kcal learned, 0.5 kg a week: 1690; of 1600 learned: 1600, as no deficit is offered from there
 */
export function learnedPlan(
  person: RailPerson,
  learned: Kcal,
  { goal, kgPerWeek }: ChosenPace,
  current: Kcal,
): LearnedPlan {
  const isLoss = goalFactor(goal) < 1;
  const wanted =
    isLoss && kgPerWeek !== null
      ? learned - (Math.abs(kgPerWeek) * KCAL_PER_KILOGRAM) / DAYS_PER_WEEK
      : learned * goalFactor(goal);
  // By the first estimate no deficit at all is safe: being underweight, or health answers, forbid it.
  const isWithheld = person.need !== null && minEnergy(person) >= person.need;
  const floor = Math.max(minEnergy(person), minEnergy({ ...person, need: learned }));
  if (isWithheld && Math.max(wanted, floor) < current) return { kcal: current, limitedBy: "CARE" };
  return wanted < floor
    ? { kcal: floor, limitedBy: isWithheld ? "CARE" : "FLOOR" }
    : { kcal: wanted, limitedBy: null };
}
