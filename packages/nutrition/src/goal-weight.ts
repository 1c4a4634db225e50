import { type Centimetres, type Kilograms, roundHalfUp, roundUp, WEIGHT_LIMITS } from "@plateful/quantities";
import type { MainGoal } from "./vocabulary.ts";

/** Body mass index below which a weight is too low to aim at (ONB-020). */
export const MIN_HEALTHY_BMI = 18.5;

/** The lowest goal weight for a height, kg: BMI 18.5 rounded up to 0.1. 170 cm gives 53.5 kg (ONB-021). */
export const minimumGoalWeight = (heightInCm: Centimetres): Kilograms =>
  roundUp(MIN_HEALTHY_BMI * (heightInCm / 100) ** 2, 1);

/** False when no loss of weight can be recommended: the weight is already at or below BMI 18.5 (ONB-023). */
export const isWeightLossSafe = (heightInCm: Centimetres, weightInKg: Kilograms): boolean =>
  weightInKg > MIN_HEALTHY_BMI * (heightInCm / 100) ** 2;

/** Why a goal weight is refused. */
export type GoalWeightError =
  | "required"
  | "not_positive"
  | "too_low"
  | "too_high"
  | "not_below_weight"
  | "no_safe_weight_loss";

/** What a goal weight is judged by. */
export interface GoalWeightAnswers {
  readonly goal: MainGoal;
  readonly heightInCm: Centimetres;
  readonly weightInKg: Kilograms;
  readonly goalWeight: Kilograms | null;
}

/** Checks a goal weight: positive, at most 300 kg, at least BMI 18.5, and for a loss below the weight (ONB-020 to ONB-023). */
export const goalWeightError = (answers: GoalWeightAnswers): GoalWeightError | null => {
  const { goal, heightInCm, weightInKg, goalWeight } = answers;
  const isLoss = goal === "LOSE_WEIGHT" || goal === "WEIGHT_LOSS";
  if (isLoss && !isWeightLossSafe(heightInCm, weightInKg)) return "no_safe_weight_loss";
  if (goalWeight === null || Number.isNaN(goalWeight)) return "required";
  if (goalWeight <= 0) return "not_positive";
  if (roundHalfUp(goalWeight, 2) < minimumGoalWeight(heightInCm)) return "too_low";
  if (goalWeight > WEIGHT_LIMITS.kilograms.max) return "too_high";
  return isLoss && goalWeight >= weightInKg ? "not_below_weight" : null;
};
