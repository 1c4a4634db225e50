import type { Centimetres, Kilograms } from "@plateful/quantities";
import { CalculationError } from "./calculation-error.ts";
import {
  applyEnergyBalance,
  DEFAULT_BODY_FAT,
  type EnergyIntake,
  type EnergyNeed,
  totalDailyEnergyExpenditure,
} from "./energy-need.ts";
import type { ExerciseTemplate } from "./exercise-energy.ts";
import { isWeightLossSafe, minimumGoalWeight } from "./goal-weight.ts";
import { type MacroPlan, type PlanType, planMacros } from "./macro-plan.ts";
import type { NutritionTenant } from "./nutrition-tenant.ts";
import type { MacroIntake } from "./protein-target.ts";
import type { ActivityLevel, Diet, DietType, Gender, MainGoal, WeeklyGoal } from "./vocabulary.ts";
import { planCalories, type WeeklyGoalChoice, weeklyGoalChoices } from "./weekly-goal.ts";

/** Everything that the calculations read of a person. */
export type NutritionIntake = EnergyIntake & MacroIntake;

/** The answers that a self-made plan rests on; null is not answered. */
export interface PlanAnswers {
  readonly goal: MainGoal;
  readonly weeklyGoal: WeeklyGoal | null;
  readonly activityLevel: ActivityLevel | null;
  readonly gender: Gender | null;
  readonly age: number | null;
  readonly heightInCm: Centimetres | null;
  readonly weightInKg: Kilograms | null;
  readonly dietType: DietType;
  readonly diet: Diet;
}

/** The intake that onboarding answers make: default body fat, not measured (CALC-011). Throws 'Invalid onboarding data' without weight, height or age (CALC-012). */
export const intakeFromAnswers = (answers: PlanAnswers): NutritionIntake => {
  if (answers.weightInKg === null || answers.heightInCm === null || answers.age === null) {
    throw new CalculationError("Invalid onboarding data");
  }
  return {
    weight: answers.weightInKg,
    gender: answers.gender,
    activity: answers.activityLevel,
    bodyFat: DEFAULT_BODY_FAT,
    bodyFatMeasured: false,
    heightInCm: answers.heightInCm,
    age: answers.age,
    diet: answers.diet,
    sustainability: "OPTIMAL",
  };
};

/** What onboarding shows of a plan before it is saved. */
export interface PlanPreview {
  readonly need: EnergyNeed;
  readonly macros: MacroPlan;
  readonly weeklyGoals: readonly WeeklyGoalChoice[];
  readonly minimumGoalWeight: Kilograms;
  readonly isWeightLossSafe: boolean;
}

/** A self-made plan from onboarding answers: need, goal, then macros of the plan type (CALC-020, CALC-033, CALC-046). */
export const planPreview = (answers: PlanAnswers, tenant: NutritionTenant): PlanPreview => {
  const intake = intakeFromAnswers(answers);
  const need = totalDailyEnergyExpenditure(intake);
  const kcal = planCalories(need.tdee, answers.goal, answers.weeklyGoal);
  const height = answers.heightInCm ?? 0;
  return {
    need,
    macros: planMacros(kcal, intake, need.baseRate, answers.dietType, tenant),
    weeklyGoals: weeklyGoalChoices(need.tdee, tenant),
    minimumGoalWeight: minimumGoalWeight(height),
    isWeightLossSafe: isWeightLossSafe(height, answers.weightInKg ?? 0),
  };
};

/** A plan for an energy balance in percent, as a coach makes it; pass KETO for a client on keto (CALC-015, CALC-088). */
export const balancePlan = (
  intake: NutritionIntake,
  energyBalance: number,
  tenant: NutritionTenant,
  options: { readonly planType?: PlanType; readonly templates?: readonly ExerciseTemplate[] } = {},
): { need: EnergyNeed; macros: MacroPlan } => {
  const need = totalDailyEnergyExpenditure(intake, options.templates);
  const kcal = applyEnergyBalance(need.tdee, energyBalance);
  return { need, macros: planMacros(kcal, intake, need.baseRate, options.planType ?? "COACH", tenant) };
};
