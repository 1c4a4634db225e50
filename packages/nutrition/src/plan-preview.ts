import type { Centimetres, Kilograms } from "@plateful/quantities";
import { maxProtein, minEnergy, type RailPerson, type Screening } from "./assess-plan.ts";
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
import { goalFactor, planCalories, type WeeklyGoalChoice, weeklyGoalChoices } from "./weekly-goal.ts";

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
  /** What the person says about their health; undefined for who was not asked. */
  readonly screening?: Screening;
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

/** What a guard-rail changed of a recommended plan: from and to in kcal or grams. */
export interface PlanMove {
  readonly what: "ENERGY" | "PROTEIN";
  readonly from: number;
  readonly to: number;
}

/** A recommended plan within the guard-rails, and what they changed of it; empty for nothing. */
export interface RailedPlan {
  readonly macros: MacroPlan;
  readonly moves: readonly PlanMove[];
}

/** What onboarding shows of a plan before it is saved. */
export interface PlanPreview extends RailedPlan {
  readonly need: EnergyNeed;
  readonly weeklyGoals: readonly WeeklyGoalChoice[];
  readonly minimumGoalWeight: Kilograms;
  readonly isWeightLossSafe: boolean;
}

/** How a plan of a type is made of an energy; the intake may limit protein. */
type MakePlan = (kcal: number, intake: NutritionIntake) => MacroPlan;

/**
 * The plan of the formulas, moved to the guard-rails where it crosses one: up to the minimum safe energy, and down to the most
 * protein that needs no question (SAFE-003). What protein gives up goes where the plan type puts the rest of its energy.
 */
export const railedPlan = (
  person: RailPerson,
  kcal: number,
  intake: NutritionIntake,
  make: MakePlan,
): RailedPlan => {
  const wanted = make(kcal, intake);
  const safe = Math.max(kcal, minEnergy(person));
  const raised = safe > kcal ? make(safe, intake) : wanted;
  const limit = Math.floor(maxProtein(raised.kcal, person));
  const macros = raised.protein > limit ? make(safe, { ...intake, maxProtein: limit }) : raised;
  const moves: readonly PlanMove[] = [
    { what: "ENERGY", from: wanted.kcal, to: macros.kcal },
    { what: "PROTEIN", from: raised.protein, to: macros.protein },
  ];
  return { macros, moves: moves.filter(({ from, to }) => from !== to) };
};

/** The person of onboarding answers, as the guard-rails read them; their goal weight is checked where it is chosen. */
export const railPersonOfAnswers = (
  { weightInKg, heightInCm }: Pick<PlanAnswers, "weightInKg" | "heightInCm">,
  need: EnergyNeed,
  { maxDailyDeficitKcal }: NutritionTenant,
  screening: Screening | undefined,
): RailPerson => ({
  need: need.tdee,
  weight: weightInKg ?? 0,
  heightInCm,
  goalWeight: null,
  maxDailyDeficitKcal,
  ...(screening === undefined ? {} : { screening }),
});

/** A self-made plan from onboarding answers: need, goal, then macros of the plan type within the guard-rails (CALC-020, CALC-033, CALC-046, SAFE-003). */
export const planPreview = (answers: PlanAnswers, tenant: NutritionTenant): PlanPreview => {
  const intake = intakeFromAnswers(answers);
  const need = totalDailyEnergyExpenditure(intake);
  const kcal = planCalories(need.tdee, answers.goal, answers.weeklyGoal);
  const height = answers.heightInCm ?? 0;
  const weeklyGoals = weeklyGoalChoices(need.tdee, tenant);
  const pace = weeklyGoals.find(({ weeklyGoal }) => weeklyGoal === answers.weeklyGoal);
  const person = railPersonOfAnswers(answers, need, tenant, answers.screening);
  // A pace that is not offered is refused where it is chosen, and moved nowhere.
  const isRefused = goalFactor(answers.goal) < 1 && pace?.offered === false;
  const plan = railedPlan(isRefused ? { ...person, need: null } : person, kcal, intake, (energy, from) =>
    planMacros(energy, from, need.baseRate, answers.dietType, tenant),
  );
  return {
    need,
    ...plan,
    weeklyGoals,
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
