import type { OnboardingData } from "@plateful/contract";
import {
  ENERGY_BALANCE_LIMITS,
  energyBalancePercent,
  FIBER_TARGET,
  type Macros,
  type NutritionTenant,
  ownMacrosOf,
  previewOfAnswers,
  type RailFindingCode,
  railPersonOfAnswers,
  type Screening,
} from "@plateful/nutrition";
import { confirmedOf, findingsOf } from "../nutrition-plans/index.ts";
import { invalidField } from "../platform/base/problem.ts";

/** Where own numbers stand in the answers. */
const OWN_MACROS = ["dietPreferences", "userProvidedMacros"];
const FIELDS: Partial<Record<RailFindingCode, string>> = {
  PROTEIN_TOO_LOW: "protein",
  PROTEIN_HIGH: "protein",
  CONDITION_PROTEIN: "protein",
  FAT_TOO_LOW: "fat",
};
const pathOf = (code: RailFindingCode) =>
  code === "CONDITION_KETO" ? ["dietPreferences", "dietType"] : [...OWN_MACROS, FIELDS[code] ?? "calories"];

export interface OnboardingPlan {
  readonly mss: Macros;
  readonly fiber: number;
  /** The plan as a whole percentage of the energy need. */
  readonly energyBalance: number;
  /** What the person confirmed of own numbers that cross a guard-rail. */
  readonly confirmed: readonly RailFindingCode[];
  /** Whether a guard-rail moved the recommended plan. */
  readonly isMoved: boolean;
}

/**
 * The plan that the answers give, computed again; what the client computed is not read.
 * @throws InvalidFields weekly_goal_too_fast for a pace that is not offered to this person, and at own numbers what is refused.
 * @throws ConfirmationNeeded for own numbers that cross a guard-rail (ledger SAFE-004).
 */
export function planOfAnswers(
  answers: OnboardingData,
  tenant: NutritionTenant,
  screening: Screening | undefined,
): OnboardingPlan {
  const { goal, weeklyGoal = null, dietPreferences } = answers;
  const { dietType } = dietPreferences;
  const preview = previewOfAnswers(answers, tenant, dietType, screening);
  const chosen = preview.weeklyGoals.find((choice) => choice.weeklyGoal === weeklyGoal);
  if (goal === "LOSE_WEIGHT" && chosen?.offered === false)
    throw invalidField("weeklyGoal", "weekly_goal_too_fast");
  const { fiber: _fixed, ...computed } = preview.macros;
  const own = ownMacrosOf(dietPreferences, dietType);
  const mss = own ?? computed;
  const person = railPersonOfAnswers(answers.physicalStats, preview.need, tenant, screening);
  const findings = findingsOf(person, { ...mss, dietType }, "person");
  const confirmed = confirmedOf(findings, "person", answers, pathOf);
  const percent = energyBalancePercent(mss.kcal, preview.need.tdee);
  const { min, max } = ENERGY_BALANCE_LIMITS;
  return {
    mss,
    fiber: FIBER_TARGET,
    energyBalance: Math.min(max, Math.max(min, percent)),
    confirmed,
    isMoved: own === null && preview.moves.length > 0,
  };
}
